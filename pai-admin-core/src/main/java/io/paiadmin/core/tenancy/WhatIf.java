package io.paiadmin.core.tenancy;

import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.core.tenancy.access.Access;
import io.paiadmin.core.tenancy.access.AccessChange;
import io.paiadmin.core.tenancy.access.Snapshot;
import io.paiadmin.core.tenancy.wish.Edit;
import java.util.Optional;

/**
 * Answers what a single change would do to everybody's access, wherever it would be made: on the
 * cluster or, for memberships in AAD mode, in the directory.
 */
public final class WhatIf {
  private WhatIf() {}

  /** What a change would do. */
  public sealed interface Outcome permits Changed, NotPossible {}

  /** The change is possible, and this is what it would do; both lists may be empty. */
  public record Changed(AccessChange change) implements Outcome {}

  /** The change is not possible, and this is why. */
  public record NotPossible(Problem problem) implements Outcome {}

  /**
   * Compares access with and without a change. Pure; takes time in proportion to the state.
   *
   * @param mode how the cluster knows its users
   * @param state what the cluster has now
   * @param edit the change to imagine
   */
  public static Outcome ask(AuthenticationMode mode, ClusterState state, Edit edit) {
    Optional<Problem> obstacle = new Obstacles(mode, Snapshot.of(state), edit).first();
    if (obstacle.isPresent()) {
      return new NotPossible(obstacle.get());
    }
    Access before = Access.of(mode, state);
    Access after = Access.of(mode, Imagined.after(state, edit));
    return new Changed(AccessChange.between(before, after));
  }
}
