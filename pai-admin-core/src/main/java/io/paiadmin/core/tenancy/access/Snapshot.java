package io.paiadmin.core.tenancy.access;

import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.Storage;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.VirtualCluster;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A cluster's state with an index on every name. Built once in time proportional to users, groups
 * and memberships; every look-up is a hash look-up. Immutable and safe for many threads.
 */
public final class Snapshot {
  private final ClusterState state;
  private final Map<String, User> users;
  private final Map<String, Group> groups;
  private final Set<String> virtualClusters;
  private final Set<String> storages;
  private final Map<String, List<String>> members = new HashMap<>();
  private final Set<String> repetitive = new HashSet<>();
  private final boolean hasDangling;

  private Snapshot(ClusterState state) {
    this.state = state;
    this.users = new HashMap<>(state.users().size() * 2);
    state.users().forEach(user -> users.put(user.name(), user));
    this.groups = new HashMap<>(state.groups().size() * 2);
    state.groups().forEach(group -> groups.put(group.name(), group));
    this.virtualClusters =
        state.virtualClusters().stream().map(VirtualCluster::name).collect(Collectors.toSet());
    this.storages = state.storages().stream().map(Storage::name).collect(Collectors.toSet());
    state.users().forEach(user -> user.groups().forEach(group -> addMember(user, group)));
    this.hasDangling =
        state.isComplete(ClusterPart.GROUPS) && !groups.keySet().containsAll(members.keySet());
  }

  /** Indexes a state. */
  public static Snapshot of(ClusterState state) {
    return new Snapshot(state);
  }

  /** Returns the state itself. */
  public ClusterState state() {
    return state;
  }

  /** Finds a user. */
  public Optional<User> user(String name) {
    return Optional.ofNullable(users.get(name));
  }

  /** Finds a group. */
  public Optional<Group> group(String name) {
    return Optional.ofNullable(groups.get(name));
  }

  /** Tells whether there is such a group. */
  public boolean hasGroup(String name) {
    return groups.containsKey(name);
  }

  /** Tells whether there is such a user. */
  public boolean hasUser(String name) {
    return users.containsKey(name);
  }

  /** Tells whether the scheduler reports such a virtual cluster. */
  public boolean hasVirtualCluster(String name) {
    return virtualClusters.contains(name);
  }

  /** Tells whether the reading shows such a storage. */
  public boolean hasStorage(String name) {
    return storages.contains(name);
  }

  /** Returns the names of a group's members, each once, in the order of the users read. */
  public List<String> members(String group) {
    return Collections.unmodifiableList(members.getOrDefault(group, List.of()));
  }

  /** Returns the groups of a user that exist, each once, in the user's order. */
  public List<Group> groupsOf(User user) {
    return distinct(user.groups()).stream()
        .map(groups::get)
        .filter(group -> group != null)
        .toList();
  }

  /**
   * Returns the names in a user's list that no group bears, each once; none while there may be
   * groups that the reading does not show.
   */
  public Set<String> danglingOf(User user) {
    Set<String> dangling = Set.of();
    if (!hasDangling) {
      return dangling;
    }
    for (String name : user.groups()) {
      if (!groups.containsKey(name)) {
        dangling = dangling.isEmpty() ? new LinkedHashSet<>() : dangling;
        dangling.add(name);
      }
    }
    return dangling;
  }

  /** Tells whether a name in the user's list dangles, which makes the server refuse the user. */
  public boolean isLockedOut(User user) {
    return !danglingOf(user).isEmpty();
  }

  /** Tells whether a user's list names a group more than once. */
  public boolean hasDuplicates(User user) {
    return repetitive.contains(user.name());
  }

  /** Tells whether a user's list of groups needs mending: a name dangles or stands there twice. */
  public boolean isBroken(User user) {
    return hasDuplicates(user) || isLockedOut(user);
  }

  /** Users come one after the other, so whoever is in a group already is the last one there. */
  private void addMember(User user, String group) {
    List<String> known = members.computeIfAbsent(group, name -> new ArrayList<>());
    if (!known.isEmpty() && known.get(known.size() - 1).equals(user.name())) {
      repetitive.add(user.name());
    } else {
      known.add(user.name());
    }
  }

  private static Set<String> distinct(List<String> names) {
    return new LinkedHashSet<>(names);
  }
}
