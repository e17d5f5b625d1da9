package io.paiadmin.core.tenancy.simulation;

import io.paiadmin.api.cluster.User;
import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.plan.UserAction;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The users of a cluster in memory, each found by name in constant time. */
final class SimulatedUsers {
  private final Map<String, User> users = new LinkedHashMap<>();

  /** Replaces all users. */
  void load(List<User> others) {
    users.clear();
    others.forEach(user -> users.put(user.name(), user));
  }

  Optional<User> find(String name) {
    return Optional.ofNullable(users.get(name));
  }

  List<User> list() {
    return List.copyOf(users.values());
  }

  void run(UserAction action) {
    String name = action.user();
    if (action instanceof UserAction.Membership membership) {
      change(name, user -> user.withGroups(membership.to()));
    } else if (action instanceof UserAction.CreateUser create) {
      users.put(name, new User(name, create.email(), List.of(Names.DEFAULT)));
    } else if (action instanceof UserAction.SetUserEmail set) {
      change(name, user -> user.withEmail(set.to()));
    } else if (action instanceof UserAction.GrantAdmin grant) {
      change(name, user -> with(user, grant.group()));
    } else if (action instanceof UserAction.RevokeAdmin revoke) {
      revoke.groups().forEach(group -> change(name, user -> without(user, group)));
    } else if (action instanceof UserAction.DeleteUser) {
      users.remove(name);
    }
  }

  /** Takes every user out of a group. */
  void leave(String group) {
    users.replaceAll((name, user) -> without(user, group));
  }

  private void change(String name, UnaryOperator<User> change) {
    users.computeIfPresent(name, (any, user) -> change.apply(user));
  }

  private static User with(User user, String group) {
    List<String> groups = new ArrayList<>(user.groups());
    groups.add(group);
    return user.withGroups(groups);
  }

  private static User without(User user, String group) {
    if (!user.groups().contains(group)) {
      return user;
    }
    List<String> groups = new ArrayList<>(user.groups());
    groups.removeIf(group::equals);
    return user.withGroups(groups);
  }
}
