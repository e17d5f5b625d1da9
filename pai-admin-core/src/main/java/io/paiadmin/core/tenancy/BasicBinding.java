package io.paiadmin.core.tenancy;

import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.core.tenancy.draft.BasicDrafting;
import io.paiadmin.core.tenancy.draft.Draft;
import io.paiadmin.core.tenancy.plan.Action;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.rule.BasicRules;
import io.paiadmin.core.tenancy.step.BasicSteps;
import io.paiadmin.core.tenancy.wish.Intent;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.List;

/** The binding of basic mode: a group is exactly a virtual cluster, one to one, of one name. */
public final class BasicBinding implements Binding {
  BasicBinding() {}

  @Override
  public AuthenticationMode mode() {
    return AuthenticationMode.BASIC;
  }

  @Override
  public List<Problem> check(Wish wish) {
    return BasicRules.check(wish);
  }

  @Override
  public Plan<Action> plan(String cluster, Intent intent, ClusterInfo info, ClusterState state) {
    Draft draft = BasicDrafting.of(intent, info, state);
    return new Planner<Action>(cluster, mode(), intent, draft)
        .plan(() -> BasicSteps.of(draft, intent, info));
  }
}
