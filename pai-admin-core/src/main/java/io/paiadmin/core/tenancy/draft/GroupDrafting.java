package io.paiadmin.core.tenancy.draft;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.name.Canonical;
import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.plan.GroupAction;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What both modes do with a group that a wish describes. */
final class GroupDrafting {
  private final Draft draft;

  GroupDrafting(Draft draft) {
    this.draft = draft;
  }

  /** Returns the group as wished: what the wish does not mention is taken from the base. */
  static Group wished(Group base, GroupWish wish, List<String> virtualClusters) {
    Acls acls =
        base.acls()
            .withVirtualClusters(Canonical.set(virtualClusters))
            .withStorages(or(wish.storages(), base.acls().storages()));
    return new Group(
        wish.name().value(),
        or(wish.description(), base.description()),
        or(wish.externalName(), base.externalName()),
        acls,
        base.otherExtension());
  }

  /**
   * Returns the group that a wish starts from: the one it renames if there is one, over what the
   * group of the new name holds that is not known here; else the group itself, new if need be.
   */
  Group base(GroupWish wish, Optional<Group> old) {
    String name = wish.name().value();
    Group existing = draft.now.group(name).orElse(Group.of(name, Acls.NONE));
    return old.map(group -> group.withAcls(GroupAction.written(group.acls(), existing.acls())))
        .orElse(existing);
  }

  /** Wants the default group to have these storages, and to exist. */
  void wantDefault(@Nullable NameList storages) {
    Optional<Group> found = draft.target(Names.DEFAULT);
    Group base = found.orElse(Group.of(Names.DEFAULT, onlyDefault()));
    if (storages != null) {
      requireStorages(storages);
      draft.want(
          base.withAcls(base.acls().withStorages(List.copyOf(storages.values()))),
          Reasons.defaultStorages(storages));
    } else if (found.isEmpty()) {
      draft.want(base, Reasons.defaultGroup());
    }
  }

  /**
   * Wants the default group to have its virtual cluster when it has none that will exist: the next
   * restart in basic mode would delete it, with what it grants to everybody.
   */
  void bindDefault() {
    draft
        .target(Names.DEFAULT)
        .filter(group -> !group.acls().admin() && !isBound(group))
        .map(group -> group.withAcls(withDefault(group.acls())))
        .ifPresent(group -> draft.want(group, Reasons.defaultVirtualCluster()));
  }

  /** Reports every storage that is not there; only warns when there may be more than is seen. */
  void requireStorages(@Nullable NameList storages) {
    if (storages == null) {
      return;
    }
    for (Placed<String> name : storages.names()) {
      if (!draft.now.hasStorage(name.value())) {
        missingStorage(name);
      }
    }
  }

  /**
   * Finds the group that a wish renames. The old one being gone is as it should be after the first
   * time; the new one being there is half of the way, unless somebody is in it who was not in the
   * old one.
   *
   * @param known finds the group of a name
   */
  Optional<Group> renamed(GroupWish wish, Function<String, Optional<Group>> known) {
    Placed<String> old = wish.renamedFrom();
    Optional<Group> found = old == null ? Optional.empty() : known.apply(old.value());
    if (old == null || found.isEmpty()) {
      return Optional.empty();
    }
    if (found.filter(GroupDrafting::isOfTheHouse).isPresent()) {
      draft.findings.add(Names.stays(old.value(), old.at()));
      return Optional.empty();
    }
    if (!members(old.value()).containsAll(draft.now.members(wish.name().value()))) {
      ambiguous(wish, old);
      return Optional.empty();
    }
    return found;
  }

  /** Tells whether a group is the default group or one of the administrators', which stay. */
  static boolean isOfTheHouse(Group group) {
    return group.acls().admin()
        || group.name().equals(Names.DEFAULT)
        || group.name().equals(Names.ADMIN_GROUP);
  }

  /** Remarks that a rename found neither the old nor the new group. */
  void remarkPlainCreation(GroupWish wish, Function<String, Optional<Group>> known) {
    Placed<String> old = wish.renamedFrom();
    if (old != null
        && known.apply(old.value()).isEmpty()
        && !draft.now.hasGroup(wish.name().value())) {
      draft.findings.notice(
          "RENAME_WITHOUT_OLD",
          old.at(),
          "there is no group '"
              + old.value()
              + "' to rename, so '"
              + wish.name().value()
              + "' is created",
          "");
    }
  }

  /** Returns the members of a group that is there; a name that dangles makes nobody a member. */
  List<String> members(String group) {
    return draft.now.hasGroup(group) ? draft.now.members(group) : List.of();
  }

  private void ambiguous(GroupWish wish, Placed<String> old) {
    draft.findings.error(
        "RENAME_AMBIGUOUS",
        old.at(),
        "'"
            + wish.name().value()
            + "' exists beside '"
            + old.value()
            + "' and has members of its own",
        "take 'renamedFrom' away and say what becomes of '" + old.value() + "'");
  }

  private void missingStorage(Placed<String> name) {
    String message = "the cluster shows no bound storage '" + name.value() + "'";
    if (draft.now.state().isComplete(ClusterPart.STORAGES)) {
      draft.findings.error(
          "STORAGE_UNKNOWN",
          name.at(),
          message,
          "create the persistent volume claim first, or correct the name");
    } else {
      draft.findings.warning(
          "STORAGE_UNSEEN",
          name.at(),
          message + ", and the account cannot see them all",
          "make sure that the persistent volume claim exists and is bound");
    }
  }

  private boolean isBound(Group group) {
    return group.acls().virtualClusters().stream()
        .anyMatch(name -> name.equals(Names.DEFAULT) || draft.willHaveVirtualCluster(name));
  }

  private static Acls withDefault(Acls acls) {
    List<String> names = new ArrayList<>(acls.virtualClusters());
    names.add(Names.DEFAULT);
    return acls.withVirtualClusters(names);
  }

  private static Acls onlyDefault() {
    return Acls.of(List.of(Names.DEFAULT), List.of());
  }

  private static List<String> or(@Nullable NameList wished, List<String> base) {
    return wished == null ? base : List.copyOf(wished.values());
  }

  private static String or(@Nullable Placed<String> wished, String base) {
    return wished == null ? base : wished.value();
  }
}
