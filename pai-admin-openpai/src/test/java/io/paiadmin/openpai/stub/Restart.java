package io.paiadmin.openpai.stub;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What the server does to groups and users when it starts. */
final class Restart {
  private final StubState state;

  Restart(StubState state) {
    this.state = state;
  }

  /** Gives a cluster the groups that every cluster has, where they are missing. */
  static void createSeeds(StubState state) {
    Acls admins = new Acls(true, List.of(), List.of(), Map.of());
    Acls everybody = Acls.of(List.of(StubState.DEFAULT), List.of());
    createGroup(state, GroupRecord.of(Group.of(StubState.ADMIN_GROUP, admins)));
    createGroup(state, GroupRecord.of(Group.of(StubState.DEFAULT, everybody)));
  }

  void run() {
    createSeeds(state);
    state.groups.replaceAll((name, group) -> stripped(group));
    if (state.isBasic()) {
      createAdministrator();
      state.virtualClusters.keySet().forEach(this::createVirtualClusterGroup);
      state.groups.values().removeIf(Restart::isUseless);
      state.users.replaceAll((name, user) -> withoutLostGroups(user));
    }
  }

  private GroupRecord stripped(GroupRecord group) {
    List<String> kept = new ArrayList<>(group.virtualClusters());
    boolean less = kept.retainAll(state.virtualClusters.keySet());
    return less ? group.withVirtualClusters(kept) : group;
  }

  private void createAdministrator() {
    UserRecord first = state.firstAdministrator;
    if (first != null && !state.users.containsKey(first.name())) {
      state.save(first);
    }
  }

  private void createVirtualClusterGroup(String name) {
    createGroup(state, GroupRecord.granting(name, name));
  }

  private static void createGroup(StubState state, GroupRecord group) {
    state.groups.putIfAbsent(group.name(), group);
  }

  private static boolean isUseless(GroupRecord group) {
    return group.virtualClusters().isEmpty() && !group.admin();
  }

  private UserRecord withoutLostGroups(UserRecord user) {
    return user.withGroups(user.groups().stream().filter(state.groups.keySet()::contains).toList());
  }
}
