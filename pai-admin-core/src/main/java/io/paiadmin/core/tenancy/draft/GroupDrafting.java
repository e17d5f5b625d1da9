package io.paiadmin.core.tenancy.draft;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.name.Canonical;
import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.plan.GroupAction;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What both modes make of a group that a wish describes. */
final class GroupDrafting {
  private final Draft draft;

  GroupDrafting(Draft draft) {
    this.draft = draft;
  }

  /** Tells whether a group is the default group or one of the administrators', which stay. */
  static boolean isOfTheHouse(Group group) {
    return group.acls().admin()
        || group.name().equals(Names.DEFAULT)
        || group.name().equals(Names.ADMIN_GROUP);
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

  private static List<String> or(@Nullable NameList wished, List<String> base) {
    return wished == null ? base : List.copyOf(wished.values());
  }

  private static String or(@Nullable Placed<String> wished, String base) {
    return wished == null ? base : wished.value();
  }
}
