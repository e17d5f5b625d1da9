package io.paiadmin.core.tenancy.draft;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.access.Snapshot;
import io.paiadmin.core.tenancy.plan.Leftover.Kind;
import io.paiadmin.core.tenancy.rule.AadRules;
import io.paiadmin.core.tenancy.wish.Edit;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.Intent;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.Unmanaged;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Drafts what changes on a cluster in AAD mode: groups and their acls, never a user. There is no
 * code here that touches {@link Draft#users}.
 */
public final class AadDrafting {
  private final Draft draft;
  private final GroupDrafting groups;
  private final Renames renames;
  private final Set<String> mentioned = new HashSet<>();

  private AadDrafting(Draft draft) {
    this.draft = draft;
    this.groups = new GroupDrafting(draft);
    this.renames = new Renames(draft, draft.now::group);
  }

  /** Compares a state with an intent; the draft holds every problem found on the way. */
  public static Draft of(Intent intent, ClusterState state) {
    Draft draft = new Draft(Snapshot.of(state));
    if (intent instanceof Wish wish) {
      draft.findings.addAll(AadRules.check(wish));
      new AadDrafting(draft).draft(wish);
    } else if (intent instanceof Edit edit) {
      new EditDrafting(draft, AuthenticationMode.AAD).draft(edit);
    }
    return draft;
  }

  private void draft(Wish wish) {
    for (GroupWish group : wish.groupsByName()) {
      group(group);
    }
    if (wish.defaultStorages() != null) {
      new DefaultDrafting(draft).want(wish.defaultStorages());
    }
    if (wish.groups() != null) {
      unmanaged(wish.unmanaged());
    }
    new ExternalNames(draft).check(wish);
  }

  private void group(GroupWish wish) {
    String name = wish.name().value();
    mentioned.add(name);
    new Storages(draft).require(wish.storages());
    requireVirtualClusters(wish);
    Optional<Group> old = renames.renamed(wish);
    Group base = groups.base(wish, old);
    Group target = GroupDrafting.wished(base, wish, virtualClusters(wish, base));
    draft.want(target, Reasons.group(wish));
    old.ifPresent(group -> replace(group, wish));
    remarkEmptyAcls(wish, target);
    new DirectoryComparison(draft).compare(wish);
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
    } else {
      draft.findings.warning(
          "VC_UNSEEN",
          name.at(),
          "the reading shows no virtual cluster '" + name.value() + "' and not all there are",
          "make sure that the scheduler has it");
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

  private void unmanaged(Placed<Unmanaged> fate) {
    Leftovers leftovers = new Leftovers(draft, fate);
    for (Group group : draft.now.state().groups()) {
      if (!mentioned.contains(group.name()) && !GroupDrafting.isOfTheHouse(group)) {
        leftovers.decide(Kind.GROUP, group.name(), why -> draft.deleteGroup(group, why));
      }
    }
  }
}
