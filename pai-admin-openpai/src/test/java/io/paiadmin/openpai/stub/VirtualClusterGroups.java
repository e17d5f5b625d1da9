package io.paiadmin.openpai.stub;

import java.util.ArrayList;
import java.util.List;

/** Basic mode's way from virtual clusters to the groups that stand for them. */
final class VirtualClusterGroups {
  private VirtualClusterGroups() {}

  /**
   * Returns the groups of a new user, which are those named and the default group.
   *
   * @throws Refusal when one is no group, or not the group of a virtual cluster
   */
  static List<String> forCreation(StubState state, List<String> names) {
    for (String name : names) {
      GroupRecord group = state.groups.get(name);
      if (group == null) {
        throw Refusal.notFound("NoGroupError", "No groups for vc: " + name);
      }
      if (!group.isVirtualClusterGroup()) {
        throw noVirtualCluster("Group " + name + " is not the group of a vc.");
      }
    }
    return withDefault(names);
  }

  /** The same for a user who is there already, with one kind of complaint for both faults. */
  static List<String> forUpdate(StubState state, List<String> names) {
    for (String name : names) {
      GroupRecord group = state.groups.get(name);
      if (group == null || !group.isVirtualClusterGroup()) {
        throw noVirtualCluster("Try to update nonexist: " + name);
      }
    }
    return withDefault(names);
  }

  private static List<String> withDefault(List<String> names) {
    List<String> groups = new ArrayList<>(names);
    if (!groups.contains(StubState.DEFAULT)) {
      groups.add(StubState.DEFAULT);
    }
    return groups;
  }

  private static Refusal noVirtualCluster(String message) {
    return Refusal.badRequest("NoVirtualClusterError", message);
  }
}
