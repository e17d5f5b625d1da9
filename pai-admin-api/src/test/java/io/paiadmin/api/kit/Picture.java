package io.paiadmin.api.kit;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.Storage;
import io.paiadmin.api.cluster.User;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What a cluster holds, in a form in which equal content is equal: by name, virtual clusters of
 * acls in one order, JSON without blanks. Amounts of resources are left out, since they live.
 */
record Picture(
    Map<String, User> users,
    Map<String, Group> groups,
    List<String> virtualClusters,
    Map<String, Storage> storages,
    Map<String, Job> jobs) {

  static Picture of(ClusterState state, List<Job> jobs) {
    return new Picture(
        byName(state.users(), User::name),
        byName(state.groups().stream().map(Picture::normal).toList(), Group::name),
        state.virtualClusters().stream().map(vc -> vc.name()).sorted().toList(),
        byName(state.storages(), Storage::name),
        byName(jobs, Job::fullName));
  }

  /** Returns the content of one part of a state. */
  Object part(ClusterPart part) {
    return switch (part) {
      case USERS -> users;
      case GROUPS -> groups;
      case VIRTUAL_CLUSTERS -> virtualClusters;
      case STORAGES -> storages;
    };
  }

  static Group normal(Group group) {
    return new Group(
        group.name(),
        group.description(),
        group.externalName(),
        normal(group.acls()),
        compact(group.otherExtension()));
  }

  static Acls normal(Acls acls) {
    List<String> sorted = acls.virtualClusters().stream().sorted().toList();
    return new Acls(acls.admin(), sorted, acls.storages(), compact(acls.other()));
  }

  /** The kit's own values have no blanks within texts. */
  private static Map<String, String> compact(Map<String, String> json) {
    return json.entrySet().stream()
        .collect(
            Collectors.toMap(Map.Entry::getKey, each -> each.getValue().replaceAll("\\s", "")));
  }

  private static <T> Map<String, T> byName(List<T> values, Function<T, String> name) {
    return values.stream()
        .collect(Collectors.toMap(name, Function.identity(), (a, b) -> a, TreeMap::new));
  }
}
