package io.paiadmin.core.apply;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.VirtualCluster;
import io.paiadmin.core.tenancy.plan.OperatorAction;
import io.paiadmin.core.tenancy.plan.OperatorAction.Change;
import io.paiadmin.core.tenancy.plan.OperatorAction.VcConfigChange;
import io.paiadmin.core.tenancy.plan.Phase;
import io.paiadmin.core.tenancy.plan.Step;
import io.paiadmin.core.tenancy.simulation.OpenPaiRestart;
import java.util.ArrayList;
import java.util.List;

/** Does what only a person can do, once everything before it is done. */
record Person(ScriptedConnector cluster) {

  static boolean mustDo(Step<?> step) {
    return step.action() instanceof OperatorAction;
  }

  /** Does the first phase of work for a person that is open, if its time has come. */
  void act(ApplyOutcome outcome) {
    for (Phase phase : List.of(Phase.CAPACITY, Phase.RELEASE)) {
      boolean isOpen =
          outcome.results().stream()
              .anyMatch(r -> r.step().phase() == phase && !r.status().isDone());
      if (isOpen) {
        if (outcome.results().stream()
            .filter(r -> r.step().phase().compareTo(phase) < 0)
            .allMatch(r -> r.status().isDone())) {
          restart(outcome, phase);
        }
        return;
      }
    }
  }

  private void restart(ApplyOutcome outcome, Phase phase) {
    List<VirtualCluster> vcs = new ArrayList<>(cluster.now().virtualClusters());
    for (StepResult result : outcome.results()) {
      if (result.step().phase() == phase
          && result.step().action() instanceof VcConfigChange change) {
        vcs.removeIf(vc -> vc.name().equals(change.virtualCluster()));
        if (change.change() == Change.ADD) {
          vcs.add(VirtualCluster.named(change.virtualCluster()));
        }
      }
    }
    cluster.meanwhile(state -> restarted(state, vcs));
  }

  private static ClusterState restarted(ClusterState state, List<VirtualCluster> vcs) {
    ClusterState configured =
        new ClusterState(
            state.users(),
            state.groups(),
            vcs,
            state.storages(),
            state.partial(),
            state.problems());
    return OpenPaiRestart.simulate(AuthenticationMode.BASIC, configured).after();
  }
}
