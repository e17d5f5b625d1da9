package io.paiadmin.core.tenancy.simulation;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.VirtualCluster;
import io.paiadmin.core.tenancy.plan.Action;
import io.paiadmin.core.tenancy.plan.GroupAction;
import io.paiadmin.core.tenancy.plan.OperatorAction;
import io.paiadmin.core.tenancy.plan.Step;
import io.paiadmin.core.tenancy.plan.UserAction;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Carries out steps on a state in memory, as the cluster would. Each step takes constant time, but
 * for a deleted group and a restart, which look at every user. Used by one thread.
 */
public final class Simulation {
  private final AuthenticationMode mode;
  private final ClusterState basis;
  private final SimulatedUsers users = new SimulatedUsers();
  private final SimulatedGroups groups = new SimulatedGroups();
  private final Map<String, VirtualCluster> running = new LinkedHashMap<>();
  private final Map<String, VirtualCluster> configured = new LinkedHashMap<>();

  private final List<RestartEffect> restartEffects = new ArrayList<>();

  /** Begins at a state. */
  public Simulation(AuthenticationMode mode, ClusterState state) {
    this.mode = mode;
    this.basis = state;
    load(state);
    state.virtualClusters().forEach(vc -> running.put(vc.name(), vc));
    configured.putAll(running);
  }

  /** Returns the state after every step, as far as it can be foreseen. */
  public static ClusterState after(
      AuthenticationMode mode, ClusterState state, List<? extends Step<?>> steps) {
    if (steps.isEmpty()) {
      return state;
    }
    Simulation simulation = new Simulation(mode, state);
    steps.forEach(step -> simulation.run(step.action()));
    return simulation.state();
  }

  /** Carries out one action. */
  public void run(Action action) {
    if (action instanceof GroupAction group) {
      run(group);
    } else if (action instanceof UserAction user) {
      users.run(user);
    } else if (action instanceof OperatorAction operator) {
      run(operator);
    }
  }

  /** Returns what the restarts so far have silently changed, in order. */
  public List<RestartEffect> restartEffects() {
    return List.copyOf(restartEffects);
  }

  /** Finds a user in the state reached so far. */
  public Optional<User> user(String name) {
    return users.find(name);
  }

  /** Finds a group in the state reached so far. */
  public Optional<Group> group(String name) {
    return groups.find(name);
  }

  /** Tells whether the scheduler reports a virtual cluster in the state reached so far. */
  public boolean hasVirtualCluster(String name) {
    return running.containsKey(name);
  }

  /** Returns the state reached so far. */
  public ClusterState state() {
    return new ClusterState(
        users.list(),
        groups.list(),
        List.copyOf(running.values()),
        basis.storages(),
        basis.partial(),
        basis.problems());
  }

  private void run(GroupAction action) {
    groups.run(action);
    if (action instanceof GroupAction.DeleteGroup delete) {
      users.leave(delete.group().name());
    }
  }

  private void run(OperatorAction action) {
    if (action instanceof OperatorAction.VcConfigChange change) {
      configure(change);
    } else if (action instanceof OperatorAction.Restart) {
      restart();
    }
  }

  private void configure(OperatorAction.VcConfigChange change) {
    String name = change.virtualCluster();
    switch (change.change()) {
      case ADD -> configured.put(name, VirtualCluster.named(name));
      case REMOVE -> configured.remove(name);
    }
  }

  private void restart() {
    running.clear();
    running.putAll(configured);
    OpenPaiRestart.Outcome outcome = OpenPaiRestart.simulate(mode, state());
    restartEffects.addAll(outcome.effects());
    load(outcome.after());
  }

  private void load(ClusterState state) {
    users.load(state.users());
    groups.load(state.groups());
  }
}
