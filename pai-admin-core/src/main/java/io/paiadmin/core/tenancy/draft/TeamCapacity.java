package io.paiadmin.core.tenancy.draft;

import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.plan.Reason;
import io.paiadmin.core.tenancy.wish.GroupWish;

/**
 * Drafts a team's group, or the virtual cluster that it waits for: the group of a new virtual
 * cluster is made by the restart and drafted on the state after it.
 */
final class TeamCapacity {
  private final Draft draft;
  private final boolean hasHived;

  TeamCapacity(Draft draft, boolean hasHived) {
    this.draft = draft;
    this.hasHived = hasHived;
  }

  void group(GroupWish wish, Group target) {
    Reason reason = Reasons.group(wish);
    suitScheduler(wish);
    if (mayHaveVirtualCluster(wish.name().value())) {
      draft.want(target, reason);
    } else if (hasHived) {
      addVirtualCluster(wish, reason);
    } else {
      hivedRequired(wish);
    }
  }

  private boolean mayHaveVirtualCluster(String name) {
    return draft.now.hasVirtualCluster(name)
        || !draft.now.state().isComplete(ClusterPart.VIRTUAL_CLUSTERS);
  }

  private void addVirtualCluster(GroupWish wish, Reason reason) {
    String name = wish.name().value();
    draft.addedVirtualClusters.put(name, new Draft.NewVirtualCluster(wish.cells(), reason));
    if (wish.cells().isEmpty()) {
      draft.findings.warning(
          "VC_WITHOUT_CELLS",
          wish.name().at(),
          "the new virtual cluster '" + name + "' would have no hardware",
          "say how much under 'cells', or fill in the fragment by hand");
    }
  }

  private void hivedRequired(GroupWish wish) {
    draft.findings.error(
        "HIVED_REQUIRED",
        wish.name().at(),
        "the cluster runs without HiveD, so it has no virtual cluster but 'default'",
        "configure HiveD before you give team '" + wish.name().value() + "' a virtual cluster");
  }

  private void suitScheduler(GroupWish wish) {
    String name = wish.name().value();
    if (Names.suitsScheduler(name)) {
      return;
    }
    String message =
        "the scheduler cannot make its objects for a virtual cluster named '" + name + "'";
    String fix =
        "use at most "
            + Names.LONGEST_VIRTUAL_CLUSTER
            + " lower-case letters and digits and nothing else";
    if (draft.now.hasVirtualCluster(name)) {
      draft.findings.warning("NAME_SCHEDULER", wish.name().at(), message, fix);
    } else {
      draft.findings.error("NAME_SCHEDULER", wish.name().at(), message, fix);
    }
  }
}
