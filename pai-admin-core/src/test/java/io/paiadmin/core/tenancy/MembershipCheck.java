package io.paiadmin.core.tenancy;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.User;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.Unmanaged;
import io.paiadmin.core.tenancy.wish.UserWish;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The part of {@link WishCheck} about users: who is there, with which mail address and groups. */
record MembershipCheck(
    ClusterState before,
    ClusterState after,
    Wish wish,
    boolean basic,
    boolean restarts,
    Set<String> gone) {

  void check() {
    Set<String> wanted = new TreeSet<>();
    before.users().stream().map(User::name).filter(name -> !isPruned(name)).forEach(wanted::add);
    wish.usersOrNone().forEach(user -> wanted.add(user.name().value()));
    assertThat(after.users()).extracting(User::name).containsExactlyInAnyOrderElementsOf(wanted);
    after.users().forEach(this::user);
  }

  private void user(User user) {
    assertThat(user.email()).as("mail of %s", user.name()).isEqualTo(email(user.name()));
    assertThat(comparable(user, user.groups()))
        .as("groups of %s", user.name())
        .isEqualTo(comparable(user, groups(user.name())));
    if (basic && isManaged(user.name())) {
      assertThat(user.groups()).doesNotHaveDuplicates();
    }
  }

  /** Leaves away what dangled with users whom the wish does not mention: it may go or stay. */
  private Set<String> comparable(User user, Collection<String> groups) {
    Set<String> names = new HashSet<>(groups);
    if (!isManaged(user.name())) {
      names.removeIf(group -> WishCheck.group(before, group).isEmpty());
    }
    return names;
  }

  private String email(String name) {
    Optional<Placed<String>> wanted =
        wish.usersOrNone().stream()
            .filter(user -> user.name().value().equals(name))
            .map(UserWish::email)
            .filter(mail -> mail != null)
            .findFirst();
    return wanted.map(Placed::value).orElse(user(before, name).map(User::email).orElse(""));
  }

  private Set<String> groups(String name) {
    Set<String> groups = new HashSet<>(user(before, name).map(User::groups).orElse(List.of()));
    boolean dangles = basic && isManaged(name);
    if (dangles) {
      groups.removeIf(group -> WishCheck.group(before, group).isEmpty());
    }
    for (GroupWish team : wish.groupsOrNone()) {
      team(groups, team, name);
    }
    groups.removeAll(gone);
    if (wish.admins() != null) {
      admin(groups, wish.admins().values().contains(name));
    }
    if (basic && isManaged(name)) {
      groups.add("default");
    }
    if (dangles || restarts) {
      groups.removeIf(group -> WishCheck.group(after, group).isEmpty());
    }
    return groups;
  }

  private void team(Set<String> groups, GroupWish team, String user) {
    NameList members = team.members();
    Placed<String> old = team.renamedFrom();
    boolean isOld =
        basic
            && old != null
            && groups.contains(old.value())
            && WishCheck.group(before, old.value()).isPresent();
    if (members != null && members.values().contains(user)) {
      groups.add(team.name().value());
    } else if (members != null) {
      groups.remove(team.name().value());
    } else if (isOld) {
      groups.add(team.name().value());
    }
  }

  private void admin(Set<String> groups, boolean wanted) {
    Set<String> adminGroups = new TreeSet<>();
    before.groups().stream()
        .filter(group -> group.acls().admin())
        .map(Group::name)
        .forEach(adminGroups::add);
    if (!wanted) {
      groups.removeAll(adminGroups);
    } else if (adminGroups.stream().noneMatch(groups::contains)) {
      groups.add(adminGroups.contains("admingroup") ? "admingroup" : adminGroups.iterator().next());
    }
  }

  private boolean isPruned(String name) {
    return wish.users() != null && wish.unmanaged().value() == Unmanaged.PRUNE && !isManaged(name);
  }

  private boolean isManaged(String name) {
    return names(wish.admins()).contains(name)
        || wish.usersOrNone().stream().anyMatch(user -> user.name().value().equals(name))
        || wish.groupsOrNone().stream().anyMatch(team -> names(team.members()).contains(name));
  }

  private static Set<String> names(@Nullable NameList list) {
    return list == null ? Set.of() : list.values();
  }

  private static Optional<User> user(ClusterState state, String name) {
    return state.users().stream().filter(user -> user.name().equals(name)).findFirst();
  }
}
