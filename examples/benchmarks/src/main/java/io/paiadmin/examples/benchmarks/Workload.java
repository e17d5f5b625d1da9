package io.paiadmin.examples.benchmarks;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.core.tenancy.Binding;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.wish.Wish;

/** A cluster, a wish that changes about one membership in a hundred, and one that changes none. */
final class Workload {
  final ClusterInfo info;
  final ClusterState state;
  final Wish wish;
  final Wish sameWish;
  private final Binding binding;

  private Workload(AuthenticationMode mode, Scale scale) {
    SyntheticCluster cluster = new SyntheticCluster(mode, scale);
    Memberships memberships = Memberships.of(scale);
    this.binding = Binding.of(mode);
    this.info = cluster.info();
    this.state = cluster.state(memberships);
    this.wish = new SyntheticWish(mode, scale).of(memberships.changed());
    this.sameWish = new SyntheticWish(mode, scale).of(memberships);
  }

  static Workload of(AuthenticationMode mode, Scale scale) {
    return new Workload(mode, scale);
  }

  /** Plans, and makes sure that there is a plan: a refused one would be fast for nothing. */
  Plan<?> plan(Wish wanted) {
    Plan<?> plan = binding.plan("bench", wanted, info, state);
    if (plan.isRefused()) {
      throw new IllegalStateException("the plan is refused: " + plan.problems().get(0));
    }
    return plan;
  }
}
