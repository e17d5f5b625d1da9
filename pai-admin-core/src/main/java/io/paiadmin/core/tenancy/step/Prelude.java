package io.paiadmin.core.tenancy.step;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.User;
import io.paiadmin.core.tenancy.draft.Draft;
import io.paiadmin.core.tenancy.name.Canonical;
import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.plan.Action;
import io.paiadmin.core.tenancy.plan.Effective;
import io.paiadmin.core.tenancy.plan.GroupAction.RestoreAcl;
import io.paiadmin.core.tenancy.plan.Phase;
import io.paiadmin.core.tenancy.plan.Risk;
import io.paiadmin.core.tenancy.plan.Step;
import io.paiadmin.core.tenancy.simulation.Simulation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The part of a plan up to the restart that new virtual clusters need. A restart reconciles groups
 * and users on its own, so what comes after is planned on the state that it leaves.
 */
final class Prelude {
  private final Draft draft;
  private final Links links;
  private final List<Step<Action>> steps = new ArrayList<>();

  Prelude(Draft draft, Links links) {
    this.draft = draft;
    this.links = links;
  }

  List<Step<Action>> steps() {
    return steps;
  }

  /** Makes the steps and returns the state after them. */
  ClusterState make(ClusterInfo info) {
    GroupSteps groups = new GroupSteps(draft, links, Effective.NOW);
    groups.createFirst(Names.DEFAULT); // the lists that are mended name it
    groups.list().forEach(step -> steps.add(step.widened()));
    UserSteps users = new UserSteps(draft, links, info);
    users.repair();
    steps.addAll(users.list());
    touched().forEach(name -> draft.now().group(name).ifPresent(this::restoreAcl));
    ClusterState before = after(draft.now().state(), steps);
    CapacitySteps capacity = new CapacitySteps(draft, links);
    capacity.add();
    capacity.list().forEach(step -> steps.add(step.widened()));
    ClusterState after = after(draft.now().state(), StepOrder.arrange(steps));
    noteTouched(before, after, lastOf(capacity));
    return after;
  }

  private Set<String> touched() {
    Set<String> names = new TreeSet<>(draft.groups().keySet());
    names.addAll(draft.addedVirtualClusters().keySet());
    names.addAll(draft.removedVirtualClusters().keySet());
    return names;
  }

  /** Gives a group a virtual cluster before the restart, which would delete it otherwise. */
  private void restoreAcl(Group group) {
    if (group.acls().admin() || group.acls().virtualClusters().stream().anyMatch(this::exists)) {
      return;
    }
    Acls from = Canonical.acls(group.acls());
    Set<String> virtualClusters = new TreeSet<>(from.virtualClusters());
    virtualClusters.add(exists(group.name()) ? group.name() : Names.DEFAULT);
    Acls to = from.withVirtualClusters(List.copyOf(virtualClusters));
    steps.add(
        Step.of(
            Phase.REPAIR,
            new RestoreAcl(group.name(), from, to),
            Necessity.restored(group.name()),
            Effective.NOW,
            Risk.LOW,
            List.of()));
  }

  private boolean exists(String virtualCluster) {
    return virtualCluster.equals(Names.DEFAULT)
        || draft.now().hasVirtualCluster(virtualCluster)
        || draft.addedVirtualClusters().containsKey(virtualCluster);
  }

  private static ClusterState after(ClusterState state, List<Step<Action>> steps) {
    return Simulation.after(AuthenticationMode.BASIC, state, steps);
  }

  private static String lastOf(CapacitySteps capacity) {
    return capacity.list().get(capacity.list().size() - 1).id();
  }

  /** Lets whatever changes a user whom the restart changes wait for it. */
  private void noteTouched(ClusterState before, ClusterState after, String restarted) {
    Map<String, User> known = new HashMap<>();
    before.users().forEach(user -> known.put(user.name(), user));
    for (User user : after.users()) {
      if (!user.equals(known.get(user.name()))) {
        links.userTouched(user.name(), restarted);
      }
    }
  }
}
