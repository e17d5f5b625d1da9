package io.paiadmin.core.tenancy.plan;

import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.core.tenancy.wish.Intent;
import java.util.List;
import java.util.Optional;

/**
 * The way from what is to what is wanted. The same input gives an equal plan, whatever the order of
 * users, groups and members in it.
 *
 * @param cluster the name of the cluster
 * @param mode how the cluster knows its users
 * @param intent what the plan was made from
 * @param basis the state the plan was made on
 * @param target the state after every step, as far as it can be foreseen
 * @param steps what to do, in order; empty when there is nothing to do or the plan is refused
 * @param problems what a person should know, sorted
 * @param unmanaged what the plan leaves alone, when the wish asks for a report
 */
public record Plan<A extends Action>(
    String cluster,
    AuthenticationMode mode,
    Intent intent,
    ClusterState basis,
    ClusterState target,
    List<Step<A>> steps,
    List<Problem> problems,
    List<Leftover> unmanaged) {

  /** Copies the lists. */
  public Plan {
    steps = List.copyOf(steps);
    problems = problems.stream().sorted(Problem.ORDER).distinct().toList();
    unmanaged = List.copyOf(unmanaged);
  }

  /** Tells whether errors forbid the plan; it has no steps then. */
  public boolean isRefused() {
    return problems.stream().anyMatch(Problem::isError);
  }

  /** Tells whether nothing needs to be done. */
  public boolean isEmpty() {
    return steps.isEmpty();
  }

  /** Finds a step by its id; takes time in proportion to the number of steps. */
  public Optional<Step<A>> step(String id) {
    return steps.stream().filter(step -> step.id().equals(id)).findFirst();
  }
}
