package io.paiadmin.core.tenancy.draft;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.VirtualCluster;
import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.plan.Leftover.Kind;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Drafts the teams of a cluster in basic mode: each is a group and its virtual cluster. */
final class TeamDrafting {
  private final Draft draft;
  private final GroupDrafting groups;
  private final Renames renames;
  private final TeamCapacity capacity;
  private final TeamMembers members;
  private final TeamRemoval removal;
  private final Set<String> mentioned = new HashSet<>();

  TeamDrafting(Draft draft, boolean hasHived) {
    this.draft = draft;
    this.groups = new GroupDrafting(draft);
    this.renames = new Renames(draft, this::team);
    this.capacity = new TeamCapacity(draft, hasHived);
    this.members = new TeamMembers(draft);
    this.removal = new TeamRemoval(draft);
  }

  void draft(Wish wish) {
    wish.groupsByName().forEach(this::team);
  }

  /** Decides about the groups and virtual clusters that no team mentions. */
  void prune(Wish wish) {
    if (wish.groups() == null) {
      return;
    }
    Leftovers leftovers = new Leftovers(draft, wish.unmanaged());
    for (Group group : draft.now.state().groups()) {
      if (!mentioned.contains(group.name()) && !GroupDrafting.isOfTheHouse(group)) {
        leftovers.decide(Kind.GROUP, group.name(), why -> removal.remove(group, why));
      }
    }
    for (VirtualCluster vc : draft.now.state().virtualClusters()) {
      if (!mentioned.contains(vc.name()) && !isBound(vc)) {
        leftovers.decide(
            Kind.VIRTUAL_CLUSTER, vc.name(), why -> removal.removeVirtualCluster(vc.name(), why));
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
    new Storages(draft).require(wish.storages());
    Optional<Group> old = renames.renamed(wish);
    capacity.group(wish, GroupDrafting.wished(groups.base(wish, old), wish, List.of(name)));
    members.draft(wish, old.map(group -> renames.members(group.name())).orElse(List.of()));
    old.ifPresent(group -> replace(group, wish));
  }

  /** Finds a team's group, be it the one that the next restart makes for a virtual cluster. */
  private Optional<Group> team(String name) {
    Optional<Group> made =
        draft.now.hasVirtualCluster(name)
            ? Optional.of(Group.of(name, Acls.of(List.of(name), List.of())))
            : Optional.empty();
    return draft.now.group(name).or(() -> made);
  }

  private void administratorsAsTeam(GroupWish wish) {
    draft.findings.error(
        "B_EXTRA_ADMIN_GROUP",
        wish.name().at(),
        "the members of group '" + wish.name().value() + "' are administrators, so it is no team's",
        "name administrators under 'admins:' and give the team another group");
  }

  private void replace(Group old, GroupWish wish) {
    Placed<String> from = wish.renamedFrom();
    if (from != null) {
      mentioned.add(old.name());
      removal.remove(old, Reasons.renamed(wish, from));
      remarkRename(old, wish, from);
    }
  }

  private void remarkRename(Group old, GroupWish wish, Placed<String> from) {
    if (!old.otherExtension().isEmpty()) {
      draft.findings.warning(
          "RENAME_EXTENSION",
          from.at(),
          "what else the extension of '"
              + old.name()
              + "' holds stays behind: "
              + String.join(", ", old.otherExtension().keySet()),
          "set it on '" + wish.name().value() + "' by hand");
    }
    if (draft.addedVirtualClusters.containsKey(wish.name().value())) {
      draft.findings.warning(
          "RENAME_CELLS",
          from.at(),
          "virtual cluster '"
              + old.name()
              + "' holds its hardware until its members have moved, so"
              + " HiveD must have enough for both meanwhile, or it refuses to start",
          "let the two share what there is until the second restart");
    }
  }

  private boolean isBound(VirtualCluster vc) {
    return vc.name().equals(Names.DEFAULT) || draft.now.hasGroup(vc.name());
  }
}
