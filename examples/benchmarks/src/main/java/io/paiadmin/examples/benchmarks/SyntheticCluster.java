package io.paiadmin.examples.benchmarks;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.Scheduler;
import io.paiadmin.api.cluster.Storage;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.VirtualCluster;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;

/**
 * A cluster as large as wanted: teams with a virtual cluster and a storage each, two
 * administrators, and everybody in the default group. Every mention of a name is a string of its
 * own, as it is when names are read from a file or a server.
 */
final class SyntheticCluster {
  private final Scale scale;
  private final boolean aad;

  SyntheticCluster(AuthenticationMode mode, Scale scale) {
    this.scale = scale;
    this.aad = mode == AuthenticationMode.AAD;
  }

  static String user(int number) {
    return "user" + number;
  }

  static String team(int number) {
    return "team" + number;
  }

  static String storage(int team) {
    return "nfs-team" + team;
  }

  static String email(int user) {
    return "user" + user + "@example.org";
  }

  /** Returns the name of the directory group that feeds a group in AAD mode. */
  static String external(String group) {
    return "sg-" + group;
  }

  ClusterInfo info() {
    AuthenticationMode mode = aad ? AuthenticationMode.AAD : AuthenticationMode.BASIC;
    return new ClusterInfo(
        "v1.8.1", mode, Scheduler.HIVED, user(0), EnumSet.allOf(Capability.class));
  }

  ClusterState state(Memberships memberships) {
    return ClusterState.complete(users(memberships), groups(), virtualClusters(), storages());
  }

  private List<User> users(Memberships memberships) {
    List<User> users = new ArrayList<>();
    for (int user = 0; user < scale.users(); user++) {
      List<String> groups = new ArrayList<>();
      groups.add("default");
      memberships.teamsOf(user).forEach(team -> groups.add(team(team)));
      if (user < 2) {
        groups.add("admingroup");
      }
      users.add(new User(user(user), email(user), groups));
    }
    return users;
  }

  private List<Group> groups() {
    List<Group> groups = new ArrayList<>();
    groups.add(group("default", Acls.of(List.of("default"), List.of("nfs-common"))));
    groups.add(group("admingroup", new Acls(true, List.of("default"), List.of(), Map.of())));
    for (int team = 0; team < scale.teams(); team++) {
      groups.add(group(team(team), Acls.of(List.of(team(team)), List.of(storage(team)))));
    }
    return groups;
  }

  private Group group(String name, Acls acls) {
    return new Group(name, "", aad ? external(name) : "", acls, Map.of());
  }

  private List<VirtualCluster> virtualClusters() {
    List<VirtualCluster> virtualClusters = new ArrayList<>();
    virtualClusters.add(VirtualCluster.named("default"));
    for (int team = 0; team < scale.teams(); team++) {
      virtualClusters.add(VirtualCluster.named(team(team)));
    }
    return virtualClusters;
  }

  private List<Storage> storages() {
    List<Storage> storages = new ArrayList<>();
    storages.add(Storage.named("nfs-common"));
    for (int team = 0; team < scale.teams(); team++) {
      storages.add(Storage.named(storage(team)));
    }
    return storages;
  }
}
