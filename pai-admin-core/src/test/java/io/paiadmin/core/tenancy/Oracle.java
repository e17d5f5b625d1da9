package io.paiadmin.core.tenancy;

import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.User;
import io.paiadmin.core.tenancy.access.Resource;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Access worked out the slow way, straight from the words of the server's rules. */
public final class Oracle {
  private Oracle() {}

  /** Returns every pair of a user and what the user may use, as {@code user: resource}. */
  public static Set<String> access(ClusterState state) {
    Set<String> pairs = new TreeSet<>();
    for (User user : state.users()) {
      for (Resource resource : resources(state)) {
        if (mayUse(state, user, resource)) {
          pairs.add(user.name() + ": " + resource);
        }
      }
    }
    return pairs;
  }

  /** Tells whether a user may use a resource. */
  public static boolean mayUse(ClusterState state, User user, Resource resource) {
    return dangling(state, user).isEmpty()
        && state.groups().stream()
            .filter(group -> user.groups().contains(group.name()))
            .anyMatch(group -> grants(state, group, resource));
  }

  /** Returns every resource that is there or named by some group. */
  public static Set<Resource> resources(ClusterState state) {
    Set<Resource> all = new TreeSet<>();
    state.virtualClusters().forEach(vc -> all.add(Resource.virtualCluster(vc.name())));
    state.storages().forEach(storage -> all.add(Resource.storage(storage.name())));
    for (Group group : state.groups()) {
      group.acls().virtualClusters().forEach(name -> all.add(Resource.virtualCluster(name)));
      group.acls().storages().forEach(name -> all.add(Resource.storage(name)));
    }
    return all;
  }

  /** Returns the names in a user's list that no group bears. */
  public static List<String> dangling(ClusterState state, User user) {
    return user.groups().stream()
        .filter(name -> state.groups().stream().noneMatch(group -> group.name().equals(name)))
        .toList();
  }

  /** Returns every dangling membership, as {@code user: group}. */
  public static Set<String> dangling(ClusterState state) {
    Set<String> all = new TreeSet<>();
    for (User user : state.users()) {
      dangling(state, user).forEach(group -> all.add(user.name() + ": " + group));
    }
    return all;
  }

  /** Returns the users who are in a group that makes administrators. */
  public static Set<String> admins(ClusterState state) {
    Set<String> admins = new TreeSet<>();
    for (Group group : state.groups()) {
      if (group.acls().admin()) {
        admins.addAll(members(state, group.name()));
      }
    }
    return admins;
  }

  /** Returns the users whose lists name a group. */
  public static Set<String> members(ClusterState state, String group) {
    Set<String> members = new TreeSet<>();
    for (User user : state.users()) {
      if (user.groups().contains(group)) {
        members.add(user.name());
      }
    }
    return members;
  }

  private static boolean grants(ClusterState state, Group group, Resource resource) {
    String name = resource.name();
    return switch (resource.kind()) {
      case VIRTUAL_CLUSTER ->
          group.acls().virtualClusters().contains(name)
              || (group.acls().admin()
                  && state.virtualClusters().stream().anyMatch(vc -> vc.name().equals(name)));
      case STORAGE ->
          group.acls().storages().contains(name)
              && (!state.isComplete(ClusterPart.STORAGES)
                  || state.storages().stream().anyMatch(s -> s.name().equals(name)));
    };
  }
}
