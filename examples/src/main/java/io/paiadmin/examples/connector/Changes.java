package io.paiadmin.examples.connector;

import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.GroupChange.CreateGroup;
import io.paiadmin.api.cluster.GroupChange.DeleteGroup;
import io.paiadmin.api.cluster.GroupChange.UpdateGroup;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.UserChange.SetUserGroups;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes one change of a state. Every check comes before it. */
final class Changes {
  private final ClusterState now;
  private final Map<String, User> users = new LinkedHashMap<>();
  private final Map<String, Group> groups = new LinkedHashMap<>();

  Changes(ClusterState now) {
    this.now = now;
    now.users().forEach(user -> users.put(user.name(), user));
    now.groups().forEach(group -> groups.put(group.name(), group));
  }

  ClusterState after(ClusterChange change) {
    if (change instanceof CreateGroup create) {
      require(!groups.containsKey(change.subject()), "group " + change.subject() + " is there");
      groups.put(change.subject(), create.group());
    } else if (change instanceof UpdateGroup update) {
      update(update.expected(), update.group());
    } else if (change instanceof DeleteGroup delete) {
      delete(found(groups, delete.group()));
    } else if (change instanceof SetUserGroups set) {
      setGroups(found(users, set.user()), set);
    }
    return ClusterState.complete(
        List.copyOf(users.values()),
        List.copyOf(groups.values()),
        now.virtualClusters(),
        now.storages());
  }

  private void update(Group expected, Group wanted) {
    Group present = found(groups, wanted.name());
    require(normal(present).equals(normal(expected)), "group " + wanted.name() + " has changed");
    Group described = present.withDetails(wanted.description(), wanted.externalName());
    groups.put(wanted.name(), described.withAcls(wanted.acls()));
  }

  private void delete(Group group) {
    groups.remove(group.name());
    users.replaceAll((name, user) -> user.withGroups(without(group.name(), user.groups())));
  }

  private void setGroups(User user, SetUserGroups change) {
    require(sorted(user.groups()).equals(sorted(change.expected())), user.name() + " has changed");
    change.groups().forEach(group -> found(groups, group));
    users.put(user.name(), user.withGroups(change.groups()));
  }

  private static void require(boolean asExpected, String otherwise) {
    if (!asExpected) {
      throw Refusal.of(
          StandardErrorCode.CONFLICT, "", otherwise, "read the cluster again and plan anew");
    }
  }

  private static <T> T found(Map<String, T> things, String name) {
    T thing = things.get(name);
    if (thing == null) {
      throw Refusal.of(
          StandardErrorCode.NOT_FOUND, "", "there is no '" + name + "'", "check the name");
    }
    return thing;
  }

  /** Virtual clusters count as equal in any order, storages do not. */
  private static Group normal(Group group) {
    List<String> names = sorted(group.acls().virtualClusters());
    return group.withAcls(group.acls().withVirtualClusters(names));
  }

  private static List<String> sorted(List<String> names) {
    return names.stream().sorted().toList();
  }

  private static List<String> without(String name, List<String> names) {
    return names.stream().filter(each -> !each.equals(name)).toList();
  }
}
