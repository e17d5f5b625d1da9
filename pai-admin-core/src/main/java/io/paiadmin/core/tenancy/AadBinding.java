package io.paiadmin.core.tenancy;

import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.core.tenancy.draft.AadDrafting;
import io.paiadmin.core.tenancy.draft.Draft;
import io.paiadmin.core.tenancy.plan.GroupAction;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.rule.AadRules;
import io.paiadmin.core.tenancy.step.AadSteps;
import io.paiadmin.core.tenancy.wish.Intent;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.List;

/**
 * The binding of AAD mode: groups and virtual clusters are different things, joined many to many by
 * acls, and memberships belong to the directory. The type of its plans says that they change groups
 * alone.
 */
public final class AadBinding implements Binding {
  AadBinding() {}

  @Override
  public AuthenticationMode mode() {
    return AuthenticationMode.AAD;
  }

  @Override
  public List<Problem> check(Wish wish) {
    return AadRules.check(wish);
  }

  @Override
  public Plan<GroupAction> plan(
      String cluster, Intent intent, ClusterInfo info, ClusterState state) {
    Draft draft = AadDrafting.of(intent, state);
    return new Planner<GroupAction>(cluster, mode(), intent, draft).plan(() -> AadSteps.of(draft));
  }
}
