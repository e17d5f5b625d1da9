package io.paiadmin.core.tenancy;

import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.core.tenancy.draft.Draft;
import io.paiadmin.core.tenancy.plan.Action;
import io.paiadmin.core.tenancy.plan.Leftover;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.plan.Step;
import io.paiadmin.core.tenancy.rule.Survey;
import io.paiadmin.core.tenancy.simulation.RestartEffect;
import io.paiadmin.core.tenancy.simulation.Simulation;
import io.paiadmin.core.tenancy.step.StepOrder;
import io.paiadmin.core.tenancy.wish.Intent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** Turns a draft into a plan: refused when there are errors, its steps in order otherwise. */
final class Planner<A extends Action> {
  private static final Comparator<Leftover> LEFTOVERS =
      Comparator.comparing(Leftover::kind).thenComparing(Leftover::name);

  private final String cluster;
  private final AuthenticationMode mode;
  private final Intent intent;
  private final Draft draft;

  Planner(String cluster, AuthenticationMode mode, Intent intent, Draft draft) {
    this.cluster = cluster;
    this.mode = mode;
    this.intent = intent;
    this.draft = draft;
  }

  /**
   * Makes the plan.
   *
   * @param maker makes the steps and may find further errors on the way
   */
  Plan<A> plan(Supplier<List<Step<A>>> maker) {
    List<Step<A>> made = draft.findings().hasErrors() ? List.of() : maker.get();
    boolean refused = draft.findings().hasErrors();
    List<Step<A>> steps = refused ? List.of() : StepOrder.arrange(made);
    Simulation simulation = new Simulation(mode, draft.now().state());
    steps.forEach(step -> simulation.run(step.action()));
    warnOfRestarts(simulation.restartEffects());
    return new Plan<>(
        cluster,
        mode,
        intent,
        draft.now().state(),
        steps.isEmpty() ? draft.now().state() : simulation.state(),
        steps,
        problems(),
        draft.leftovers().stream().sorted(LEFTOVERS).toList());
  }

  private List<Problem> problems() {
    List<Problem> problems = new ArrayList<>(draft.findings().list());
    problems.addAll(Survey.of(cluster, mode, draft.now(), draft.managedUsers()));
    return problems;
  }

  /** Warns of what a restart in the plan takes away beside what the plan is about. */
  private void warnOfRestarts(List<RestartEffect> effects) {
    for (RestartEffect effect : effects) {
      if (effect.kind().isLoss() && !isWanted(effect)) {
        draft
            .findings()
            .warning(
                "RESTART_LOSS",
                "cluster " + cluster,
                "the restart in this plan has a side effect: " + effect.text(),
                "mend this first if it shall not be lost");
      }
    }
  }

  private boolean isWanted(RestartEffect effect) {
    Set<String> removed = draft.removedVirtualClusters().keySet();
    boolean namesRemoved = !effect.names().isEmpty() && removed.containsAll(effect.names());
    return removed.contains(effect.subject()) || namesRemoved;
  }
}
