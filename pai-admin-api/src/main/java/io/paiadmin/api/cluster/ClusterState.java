package io.paiadmin.api.cluster;

import io.paiadmin.api.Problem;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What one reading of a cluster found. Names within one list are unique; references between the
 * lists may dangle, since real clusters have such states.
 *
 * @param users every user
 * @param groups every group
 * @param virtualClusters the virtual clusters that the scheduler reports
 * @param storages the bound storages that the account can see
 * @param partial the parts of which there may be more than this reading shows; what is absent from
 *     such a part is unknown, not missing
 * @param problems what the reading came across and could not represent
 */
public record ClusterState(
    List<User> users,
    List<Group> groups,
    List<VirtualCluster> virtualClusters,
    List<Storage> storages,
    Set<ClusterPart> partial,
    List<Problem> problems) {

  /** Copies every collection. */
  public ClusterState {
    users = List.copyOf(users);
    groups = List.copyOf(groups);
    virtualClusters = List.copyOf(virtualClusters);
    storages = List.copyOf(storages);
    EnumSet<ClusterPart> parts = EnumSet.noneOf(ClusterPart.class);
    parts.addAll(partial);
    partial = Collections.unmodifiableSet(parts);
    problems = List.copyOf(problems);
  }

  /** Makes a state in which every part is complete and nothing was odd. */
  public static ClusterState complete(
      List<User> users,
      List<Group> groups,
      List<VirtualCluster> virtualClusters,
      List<Storage> storages) {
    return new ClusterState(users, groups, virtualClusters, storages, Set.of(), List.of());
  }

  /** Tells whether the reading shows everything there is of a part. */
  public boolean isComplete(ClusterPart part) {
    return !partial.contains(part);
  }
}
