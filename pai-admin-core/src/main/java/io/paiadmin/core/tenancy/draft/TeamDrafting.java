package io.paiadmin.core.tenancy.draft;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.VirtualCluster;
import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.plan.Leftover;
import io.paiadmin.core.tenancy.plan.Reason;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.Unmanaged;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Drafts the teams of a cluster in basic mode: each is a group and its virtual cluster. */
final class TeamDrafting {
  private final Draft draft;
  private final GroupDrafting groups;
  private final boolean hasHived;
  private final Set<String> mentioned = new HashSet<>();

  TeamDrafting(Draft draft, boolean hasHived) {
    this.draft = draft;
    this.groups = new GroupDrafting(draft);
    this.hasHived = hasHived;
  }

  void draft(Wish wish) {
    wish.groupsByName().forEach(this::team);
  }

  void prune(Wish wish) {
    if (wish.groups() == null) {
      return;
    }
    for (Group group : draft.now.state().groups()) {
      if (!mentioned.contains(group.name()) && !GroupDrafting.isOfTheHouse(group)) {
        leftover(group, wish.unmanaged());
      }
    }
    for (VirtualCluster vc : draft.now.state().virtualClusters()) {
      if (!mentioned.contains(vc.name()) && !isBound(vc)) {
        leftover(vc, wish.unmanaged());
      }
    }
  }

  private void team(GroupWish wish) {
    String name = wish.name().value();
    mentioned.add(name);
    if (draft.now.group(name).filter(group -> group.acls().admin()).isPresent()) {
      administratorsAsTeam(wish);
      return;
    }
    groups.requireStorages(wish.storages());
    Optional<Group> old = groups.renamed(wish, this::team);
    groups.remarkPlainCreation(wish, this::team);
    group(wish, old);
    members(wish, old);
    old.ifPresent(group -> replace(group, wish));
  }

  /** Finds a team's group, be it the one that the next restart makes for a virtual cluster. */
  private Optional<Group> team(String name) {
    return draft
        .now
        .group(name)
        .or(
            () ->
                draft.now.hasVirtualCluster(name)
                    ? Optional.of(Group.of(name, Acls.of(List.of(name), List.of())))
                    : Optional.empty());
  }

  private void administratorsAsTeam(GroupWish wish) {
    draft.findings.error(
        "B_EXTRA_ADMIN_GROUP",
        wish.name().at(),
        "the members of group '" + wish.name().value() + "' are administrators, so it is no team's",
        "name administrators under 'admins:' and give the team another group");
  }

  private void group(GroupWish wish, Optional<Group> old) {
    String name = wish.name().value();
    Group target = GroupDrafting.wished(groups.base(wish, old), wish, List.of(name));
    Reason reason = Reasons.group(wish);
    suitScheduler(wish);
    if (mayHaveVirtualCluster(name)) {
      draft.want(target, reason);
    } else {
      addVirtualCluster(wish, reason);
    }
  }

  private boolean mayHaveVirtualCluster(String name) {
    return draft.now.hasVirtualCluster(name)
        || !draft.now.state().isComplete(ClusterPart.VIRTUAL_CLUSTERS);
  }

  private void addVirtualCluster(GroupWish wish, Reason reason) {
    String name = wish.name().value();
    if (!hasHived) {
      draft.findings.error(
          "HIVED_REQUIRED",
          wish.name().at(),
          "the cluster runs without HiveD, so it has no virtual cluster but 'default'",
          "configure HiveD before you give team '" + name + "' a virtual cluster");
      return;
    }
    draft.addedVirtualClusters.put(name, new Draft.NewVirtualCluster(wish.cells(), reason));
    if (wish.cells().isEmpty()) {
      draft.findings.warning(
          "VC_WITHOUT_CELLS",
          wish.name().at(),
          "the new virtual cluster '" + name + "' would have no hardware",
          "say how much under 'cells', or fill in the fragment by hand");
    }
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

  private void members(GroupWish wish, Optional<Group> old) {
    if (wish.members() != null) {
      exactly(wish, wish.members());
    } else {
      old.ifPresent(group -> carryOver(group, wish));
    }
  }

  private void exactly(GroupWish wish, NameList members) {
    String team = wish.name().value();
    boolean exists = draft.now.hasGroup(team);
    Set<String> others = new HashSet<>(draft.now.members(team));
    for (Placed<String> member : members.names()) {
      boolean isMember = others.remove(member.value()) && exists;
      if (!isMember) {
        draft.join(member.value(), team, () -> Reasons.member(member, team));
      }
    }
    others.forEach(other -> draft.leave(other, team, Reasons.noMember(other, team, members)));
  }

  private void carryOver(Group old, GroupWish wish) {
    for (String member : groups.members(old.name())) {
      draft.join(member, wish.name().value(), () -> Reasons.group(wish));
    }
  }

  private void replace(Group old, GroupWish wish) {
    Placed<String> from = wish.renamedFrom();
    if (from != null) {
      mentioned.add(old.name());
      remove(old, Reasons.renamed(wish, from));
    }
  }

  private void remove(Group group, Reason reason) {
    draft.empty(group.name(), reason);
    boolean hasVirtualCluster = draft.now.hasVirtualCluster(group.name());
    if (hasVirtualCluster) {
      removeVirtualCluster(group.name(), reason);
    }
    if (!hasVirtualCluster || grantsAnother(group)) {
      draft.deleteGroup(group, reason);
    }
  }

  /** Tells whether a group would outlive its virtual cluster, since it grants another one. */
  private static boolean grantsAnother(Group group) {
    return group.acls().virtualClusters().stream().anyMatch(name -> !name.equals(group.name()));
  }

  private void removeVirtualCluster(String name, Reason reason) {
    draft.removedVirtualClusters.put(name, reason);
    draft.findings.warning(
        "VC_DRAIN",
        reason.at(),
        "jobs in virtual cluster '" + name + "' lose their hardware when it is removed",
        "wait for them or stop them before the restart");
  }

  private void leftover(Group group, Unmanaged fate) {
    switch (fate) {
      case KEEP -> {}
      case REPORT -> draft.leftovers.add(new Leftover(Leftover.Kind.GROUP, group.name()));
      case PRUNE -> remove(group, Reasons.pruned("group", group.name()));
    }
  }

  private void leftover(VirtualCluster vc, Unmanaged fate) {
    switch (fate) {
      case KEEP -> {}
      case REPORT -> draft.leftovers.add(new Leftover(Leftover.Kind.VIRTUAL_CLUSTER, vc.name()));
      case PRUNE -> removeVirtualCluster(vc.name(), Reasons.pruned("virtual cluster", vc.name()));
    }
  }

  private boolean isBound(VirtualCluster vc) {
    return vc.name().equals(Names.DEFAULT) || draft.now.hasGroup(vc.name());
  }
}
