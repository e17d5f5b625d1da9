package io.paiadmin.core.tenancy.simulation;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.plan.GroupAction;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The groups of a cluster in memory, each found by name in constant time. */
final class SimulatedGroups {
  private final Map<String, Group> groups = new LinkedHashMap<>();

  /** Replaces all groups. */
  void load(List<Group> others) {
    groups.clear();
    others.forEach(group -> groups.put(group.name(), group));
  }

  Optional<Group> find(String name) {
    return Optional.ofNullable(groups.get(name));
  }

  List<Group> list() {
    return List.copyOf(groups.values());
  }

  void run(GroupAction action) {
    if (action instanceof GroupAction.CreateGroup create) {
      groups.put(create.group().name(), create.group());
    } else if (action instanceof GroupAction.SetGroupAcls set) {
      setAcls(set.group(), set.to());
    } else if (action instanceof GroupAction.RestoreAcl restore) {
      setAcls(restore.group(), restore.to());
    } else if (action instanceof GroupAction.SetGroupDetails set) {
      setDetails(set.group(), set.to());
    } else if (action instanceof GroupAction.DeleteGroup delete) {
      groups.remove(delete.group().name());
    }
  }

  private void setAcls(String name, Acls acls) {
    groups.computeIfPresent(
        name, (any, group) -> group.withAcls(GroupAction.written(acls, group.acls())));
  }

  private void setDetails(String name, GroupAction.Details to) {
    groups.computeIfPresent(
        name, (any, group) -> group.withDetails(to.description(), to.externalName()));
  }
}
