package io.paiadmin.core.tenancy.wish;

import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who may use what on one cluster, as its administrators want it. A null part is absent: the plan
 * leaves it as it is. An empty part is a wish for nothing.
 *
 * @param defaultStorages the storages of everybody, the first being the default one; or null
 * @param admins every administrator (basic mode only), or null
 * @param groups the groups to manage, or null
 * @param users the users to manage (basic mode only), or null
 * @param unmanaged what becomes of groups and users that the wish does not mention; a part that is
 *     null is never touched
 */
public record Wish(
    @Nullable NameList defaultStorages,
    @Nullable NameList admins,
    @Nullable List<GroupWish> groups,
    @Nullable List<UserWish> users,
    Placed<Unmanaged> unmanaged)
    implements Intent {

  /** Mentions nothing. */
  public static final Wish NOTHING =
      new Wish(null, null, null, null, new Placed<>(Unmanaged.KEEP, ""));

  /** Copies the lists. */
  public Wish {
    groups = groups == null ? null : List.copyOf(groups);
    users = users == null ? null : List.copyOf(users);
  }

  /** Returns this wish with these storages for everybody. */
  public Wish withDefaultStorages(String... names) {
    return new Wish(NameList.of(names), admins, groups, users, unmanaged);
  }

  /** Returns this wish with these administrators. */
  public Wish withAdmins(String... names) {
    return new Wish(defaultStorages, NameList.of(names), groups, users, unmanaged);
  }

  /** Returns this wish with these groups. */
  public Wish withGroups(GroupWish... wishes) {
    return new Wish(defaultStorages, admins, List.of(wishes), users, unmanaged);
  }

  /** Returns this wish with these users. */
  public Wish withUsers(UserWish... wishes) {
    return new Wish(defaultStorages, admins, groups, List.of(wishes), unmanaged);
  }

  /** Returns this wish with another fate for what it does not mention. */
  public Wish withUnmanaged(Unmanaged fate) {
    return new Wish(defaultStorages, admins, groups, users, new Placed<>(fate, ""));
  }

  /** Returns the groups mentioned; empty when the part is absent. */
  public List<GroupWish> groupsOrNone() {
    return groups == null ? List.of() : groups;
  }

  /** Returns the groups mentioned in the order of their names, which no reordering changes. */
  public List<GroupWish> groupsByName() {
    return groupsOrNone().stream()
        .sorted(Comparator.comparing(group -> group.name().value()))
        .toList();
  }

  /** Returns the users mentioned; empty when the part is absent. */
  public List<UserWish> usersOrNone() {
    return users == null ? List.of() : users;
  }
}
