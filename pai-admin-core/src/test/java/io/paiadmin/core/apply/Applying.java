package io.paiadmin.core.apply;

import io.paiadmin.api.Secret;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.User;
import io.paiadmin.core.apply.StepResult.Status;
import io.paiadmin.core.tenancy.World;
import io.paiadmin.core.tenancy.plan.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** What the tests of apply have in common. */
final class Applying {
  static final String PASSWORD = "correct horse";

  private Applying() {}

  static ScriptedConnector cluster(World world) {
    return new ScriptedConnector(world.mode(), world.state());
  }

  static ApplyOutcome apply(ScriptedConnector cluster, Plan<?> plan) {
    return apply(cluster, plan, Pause.NONE, ApplyListener.NONE);
  }

  static ApplyOutcome apply(
      ScriptedConnector cluster, Plan<?> plan, Pause pause, ApplyListener listener) {
    return new Applier(cluster, user -> Secret.of(PASSWORD), pause).apply(plan, listener);
  }

  /** Returns what became of each step, as {@code Kind subject: STATUS}. */
  static List<String> results(ApplyOutcome outcome) {
    return outcome.results().stream()
        .map(
            result ->
                result.step().action().kind()
                    + " "
                    + result.step().action().subject()
                    + ": "
                    + result.status())
        .toList();
  }

  static List<Status> statuses(ApplyOutcome outcome) {
    return outcome.results().stream().map(StepResult::status).toList();
  }

  /** Gives a user other groups. */
  static UnaryOperator<ClusterState> groups(String name, String... groups) {
    return state -> {
      List<User> users = new ArrayList<>(state.users());
      users.replaceAll(u -> u.name().equals(name) ? u.withGroups(List.of(groups)) : u);
      return with(state, users, state.groups());
    };
  }

  static UnaryOperator<ClusterState> group(String name, UnaryOperator<Group> change) {
    return state -> {
      List<Group> groups = new ArrayList<>(state.groups());
      groups.replaceAll(group -> group.name().equals(name) ? change.apply(group) : group);
      return with(state, state.users(), groups);
    };
  }

  static UnaryOperator<ClusterState> withoutGroup(String name) {
    return state ->
        with(
            state,
            state.users(),
            state.groups().stream().filter(group -> !group.name().equals(name)).toList());
  }

  static UnaryOperator<ClusterState> withoutUser(String name) {
    return state ->
        with(
            state,
            state.users().stream().filter(user -> !user.name().equals(name)).toList(),
            state.groups());
  }

  private static ClusterState with(ClusterState state, List<User> users, List<Group> groups) {
    return new ClusterState(
        users,
        groups,
        state.virtualClusters(),
        state.storages(),
        state.partial(),
        state.problems());
  }
}
