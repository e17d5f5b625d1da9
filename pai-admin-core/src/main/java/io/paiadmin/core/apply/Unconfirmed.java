package io.paiadmin.core.apply;

import io.paiadmin.core.apply.StepResult.Status;
import io.paiadmin.core.tenancy.plan.Step;
import io.paiadmin.core.tenancy.simulation.Satisfaction;
import io.paiadmin.core.tenancy.simulation.Simulation;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The steps that the cluster accepted since the last reading, until reading back shows them. */
final class Unconfirmed {
  private final Readings readings;
  private final Ledger ledger;
  private final Map<String, Step<?>> steps = new LinkedHashMap<>();

  Unconfirmed(Readings readings, Ledger ledger) {
    this.readings = readings;
    this.ledger = ledger;
  }

  void add(Step<?> step) {
    steps.put(step.id(), step);
  }

  boolean contains(String id) {
    return steps.containsKey(id);
  }

  /**
   * Reads back and settles every step.
   *
   * @param reached the state that the cluster should have reached
   * @return the state read, or the one that should have been reached if there was nothing to read
   */
  Simulation confirm(Simulation reached) {
    if (steps.isEmpty()) {
      return reached;
    }
    Optional<Simulation> now =
        readings.until(
            state -> steps.values().stream().allMatch(step -> isShown(step, reached, state)));
    steps.values().forEach(step -> confirm(step, reached, now));
    steps.clear();
    return now.orElse(reached);
  }

  private void confirm(Step<?> step, Simulation reached, Optional<Simulation> now) {
    if (now.isEmpty()) {
      ledger.settle(step, Status.UNKNOWN, "the cluster accepted it and could not be read back");
    } else if (isShown(step, reached, now.get())) {
      ledger.settle(step, Status.APPLIED, "");
    } else {
      ledger.settle(
          step, Status.FAILED, "the cluster accepted it, but reading back does not show it");
    }
  }

  /**
   * Tells whether a state shows a step. Later steps may have changed the same thing, hence the
   * comparison with what was reached; somebody else may have changed another part of it.
   */
  private static boolean isShown(Step<?> step, Simulation reached, Simulation now) {
    return Satisfaction.agree(step.action(), reached, now) || Satisfaction.of(step.action(), now);
  }
}
