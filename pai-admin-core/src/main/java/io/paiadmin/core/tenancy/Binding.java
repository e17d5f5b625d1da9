package io.paiadmin.core.tenancy;

import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.core.tenancy.plan.Action;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.wish.Intent;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.List;

/**
 * How groups are bound to virtual clusters, which the authentication mode decides. Both bindings
 * are without state and safe for many threads.
 */
public sealed interface Binding permits BasicBinding, AadBinding {

  /** Returns the binding of an authentication mode. */
  static Binding of(AuthenticationMode mode) {
    return switch (mode) {
      case BASIC -> new BasicBinding();
      case AAD -> new AadBinding();
    };
  }

  /** Returns the mode whose rules this binding knows. */
  AuthenticationMode mode();

  /**
   * Checks what can be said of a wish without a cluster: names, contradictions, and what the mode
   * forbids.
   *
   * @return every problem found, in the order of the wish; empty when there is none
   */
  List<Problem> check(Wish wish);

  /**
   * Plans the way from a state to an intent. Pure: the same arguments give an equal plan. A plan
   * with errors has no steps. Takes time in proportion to the state and the wish, plus sorting the
   * steps.
   *
   * @param cluster the name of the cluster, for the plan and its problems
   * @param intent what is wanted
   * @param info what the cluster is and what its connector can do
   * @param state what the cluster has now
   */
  Plan<? extends Action> plan(String cluster, Intent intent, ClusterInfo info, ClusterState state);
}
