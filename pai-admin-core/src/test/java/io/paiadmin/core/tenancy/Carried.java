package io.paiadmin.core.tenancy;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.core.tenancy.wish.Edit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** A single change carried out on a state, without a plan and without any check. */
final class Carried {
  private Carried() {}

  static ClusterState out(ClusterState state, Edit edit) {
    if (edit instanceof Edit.Join join) {
      return user(state, join.user(), groups -> plus(groups, join.team()));
    } else if (edit instanceof Edit.Leave leave) {
      return user(state, leave.user(), groups -> minus(groups, leave.team()));
    } else if (edit instanceof Edit.GrantStorage grant) {
      return group(state, grant.group(), a -> a.withStorages(plus(a.storages(), grant.storage())));
    } else if (edit instanceof Edit.RevokeStorage off) {
      return group(state, off.group(), a -> a.withStorages(minus(a.storages(), off.storage())));
    } else if (edit instanceof Edit.GrantVirtualCluster grant) {
      String name = grant.virtualCluster();
      return group(
          state, grant.group(), a -> a.withVirtualClusters(plus(a.virtualClusters(), name)));
    }
    Edit.RevokeVirtualCluster off = (Edit.RevokeVirtualCluster) edit;
    String name = off.virtualCluster();
    return group(state, off.group(), a -> a.withVirtualClusters(minus(a.virtualClusters(), name)));
  }

  private static ClusterState user(
      ClusterState state, String name, UnaryOperator<List<String>> change) {
    return new ClusterState(
        state.users().stream()
            .map(u -> u.name().equals(name) ? u.withGroups(change.apply(u.groups())) : u)
            .toList(),
        state.groups(),
        state.virtualClusters(),
        state.storages(),
        state.partial(),
        state.problems());
  }

  private static ClusterState group(ClusterState state, String name, UnaryOperator<Acls> change) {
    return new ClusterState(
        state.users(),
        state.groups().stream()
            .map(g -> g.name().equals(name) ? g.withAcls(change.apply(g.acls())) : g)
            .toList(),
        state.virtualClusters(),
        state.storages(),
        state.partial(),
        state.problems());
  }

  private static List<String> plus(List<String> names, String name) {
    List<String> more = new ArrayList<>(names);
    more.add(name);
    return more;
  }

  private static List<String> minus(List<String> names, String name) {
    return names.stream().filter(other -> !other.equals(name)).toList();
  }
}
