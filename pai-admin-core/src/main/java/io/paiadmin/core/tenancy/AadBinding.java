package io.paiadmin.core.tenancy;

import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.core.tenancy.access.Snapshot;
import io.paiadmin.core.tenancy.draft.AadDrafting;
import io.paiadmin.core.tenancy.draft.Draft;
import io.paiadmin.core.tenancy.draft.EditDrafting;
import io.paiadmin.core.tenancy.plan.Effective;
import io.paiadmin.core.tenancy.plan.GroupAction;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.plan.Step;
import io.paiadmin.core.tenancy.rule.AadRules;
import io.paiadmin.core.tenancy.rule.Findings;
import io.paiadmin.core.tenancy.rule.WishRules;
import io.paiadmin.core.tenancy.step.GroupSteps;
import io.paiadmin.core.tenancy.step.Links;
import io.paiadmin.core.tenancy.wish.Edit;
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
    Findings findings = new Findings();
    new WishRules(findings).check(wish);
    new AadRules(findings).check(wish);
    return findings.list();
  }

  @Override
  public Plan<GroupAction> plan(
      String cluster, Intent intent, ClusterInfo info, ClusterState state) {
    Draft draft = new Draft(Snapshot.of(state));
    if (intent instanceof Wish wish) {
      draft.findings().addAll(check(wish));
      new AadDrafting(draft).draft(wish);
    } else if (intent instanceof Edit edit) {
      new EditDrafting(draft, mode()).draft(edit);
    }
    return new Planner<GroupAction>(cluster, mode(), intent, draft).plan(() -> steps(draft));
  }

  private static List<Step<GroupAction>> steps(Draft draft) {
    GroupSteps groups = new GroupSteps(draft, new Links(), Effective.NEXT_LOGIN);
    groups.grow();
    groups.shrink();
    return groups.list();
  }
}
