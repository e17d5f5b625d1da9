package io.paiadmin.openpai.read;

import io.paiadmin.api.cluster.User;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The users as they were last seen. A user in a group that no longer exists cannot be read, so what
 * is remembered may be all there is. Safe for many threads.
 */
public final class Roster {
  private volatile Map<String, User> seen = new ConcurrentHashMap<>();

  /** Makes an empty roster. */
  public Roster() {}

  /** Remembers a whole list of users in place of what was remembered before. */
  void remember(List<User> users) {
    Map<String, User> all = new ConcurrentHashMap<>();
    users.forEach(user -> all.put(user.name(), user));
    seen = all;
  }

  /** Remembers one more user. */
  public void remember(User user) {
    seen.put(user.name(), user);
  }

  /** Remembers the groups of a user who was seen before. */
  public void remember(String user, List<String> groups) {
    seen.computeIfPresent(user, (name, before) -> before.withGroups(groups));
  }

  /** Returns everybody who is remembered, sorted by name. */
  List<User> all() {
    return seen.values().stream().sorted(Comparator.comparing(User::name)).toList();
  }

  /** Returns a user as remembered. */
  public Optional<User> find(String name) {
    return Optional.ofNullable(seen.get(name));
  }
}
