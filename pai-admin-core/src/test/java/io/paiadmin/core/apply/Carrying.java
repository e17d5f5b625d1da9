package io.paiadmin.core.apply;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.GroupChange;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.UserChange;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Carries one change out as the contract of each change says. */
final class Carrying {
  private final ClusterState state;
  private final Map<String, User> users = new LinkedHashMap<>();
  private final Map<String, Group> groups = new LinkedHashMap<>();

  Carrying(ClusterState state) {
    this.state = state;
    state.users().forEach(user -> users.put(user.name(), user));
    state.groups().forEach(group -> groups.put(group.name(), group));
  }

  ClusterState out(ClusterChange change) {
    if (change instanceof GroupChange group) {
      group(group);
    } else if (change instanceof UserChange user) {
      user(user);
    }
    return new ClusterState(
        List.copyOf(users.values()),
        List.copyOf(groups.values()),
        state.virtualClusters(),
        state.storages(),
        state.partial(),
        state.problems());
  }

  private void group(GroupChange change) {
    if (change instanceof GroupChange.CreateGroup create) {
      require(!groups.containsKey(create.subject()), StandardErrorCode.CONFLICT);
      groups.put(create.subject(), create.group());
      return;
    }
    require(groups.containsKey(change.subject()), StandardErrorCode.NOT_FOUND);
    if (change instanceof GroupChange.UpdateGroup update) {
      Group now = groups.getOrDefault(update.subject(), update.group());
      require(same(now, update.expected()), StandardErrorCode.CONFLICT);
      groups.put(update.subject(), update.group());
    } else {
      groups.remove(change.subject());
      users.replaceAll((name, user) -> without(user, Set.of(change.subject())));
    }
  }

  private void user(UserChange change) {
    String name = change.user();
    if (change instanceof UserChange.CreateUser create) {
      require(!users.containsKey(name), StandardErrorCode.CONFLICT);
      users.put(name, new User(name, create.email(), List.of("default")));
      return;
    }
    require(
        users.containsKey(name) || change instanceof UserChange.RevokeTokens,
        StandardErrorCode.NOT_FOUND);
    if (change instanceof UserChange.SetUserGroups set) {
      setGroups(set);
    } else if (change instanceof UserChange.SetUserEmail set) {
      users.computeIfPresent(name, (any, user) -> user.withEmail(set.email()));
    } else if (change instanceof UserChange.GrantAdmin) {
      users.computeIfPresent(name, (any, user) -> promoted(user));
    } else if (change instanceof UserChange.RevokeAdmin) {
      users.computeIfPresent(name, (any, user) -> without(user, adminGroups()));
    } else if (change instanceof UserChange.DeleteUser) {
      require(
          users.values().stream()
              .filter(user -> user.name().equals(name))
              .noneMatch(user -> user.groups().stream().anyMatch(adminGroups()::contains)),
          StandardErrorCode.FORBIDDEN);
      users.remove(name);
    }
  }

  private void setGroups(UserChange.SetUserGroups set) {
    require(groups.keySet().containsAll(set.groups()), StandardErrorCode.NOT_FOUND);
    users.computeIfPresent(
        set.user(),
        (name, user) -> {
          List<String> now = user.groups().stream().sorted().toList();
          require(
              now.equals(set.expected().stream().sorted().toList()), StandardErrorCode.CONFLICT);
          return user.withGroups(set.groups());
        });
  }

  private User promoted(User user) {
    if (user.groups().stream().anyMatch(adminGroups()::contains)) {
      return user;
    }
    List<String> more = new ArrayList<>(user.groups());
    more.add(adminGroups().contains("admingroup") ? "admingroup" : adminGroups().iterator().next());
    return user.withGroups(more);
  }

  private Set<String> adminGroups() {
    Set<String> names = new java.util.TreeSet<>();
    groups.values().stream().filter(g -> g.acls().admin()).forEach(g -> names.add(g.name()));
    return names;
  }

  private static User without(User user, Set<String> names) {
    return user.withGroups(user.groups().stream().filter(g -> !names.contains(g)).toList());
  }

  private static boolean same(Group one, Group other) {
    Acls a = one.acls();
    Acls b = other.acls();
    return one.withAcls(Acls.NONE).equals(other.withAcls(Acls.NONE))
        && a.withVirtualClusters(List.of()).equals(b.withVirtualClusters(List.of()))
        && new HashSet<>(a.virtualClusters()).equals(new HashSet<>(b.virtualClusters()));
  }

  private static void require(boolean condition, StandardErrorCode code) {
    if (!condition) {
      throw new PaiAdminException(code, "the cluster refuses", "");
    }
  }
}
