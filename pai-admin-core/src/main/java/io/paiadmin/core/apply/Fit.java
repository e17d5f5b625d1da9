package io.paiadmin.core.apply;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.core.tenancy.Binding;
import io.paiadmin.core.tenancy.plan.Action;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.plan.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How a plan fits the cluster as it is now: the plan is made anew, and it fits when everything that
 * is still to be done was planned. What was planned and is no longer to be done, somebody has done.
 */
final class Fit {
  private final Plan<?> current;
  private final Set<String> open;
  private final boolean rebased;

  private Fit(Plan<?> current, Set<String> open, boolean rebased) {
    this.current = current;
    this.open = open;
    this.rebased = rebased;
  }

  /**
   * Fits a plan to a fresh reading.
   *
   * @throws PaiAdminException with {@code CONFLICT} when it no longer fits, saying for each step
   *     that is new what was planned, what is, and what is wanted
   */
  static Fit of(Plan<?> plan, ClusterInfo info, ClusterState now) {
    boolean changed = !now.equals(plan.basis());
    Plan<?> current =
        changed ? Binding.of(plan.mode()).plan(plan.cluster(), plan.intent(), info, now) : plan;
    Map<String, Step<?>> planned = bySubject(plan);
    List<Problem> problems = new ArrayList<>();
    current.problems().stream().filter(Problem::isError).forEach(problems::add);
    for (Step<?> step : current.steps()) {
      Step<?> before = planned.get(subject(step));
      if (before == null || !before.id().equals(step.id())) {
        problems.add(stale(plan, before, step));
      }
    }
    if (!problems.isEmpty()) {
      throw new PaiAdminException(StandardErrorCode.CONFLICT, problems);
    }
    return new Fit(current, ids(current), changed);
  }

  /** Tells whether a step is still to be done. */
  boolean isOpen(Step<?> step) {
    return open.contains(step.id());
  }

  /** Tells whether the cluster changed since the plan was made. */
  boolean isRebased() {
    return rebased;
  }

  /** Returns the state that the plan leads to from here. */
  ClusterState target() {
    return current.target();
  }

  private static Set<String> ids(Plan<?> plan) {
    Set<String> ids = new HashSet<>();
    plan.steps().forEach(step -> ids.add(step.id()));
    return ids;
  }

  /** Indexes steps by what identifies a step among those of one plan. */
  private static Map<String, Step<?>> bySubject(Plan<?> plan) {
    Map<String, Step<?>> steps = new HashMap<>();
    plan.steps().forEach(step -> steps.put(subject(step), step));
    return steps;
  }

  private static String subject(Step<?> step) {
    return step.phase() + " " + step.action().kind() + " " + step.action().subject();
  }

  private static Problem stale(Plan<?> plan, @Nullable Step<?> before, Step<?> step) {
    Action action = step.action();
    String planned = before == null ? "nothing" : before.action().toString();
    return Problem.error(
        "STALE",
        "cluster " + plan.cluster() + ", " + action.kind() + " " + action.subject(),
        "the cluster has changed since the plan was made; planned was "
            + planned
            + ", now needed is "
            + action,
        "plan again and look at what has changed");
  }
}
