package io.paiadmin.core.tenancy;

import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.core.tenancy.plan.Action;
import io.paiadmin.core.tenancy.plan.Leftover;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.plan.Step;
import io.paiadmin.core.tenancy.wish.Intent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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

  Plan<A> plan(Supplier<List<Step<A>>> maker) {
    List<Problem> problems = new ArrayList<>(draft.findings.list());
    problems.addAll(Survey.of(cluster, mode, draft.now, draft.managedUsers));
    ClusterState basis = draft.now.state();
    List<Leftover> leftovers = draft.leftovers.stream().sorted(LEFTOVERS).toList();
    if (draft.findings.hasErrors()) {
      return new Plan<>(cluster, mode, intent, basis, basis, List.of(), problems, leftovers);
    }
    List<Step<A>> steps = maker.get().stream().sorted(StepOrder.INSTANCE).toList();
    ClusterState target = Simulation.after(mode, basis, steps);
    return new Plan<>(cluster, mode, intent, basis, target, steps, problems, leftovers);
  }
}
