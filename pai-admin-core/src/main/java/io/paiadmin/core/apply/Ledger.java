package io.paiadmin.core.apply;

import io.paiadmin.core.apply.StepResult.Status;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.plan.Step;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** What has become of each step of a plan so far. */
final class Ledger {
  private final Plan<?> plan;
  private final Progress progress;
  private final Map<String, Step<?>> steps = new HashMap<>();
  private final Map<String, StepResult> results = new HashMap<>();

  Ledger(Plan<?> plan, Progress progress) {
    this.plan = plan;
    this.progress = progress;
    plan.steps().forEach(step -> steps.put(step.id(), step));
  }

  /** Writes down what became of a step, for good. */
  void settle(Step<?> step, Status status, String detail) {
    StepResult result = new StepResult(step, status, detail);
    results.put(step.id(), result);
    progress.finished(result);
  }

  /** Returns the result of a step, if it is settled. */
  Optional<StepResult> result(String id) {
    return Optional.ofNullable(results.get(id));
  }

  /** Returns what a step is called in messages. */
  String name(String id) {
    Step<?> step = steps.get(id);
    return step == null ? "step " + id : step.action().kind() + " " + step.action().subject();
  }

  /** Returns the result of every step, in the order of the plan, once all are settled. */
  List<StepResult> results() {
    return plan.steps().stream()
        .map(step -> Objects.requireNonNull(results.get(step.id())))
        .toList();
  }
}
