package io.paiadmin.core.tenancy.step;

import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.core.tenancy.draft.BasicDrafting;
import io.paiadmin.core.tenancy.draft.Draft;
import io.paiadmin.core.tenancy.plan.Action;
import io.paiadmin.core.tenancy.plan.Effective;
import io.paiadmin.core.tenancy.plan.Step;
import io.paiadmin.core.tenancy.wish.Intent;
import java.util.ArrayList;
import java.util.List;

/** Makes the steps of a draft in basic mode: of groups, users and virtual clusters. */
public final class BasicSteps {
  private final ClusterInfo info;
  private final Links links = new Links();

  private BasicSteps(ClusterInfo info) {
    this.info = info;
  }

  /**
   * Makes the steps, in no order. If new virtual clusters need a restart, what comes after it is
   * drafted anew on the state that it leaves; errors found there are added to the draft.
   */
  public static List<Step<Action>> of(Draft draft, Intent intent, ClusterInfo info) {
    BasicSteps steps = new BasicSteps(info);
    return draft.addedVirtualClusters().isEmpty()
        ? steps.make(draft)
        : steps.acrossRestart(draft, intent);
  }

  private List<Step<Action>> acrossRestart(Draft draft, Intent intent) {
    Prelude prelude = new Prelude(draft, links);
    ClusterState restarted = prelude.make(info);
    Draft rest = BasicDrafting.of(intent, info, restarted);
    draft.findings().addErrors(rest.findings());
    List<Step<Action>> steps = new ArrayList<>(prelude.steps());
    steps.addAll(make(rest));
    return steps;
  }

  private List<Step<Action>> make(Draft draft) {
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
