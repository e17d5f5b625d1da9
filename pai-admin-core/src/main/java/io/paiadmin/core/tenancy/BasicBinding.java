package io.paiadmin.core.tenancy;

import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Scheduler;
import io.paiadmin.core.tenancy.access.Snapshot;
import io.paiadmin.core.tenancy.draft.AdminDrafting;
import io.paiadmin.core.tenancy.draft.BasicDrafting;
import io.paiadmin.core.tenancy.draft.Draft;
import io.paiadmin.core.tenancy.draft.EditDrafting;
import io.paiadmin.core.tenancy.plan.Action;
import io.paiadmin.core.tenancy.plan.Effective;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.plan.Step;
import io.paiadmin.core.tenancy.rule.BasicRules;
import io.paiadmin.core.tenancy.rule.Findings;
import io.paiadmin.core.tenancy.rule.WishRules;
import io.paiadmin.core.tenancy.step.CapacitySteps;
import io.paiadmin.core.tenancy.step.GroupSteps;
import io.paiadmin.core.tenancy.step.Links;
import io.paiadmin.core.tenancy.step.Prelude;
import io.paiadmin.core.tenancy.step.UserSteps;
import io.paiadmin.core.tenancy.wish.Edit;
import io.paiadmin.core.tenancy.wish.Intent;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.ArrayList;
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
    Findings findings = new Findings();
    new WishRules(findings).check(wish);
    new BasicRules(findings).check(wish);
    return findings.list();
  }

  @Override
  public Plan<Action> plan(String cluster, Intent intent, ClusterInfo info, ClusterState state) {
    Draft draft = draft(intent, info, state);
    return new Planner<Action>(cluster, mode(), intent, draft)
        .plan(() -> steps(draft, intent, info));
  }

  private Draft draft(Intent intent, ClusterInfo info, ClusterState state) {
    Draft draft = new Draft(Snapshot.of(state));
    if (intent instanceof Wish wish) {
      draft.findings().addAll(check(wish));
      new BasicDrafting(draft, info.scheduler() != Scheduler.KUBERNETES).draft(wish);
    } else if (intent instanceof Edit edit) {
      new EditDrafting(draft, mode()).draft(edit);
    }
    new AdminDrafting(draft).checkRemaining(info.account());
    return draft;
  }

  private List<Step<Action>> steps(Draft draft, Intent intent, ClusterInfo info) {
    Links links = new Links();
    if (draft.addedVirtualClusters().isEmpty()) {
      return steps(draft, links, info);
    }
    Prelude prelude = new Prelude(draft, links);
    ClusterState restarted = prelude.make(info);
    Draft rest = draft(intent, info, restarted);
    draft.findings().addErrors(rest.findings());
    List<Step<Action>> steps = new ArrayList<>(prelude.steps());
    steps.addAll(steps(rest, links, info));
    return steps;
  }

  private static List<Step<Action>> steps(Draft draft, Links links, ClusterInfo info) {
    GroupSteps groups = new GroupSteps(draft, links, Effective.NOW);
    UserSteps users = new UserSteps(draft, links, info);
    CapacitySteps capacity = new CapacitySteps(draft, links);
    groups.grow();
    users.make();
    groups.shrink();
    capacity.remove();
    List<Step<Action>> steps = new ArrayList<>(users.list());
    groups.list().forEach(step -> steps.add(step.widened()));
    capacity.list().forEach(step -> steps.add(step.widened()));
    return steps;
  }
}
