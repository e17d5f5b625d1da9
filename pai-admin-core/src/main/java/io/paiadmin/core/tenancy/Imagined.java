package io.paiadmin.core.tenancy;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.User;
import io.paiadmin.core.tenancy.wish.Edit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** The state of a cluster if a single change were made, whoever would have to make it. */
final class Imagined {
  private Imagined() {}

  static ClusterState after(ClusterState state, Edit edit) {
    if (edit instanceof Edit.Join join) {
      return withUser(state, join.user(), groups -> with(groups, join.team()));
    } else if (edit instanceof Edit.Leave leave) {
      return withUser(state, leave.user(), groups -> without(groups, leave.team()));
    } else if (edit instanceof Edit.GrantStorage grant) {
      return withStorages(state, grant.group(), names -> with(names, grant.storage()));
    } else if (edit instanceof Edit.RevokeStorage revoke) {
      return withStorages(state, revoke.group(), names -> without(names, revoke.storage()));
    } else if (edit instanceof Edit.GrantVirtualCluster grant) {
      return withVirtualClusters(state, grant.group(), vcs -> with(vcs, grant.virtualCluster()));
    } else if (edit instanceof Edit.RevokeVirtualCluster revoke) {
      String name = revoke.virtualCluster();
      return withVirtualClusters(state, revoke.group(), vcs -> without(vcs, name));
    }
    throw new AssertionError("every edit is known: " + edit);
  }

  private static ClusterState withUser(
      ClusterState state, String name, UnaryOperator<List<String>> change) {
    List<User> users = new ArrayList<>(state.users());
    users.replaceAll(
        user -> user.name().equals(name) ? user.withGroups(change.apply(user.groups())) : user);
    return copy(state, users, state.groups());
  }

  private static ClusterState withStorages(
      ClusterState state, String group, UnaryOperator<List<String>> change) {
    return withAcls(state, group, acls -> acls.withStorages(change.apply(acls.storages())));
  }

  private static ClusterState withVirtualClusters(
      ClusterState state, String group, UnaryOperator<List<String>> change) {
    return withAcls(
        state, group, acls -> acls.withVirtualClusters(change.apply(acls.virtualClusters())));
  }

  private static ClusterState withAcls(
      ClusterState state, String name, UnaryOperator<Acls> change) {
    List<Group> groups = new ArrayList<>(state.groups());
    groups.replaceAll(
        group -> group.name().equals(name) ? group.withAcls(change.apply(group.acls())) : group);
    return copy(state, state.users(), groups);
  }

  private static ClusterState copy(ClusterState state, List<User> users, List<Group> groups) {
    return new ClusterState(
        users,
        groups,
        state.virtualClusters(),
        state.storages(),
        state.partial(),
        state.problems());
  }

  private static List<String> with(List<String> names, String name) {
    List<String> more = new ArrayList<>(names);
    more.add(name);
    return more;
  }

  private static List<String> without(List<String> names, String name) {
    return names.stream().filter(other -> !other.equals(name)).toList();
  }
}
