package io.paiadmin.core.tenancy;

import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.User;
import io.paiadmin.core.tenancy.access.Access;
import io.paiadmin.core.tenancy.access.AccessChange;
import io.paiadmin.core.tenancy.access.Snapshot;
import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.wish.Edit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Answers what a single change would do to everybody's access, wherever it would be made: on the
 * cluster or, for memberships in AAD mode, in the directory.
 */
public final class WhatIf {
  private WhatIf() {}

  /** What a change would do. */
  public sealed interface Outcome permits Changed, NotPossible {}

  /** The change is possible, and this is what it would do; both lists may be empty. */
  public record Changed(AccessChange change) implements Outcome {}

  /** The change is not possible, and this is why. */
  public record NotPossible(Problem problem) implements Outcome {}

  /**
   * Compares access with and without a change. Pure; takes time in proportion to the state.
   *
   * @param mode how the cluster knows its users
   * @param state what the cluster has now
   * @param edit the change to imagine
   */
  public static Outcome ask(AuthenticationMode mode, ClusterState state, Edit edit) {
    Optional<Problem> obstacle = obstacle(mode, Snapshot.of(state), edit);
    if (obstacle.isPresent()) {
      return new NotPossible(obstacle.get());
    }
    Access before = Access.of(mode, state);
    return new Changed(AccessChange.between(before, Access.of(mode, imagine(state, edit))));
  }

  private static Optional<Problem> obstacle(AuthenticationMode mode, Snapshot now, Edit edit) {
    if (edit instanceof Edit.Leave leave
        && leave.team().equals(Names.DEFAULT)
        && mode == AuthenticationMode.BASIC) {
      return obstacle(
          "DEFAULT_REQUIRED",
          edit,
          "everybody is in 'default', and nobody can leave it",
          "delete the user, if that is what you want");
    }
    return unknownUser(now, edit).or(() -> unknownGroup(now, edit));
  }

  private static Optional<Problem> unknownUser(Snapshot now, Edit edit) {
    String user =
        edit instanceof Edit.Join join
            ? join.user()
            : edit instanceof Edit.Leave leave ? leave.user() : "";
    return user.isEmpty() || now.hasUser(user)
        ? Optional.empty()
        : obstacle("USER_UNKNOWN", edit, "there is no user '" + user + "'", "correct the name");
  }

  private static Optional<Problem> unknownGroup(Snapshot now, Edit edit) {
    return now.hasGroup(edit.group())
        ? Optional.empty()
        : obstacle(
            "GROUP_UNKNOWN", edit, "there is no group '" + edit.group() + "'", "correct the name");
  }

  private static Optional<Problem> obstacle(String code, Edit edit, String message, String fix) {
    return Optional.of(Problem.error(code, edit.text(), message, fix));
  }

  private static ClusterState imagine(ClusterState state, Edit edit) {
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
