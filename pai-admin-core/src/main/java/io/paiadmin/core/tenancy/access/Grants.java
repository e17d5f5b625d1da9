package io.paiadmin.core.tenancy.access;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What each group grants, worked out once per state: an administrators' group grants every existing
 * virtual cluster, but a storage only where its acls name it.
 */
final class Grants {
  private final Map<String, Set<Resource>> byGroup = new HashMap<>();
  private final Map<Resource, Set<String>> byResource = new TreeMap<>();

  Grants(Snapshot snapshot) {
    Set<Resource> everyVirtualCluster = everyVirtualCluster(snapshot.state());
    for (Group group : snapshot.state().groups()) {
      Set<Resource> granted = named(group.acls(), snapshot);
      if (group.acls().admin()) {
        granted.addAll(everyVirtualCluster);
      }
      byGroup.put(group.name(), granted);
      granted.forEach(resource -> groupsOf(resource).add(group.name()));
    }
  }

  /** Returns what a group grants; nothing when it does not exist. */
  Set<Resource> of(String group) {
    return byGroup.getOrDefault(group, Set.of());
  }

  /** Returns the names of the groups that grant a resource, sorted. */
  Set<String> granting(Resource resource) {
    return byResource.getOrDefault(resource, Set.of());
  }

  private Set<String> groupsOf(Resource resource) {
    return byResource.computeIfAbsent(resource, any -> new TreeSet<>());
  }

  private static Set<Resource> everyVirtualCluster(ClusterState state) {
    Set<Resource> all = new HashSet<>();
    state.virtualClusters().forEach(vc -> all.add(Resource.virtualCluster(vc.name())));
    return all;
  }

  private static Set<Resource> named(Acls acls, Snapshot snapshot) {
    Set<Resource> named = new HashSet<>();
    acls.virtualClusters().forEach(name -> named.add(Resource.virtualCluster(name)));
    acls.storages().stream()
        .filter(name -> mayBeBound(name, snapshot))
        .forEach(name -> named.add(Resource.storage(name)));
    return named;
  }

  private static boolean mayBeBound(String storage, Snapshot snapshot) {
    return snapshot.hasStorage(storage) || !snapshot.state().isComplete(ClusterPart.STORAGES);
  }
}
