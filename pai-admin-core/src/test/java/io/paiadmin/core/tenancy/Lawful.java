package io.paiadmin.core.tenancy;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.Storage;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.VirtualCluster;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The lawful state that is nearest to a random one. */
final class Lawful {
  private Lawful() {}

  static ClusterState state(Scenario scenario) {
    ClusterState state = scenario.state();
    boolean basic = scenario.mode() == AuthenticationMode.BASIC;
    Set<String> vcs = new HashSet<>(Set.of("default"));
    state.virtualClusters().stream().map(VirtualCluster::name).forEach(vcs::add);
    Set<String> storages = new HashSet<>();
    state.storages().stream().map(Storage::name).forEach(storages::add);
    List<Group> groups = new ArrayList<>();
    groups.add(group("default", false, List.of("default"), List.of()));
    groups.add(group("admingroup", true, List.of("default"), List.of()));
    Set<String> names = new HashSet<>(Set.of("default", "admingroup"));
    for (Group group : state.groups()) {
      if (!names.contains(group.name()) && (!basic || vcs.contains(group.name()))) {
        names.add(group.name());
        groups.add(group(group, basic, vcs, storages));
      }
    }
    if (basic) {
      vcs.removeIf(name -> !names.contains(name));
    }
    List<User> users = state.users().stream().map(user -> user(user, names)).toList();
    List<VirtualCluster> running = vcs.stream().sorted().map(VirtualCluster::named).toList();
    return ClusterState.complete(users, groups, running, state.storages());
  }

  /**
   * Returns a state without descriptions, external names and mail addresses, and with one
   * administrators' group.
   */
  static ClusterState bare(ClusterState state) {
    return new ClusterState(
        state.users().stream().map(user -> user.withEmail("")).toList(),
        state.groups().stream().map(Lawful::bare).toList(),
        state.virtualClusters(),
        state.storages(),
        state.partial(),
        state.problems());
  }

  private static Group bare(Group group) {
    Acls acls = group.acls();
    boolean admin = group.name().equals("admingroup");
    return group
        .withDetails("", "")
        .withAcls(new Acls(admin, acls.virtualClusters(), acls.storages(), acls.other()));
  }

  private static Group group(Group group, boolean basic, Set<String> vcs, Set<String> storages) {
    Acls acls = group.acls();
    List<String> granted =
        basic
            ? List.of(group.name())
            : acls.virtualClusters().stream().filter(vcs::contains).distinct().toList();
    return group(
        group.name(),
        false,
        granted,
        acls.storages().stream().filter(storages::contains).distinct().toList());
  }

  private static Group group(String name, boolean admin, List<String> vcs, List<String> storages) {
    return new Group(name, "", "sg-" + name, new Acls(admin, vcs, storages, Map.of()), Map.of());
  }

  private static User user(User user, Set<String> groups) {
    Set<String> kept = new java.util.TreeSet<>(user.groups());
    kept.retainAll(groups);
    kept.add("default");
    return user.withGroups(List.copyOf(kept));
  }
}
