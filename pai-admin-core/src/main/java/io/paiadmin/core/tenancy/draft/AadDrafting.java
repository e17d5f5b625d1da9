package io.paiadmin.core.tenancy.draft;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.plan.Leftover;
import io.paiadmin.core.tenancy.rule.DirectoryNames;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.Unmanaged;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Drafts what a wish changes on a cluster in AAD mode: groups and their acls, never a user. There
 * is no code here that touches {@link Draft#users}.
 */
public final class AadDrafting {
  private final Draft draft;
  private final GroupDrafting groups;
  private final Set<String> mentioned = new HashSet<>();

  public AadDrafting(Draft draft) {
    this.draft = draft;
    this.groups = new GroupDrafting(draft);
  }

  public void draft(Wish wish) {
    for (GroupWish group : wish.groupsByName()) {
      group(group);
    }
    if (wish.defaultStorages() != null) {
      groups.wantDefault(wish.defaultStorages());
    }
    if (wish.groups() != null) {
      unmanaged(wish.unmanaged());
    }
    new ExternalNames(draft).check(wish);
  }

  private void group(GroupWish wish) {
    String name = wish.name().value();
    mentioned.add(name);
    groups.requireStorages(wish.storages());
    requireVirtualClusters(wish);
    Optional<Group> old = groups.renamed(wish, draft.now::group);
    groups.remarkPlainCreation(wish, draft.now::group);
    Group base = groups.base(wish, old);
    Group target = GroupDrafting.wished(base, wish, virtualClusters(wish, base));
    draft.want(target, Reasons.group(wish));
    old.ifPresent(group -> replace(group, wish));
    remarkEmptyAcls(wish, target);
    expected(wish);
  }

  private static List<String> virtualClusters(GroupWish wish, Group base) {
    NameList wished = wish.virtualClusters();
    return wished == null ? base.acls().virtualClusters() : List.copyOf(wished.values());
  }

  private void replace(Group old, GroupWish wish) {
    Placed<String> from = wish.renamedFrom();
    if (from != null) {
      mentioned.add(old.name());
      draft.deleteGroup(old, Reasons.renamed(wish, from));
      draft.findings.warning(
          "RENAME_RELOGIN",
          from.at(),
          "members of '"
              + old.name()
              + "' are in '"
              + wish.name().value()
              + "' only after they sign in again",
          "tell them, or keep the old name");
    }
  }

  private void requireVirtualClusters(GroupWish wish) {
    if (wish.virtualClusters() == null) {
      return;
    }
    for (Placed<String> name : wish.virtualClusters().names()) {
      if (!draft.now.hasVirtualCluster(name.value())) {
        missingVirtualCluster(name);
      } else if (name.value().contains("-")) {
        draft.findings.warning(
            "VC_NOT_ADDRESSABLE",
            name.at(),
            "the server lists virtual cluster '" + name.value() + "', but cannot be asked for it",
            "name virtual clusters without hyphen");
      }
    }
  }

  private void missingVirtualCluster(Placed<String> name) {
    if (draft.now.state().isComplete(ClusterPart.VIRTUAL_CLUSTERS)) {
      draft.findings.error(
          "VC_UNKNOWN",
          name.at(),
          "the scheduler reports no virtual cluster '" + name.value() + "'",
          "define it in HiveD's configuration and restart, or correct the name");
    }
  }

  private void remarkEmptyAcls(GroupWish wish, Group target) {
    Acls acls = target.acls();
    if (!acls.admin() && acls.virtualClusters().isEmpty() && acls.storages().isEmpty()) {
      draft.findings.warning(
          "GROUP_WITHOUT_ACL",
          wish.name().at(),
          "group '" + target.name() + "' grants nothing",
          "give it a virtual cluster or a storage");
    }
  }

  private void expected(GroupWish wish) {
    NameList expected = wish.expected();
    if (expected == null) {
      return;
    }
    Set<String> wanted = new HashSet<>();
    expected.names().forEach(person -> wanted.add(DirectoryNames.userName(person.value())));
    Set<String> members = new HashSet<>(draft.now.members(wish.name().value()));
    for (String user : minus(wanted, members)) {
      directory(wish, expected, "add " + user + " to");
    }
    for (String user : minus(members, wanted)) {
      directory(wish, expected, "remove " + user + " from");
    }
  }

  private static List<String> minus(Set<String> names, Set<String> others) {
    return names.stream().filter(name -> !others.contains(name)).sorted().toList();
  }

  private void directory(GroupWish wish, NameList expected, String action) {
    String external = draft.target(wish.name().value()).map(Group::externalName).orElse("");
    draft.findings.notice(
        "DIRECTORY_ACTION",
        expected.at(),
        action + " directory group '" + external + "' (group " + wish.name().value() + ")",
        "do so in the directory; it counts from the user's next sign-in");
  }

  private void unmanaged(Unmanaged fate) {
    for (Group group : draft.now.state().groups()) {
      if (!mentioned.contains(group.name()) && !GroupDrafting.isOfTheHouse(group)) {
        leftover(group, fate);
      }
    }
  }

  private void leftover(Group group, Unmanaged fate) {
    switch (fate) {
      case KEEP -> {}
      case REPORT -> draft.leftovers.add(new Leftover(Leftover.Kind.GROUP, group.name()));
      case PRUNE -> draft.deleteGroup(group, Reasons.pruned("group", group.name()));
    }
  }
}
