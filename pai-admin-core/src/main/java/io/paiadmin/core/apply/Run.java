package io.paiadmin.core.apply;

import io.paiadmin.api.ErrorCode;
import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.core.apply.StepResult.Status;
import io.paiadmin.core.tenancy.plan.OperatorAction;
import io.paiadmin.core.tenancy.plan.Phase;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.plan.Step;
import io.paiadmin.core.tenancy.plan.UserAction;
import io.paiadmin.core.tenancy.simulation.Satisfaction;
import io.paiadmin.core.tenancy.simulation.Simulation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * One application of one plan. It keeps the state that the cluster should have reached; at the end
 * of each phase it reads back and compares, so that nothing counts as applied on trust.
 */
final class Run {
  /** After these nobody knows whether the change took effect. */
  private static final Set<ErrorCode> SILENT =
      Set.of(StandardErrorCode.OUTCOME_UNKNOWN, StandardErrorCode.PLUGIN_BROKEN);

  /** How often a missing effect is looked for before it counts as failed. */
  private static final int READINGS = 3;

  private final Plan<?> plan;
  private final Fit fit;
  private final ClusterConnector connector;
  private final Changes changes;
  private final Pause pause;
  private final Progress progress;
  private final Map<String, StepResult> results = new LinkedHashMap<>();
  private final Map<String, Step<?>> unconfirmed = new LinkedHashMap<>();
  private Simulation reached;

  Run(
      Plan<?> plan,
      Fit fit,
      ClusterConnector connector,
      Changes changes,
      Pause pause,
      ApplyListener listener) {
    this.plan = plan;
    this.fit = fit;
    this.connector = connector;
    this.changes = changes;
    this.pause = pause;
    this.progress = new Progress(listener, plan.steps().size());
    this.reached = new Simulation(plan.mode(), plan.basis());
  }

  /** Refuses the plan when a step that is still to be done is beyond the connector. */
  void requireCapabilities(ClusterInfo info) {
    List<Problem> problems = new ArrayList<>();
    for (Step<?> step : plan.steps()) {
      Capabilities.needed(step.action())
          .filter(needed -> fit.isOpen(step) && !info.can(needed))
          .ifPresent(needed -> problems.add(Capabilities.missing(step, needed)));
    }
    if (!problems.isEmpty()) {
      throw new PaiAdminException(StandardErrorCode.UNSUPPORTED, problems);
    }
  }

  /** Carries out every step that can be carried out, from a fresh reading on. */
  List<StepResult> steps(ClusterState now) {
    reached = new Simulation(plan.mode(), now);
    Phase phase = Phase.REPAIR;
    for (Step<?> step : plan.steps()) {
      if (step.phase() != phase) {
        confirm();
        phase = step.phase();
      }
      progress.started(step);
      take(step);
    }
    confirm();
    return plan.steps().stream().map(step -> results.get(step.id())).toList();
  }

  private void take(Step<?> step) {
    Optional<String> obstacle = obstacle(step);
    if (!fit.isOpen(step) || Satisfaction.of(step.action(), reached)) {
      settle(step, Status.SKIPPED, "so already");
    } else if (obstacle.isPresent()) {
      settle(step, Status.BLOCKED, "waits for " + obstacle.get());
    } else if (step.action() instanceof OperatorAction) {
      settle(step, Status.BLOCKED, "waits for a person");
    } else {
      carryOut(step);
    }
  }

  private Optional<String> obstacle(Step<?> step) {
    return step.needs().stream().filter(id -> !isDone(id)).findFirst().map(this::name);
  }

  private String name(String id) {
    return plan.step(id)
        .map(step -> step.action().kind() + " " + step.action().subject())
        .orElse("step " + id);
  }

  private boolean isDone(String id) {
    StepResult result = results.get(id);
    return result == null ? unconfirmed.containsKey(id) : result.status().isDone();
  }

  private void carryOut(Step<?> step) {
    try {
      ClusterChange change = changes.of(step.action(), reached).orElseThrow();
      connector.apply(change);
      reached.run(step.action());
      unconfirmed.put(step.id(), step);
    } catch (PaiAdminException e) {
      resolve(step, e);
    }
  }

  /** Finds out by reading back what a failed call really did. */
  private void resolve(Step<?> step, PaiAdminException failure) {
    boolean silent = SILENT.contains(failure.code());
    boolean refused =
        failure.code() == StandardErrorCode.CONFLICT
            || failure.code() == StandardErrorCode.NOT_FOUND;
    if (!silent && !refused) {
      settle(step, Status.FAILED, text(failure));
      return;
    }
    Optional<Simulation> now = readUntil(state -> Satisfaction.of(step.action(), state));
    if (now.isEmpty() || (silent && step.action() instanceof UserAction.RevokeTokens)) {
      settle(step, silent ? Status.UNKNOWN : Status.FAILED, text(failure));
    } else if (!Satisfaction.of(step.action(), now.get())) {
      settle(step, Status.FAILED, text(failure));
    } else if (silent) {
      reached.run(step.action());
      settle(step, Status.APPLIED, "no answer came; reading back shows that it took effect");
    } else {
      reached.run(step.action());
      settle(step, Status.SKIPPED, "somebody else did so");
    }
  }

  private static String text(PaiAdminException failure) {
    return String.join("; ", failure.problems().stream().map(Problem::toString).toList());
  }

  private Optional<Simulation> read() {
    try {
      return Optional.of(new Simulation(plan.mode(), connector.read()));
    } catch (PaiAdminException e) {
      return Optional.empty();
    }
  }

  /** Reads until a state shows what is looked for, a bounded number of times. */
  private Optional<Simulation> readUntil(Predicate<Simulation> shown) {
    Optional<Simulation> now = read();
    for (int reading = 1; reading < READINGS && now.filter(shown).isEmpty(); reading++) {
      pause.before(reading);
      now = read();
    }
    return now;
  }

  /** Reads back and settles every step that was carried out since the last reading. */
  private void confirm() {
    if (unconfirmed.isEmpty()) {
      return;
    }
    Optional<Simulation> now =
        readUntil(state -> unconfirmed.values().stream().allMatch(step -> isShown(step, state)));
    for (Step<?> step : unconfirmed.values()) {
      confirm(step, now);
    }
    unconfirmed.clear();
    reached = now.orElse(reached);
  }

  private void confirm(Step<?> step, Optional<Simulation> now) {
    if (now.isEmpty()) {
      settle(step, Status.UNKNOWN, "the cluster accepted it and could not be read back");
    } else if (isShown(step, now.get())) {
      settle(step, Status.APPLIED, "");
    } else {
      settle(step, Status.FAILED, "the cluster accepted it, but reading back does not show it");
    }
  }

  /**
   * Tells whether a state shows a step. Later steps may have changed the same thing, hence the
   * comparison with what was reached; somebody else may have changed another part of it.
   */
  private boolean isShown(Step<?> step, Simulation now) {
    return Satisfaction.agree(step.action(), reached, now) || Satisfaction.of(step.action(), now);
  }

  private void settle(Step<?> step, Status status, String detail) {
    StepResult result = new StepResult(step, status, detail);
    results.put(step.id(), result);
    progress.finished(result);
  }
}
