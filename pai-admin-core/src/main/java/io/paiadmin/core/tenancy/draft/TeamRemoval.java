package io.paiadmin.core.tenancy.draft;

import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.plan.Reason;

/** Drafts that a team shall be gone, with its group and its virtual cluster. */
final class TeamRemoval {
  private final Draft draft;

  TeamRemoval(Draft draft) {
    this.draft = draft;
  }

  /** Empties a group; with its virtual cluster it goes by the restart, alone it is deleted. */
  void remove(Group group, Reason reason) {
    draft.empty(group.name(), reason);
    boolean hasVirtualCluster = draft.now.hasVirtualCluster(group.name());
    if (hasVirtualCluster) {
      removeVirtualCluster(group.name(), reason);
    }
    if (!hasVirtualCluster || grantsAnother(group)) {
      draft.deleteGroup(group, reason);
    }
  }

  void removeVirtualCluster(String name, Reason reason) {
    draft.removedVirtualClusters.put(name, reason);
    draft.findings.warning(
        "VC_DRAIN",
        reason.at(),
        "jobs in virtual cluster '" + name + "' lose their hardware when it is removed",
        "wait for them or stop them before the restart");
  }

  /** Tells whether a group would outlive its virtual cluster, since it grants another one. */
  private static boolean grantsAnother(Group group) {
    return group.acls().virtualClusters().stream().anyMatch(name -> !name.equals(group.name()));
  }
}
