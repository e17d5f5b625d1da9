package io.paiadmin.core.apply;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.core.apply.StepResult.Status;
import io.paiadmin.core.tenancy.plan.OperatorAction;
import io.paiadmin.core.tenancy.plan.Phase;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.plan.Step;
import io.paiadmin.core.tenancy.simulation.Satisfaction;
import io.paiadmin.core.tenancy.simulation.Simulation;
import java.util.List;
import java.util.Optional;

/**
 * One application of one plan. It keeps the state that the cluster should have reached; at the end
 * of each phase it reads back and compares, so that nothing counts as applied on trust.
 */
final class Run {
  /** After so many calls in a row without answer or effect, the others are not tried. */
  private static final int MOST_SILENCES = 3;

  private final Plan<?> plan;
  private final Fit fit;
  private final ClusterConnector connector;
  private final Changes changes;
  private final Progress progress;
  private final Ledger ledger;
  private final Readings readings;
  private final Unconfirmed unconfirmed;
  private Simulation reached;
  private int silences;

  /**
   * Begins at a fresh reading.
   *
   * @param now what the cluster has
   */
  Run(
      Plan<?> plan,
      Fit fit,
      ClusterState now,
      ClusterConnector connector,
      Changes changes,
      Pause pause,
      ApplyListener listener) {
    this.plan = plan;
    this.fit = fit;
    this.connector = connector;
    this.changes = changes;
    this.progress = new Progress(listener, plan.steps().size());
    this.ledger = new Ledger(plan, progress);
    this.readings = new Readings(plan.mode(), connector, pause);
    this.unconfirmed = new Unconfirmed(readings, ledger);
    this.reached = new Simulation(plan.mode(), now);
  }

  /** Carries out every step that can be carried out. */
  List<StepResult> steps() {
    Phase phase = Phase.REPAIR;
    for (Step<?> step : plan.steps()) {
      if (step.phase() != phase) {
        reached = unconfirmed.confirm(reached);
        phase = step.phase();
      }
      progress.started(step);
      take(step);
    }
    reached = unconfirmed.confirm(reached);
    return ledger.results();
  }

  private void take(Step<?> step) {
    Optional<String> obstacle =
        silences < MOST_SILENCES ? obstacle(step) : Optional.of("a cluster that answers again");
    if (!fit.isOpen(step) || Satisfaction.of(step.action(), reached)) {
      ledger.settle(step, Status.SKIPPED, "so already");
    } else if (obstacle.isPresent()) {
      ledger.settle(step, Status.BLOCKED, "waits for " + obstacle.get());
    } else if (step.action() instanceof OperatorAction) {
      ledger.settle(step, Status.BLOCKED, "waits for a person");
    } else {
      carryOut(step);
    }
  }

  private Optional<String> obstacle(Step<?> step) {
    return step.needs().stream().filter(id -> !isDone(id)).findFirst().map(ledger::name);
  }

  private boolean isDone(String id) {
    return ledger
        .result(id)
        .map(result -> result.status().isDone())
        .orElse(unconfirmed.contains(id));
  }

  private void carryOut(Step<?> step) {
    try {
      ClusterChange change = changes.of(step.action(), reached).orElseThrow();
      connector.apply(change);
      reached.run(step.action());
      unconfirmed.add(step);
      silences = 0;
    } catch (PaiAdminException e) {
      resolve(step, e);
    }
  }

  private void resolve(Step<?> step, PaiAdminException failure) {
    Verdict verdict = Verdict.of(step.action(), failure, readings);
    silences = verdict.isSilent() ? silences + 1 : 0;
    if (verdict.status().isDone()) {
      reached.run(step.action());
    }
    ledger.settle(step, verdict.status(), verdict.detail());
  }
}
