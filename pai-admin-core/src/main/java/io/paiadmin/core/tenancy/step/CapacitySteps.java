package io.paiadmin.core.tenancy.step;

import io.paiadmin.core.tenancy.draft.Draft;
import io.paiadmin.core.tenancy.name.Canonical;
import io.paiadmin.core.tenancy.plan.Effective;
import io.paiadmin.core.tenancy.plan.OperatorAction;
import io.paiadmin.core.tenancy.plan.OperatorAction.Change;
import io.paiadmin.core.tenancy.plan.OperatorAction.Restart;
import io.paiadmin.core.tenancy.plan.OperatorAction.VcConfigChange;
import io.paiadmin.core.tenancy.plan.OperatorAction.WaitAutoGroup;
import io.paiadmin.core.tenancy.plan.OperatorAction.WaitVc;
import io.paiadmin.core.tenancy.plan.OperatorAction.WaitVcGone;
import io.paiadmin.core.tenancy.plan.Phase;
import io.paiadmin.core.tenancy.plan.Reason;
import io.paiadmin.core.tenancy.plan.Risk;
import io.paiadmin.core.tenancy.plan.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Makes the steps that a person carries out: OpenPAI changes virtual clusters only through HiveD's
 * configuration and a restart.
 */
final class CapacitySteps {
  private final Draft draft;
  private final Links links;
  private final List<Step<OperatorAction>> steps = new ArrayList<>();

  CapacitySteps(Draft draft, Links links) {
    this.draft = draft;
    this.links = links;
  }

  List<Step<OperatorAction>> list() {
    return steps;
  }

  /** Makes the steps that add virtual clusters, with one restart for all of them. */
  void add() {
    List<String> changes = new ArrayList<>();
    draft.addedVirtualClusters().forEach((name, added) -> changes.add(added(name, added)));
    if (!changes.isEmpty()) {
      String restart = restart(Phase.CAPACITY, "add", changes);
      draft.addedVirtualClusters().keySet().forEach(name -> await(name, restart));
    }
  }

  /** Makes the steps that remove virtual clusters once nobody is in their groups. */
  void remove() {
    List<String> changes = new ArrayList<>();
    draft.removedVirtualClusters().forEach((name, reason) -> changes.add(removed(name, reason)));
    if (!changes.isEmpty()) {
      String restart = restart(Phase.RELEASE, "remove", changes);
      draft.removedVirtualClusters().keySet().forEach(name -> awaitGone(name, restart));
    }
  }

  private String added(String name, Draft.NewVirtualCluster added) {
    String fragment = HivedConfig.entry(name, added.cells());
    VcConfigChange action = new VcConfigChange(name, Change.ADD, fragment);
    return step(Phase.CAPACITY, action, added.reason(), Set.of());
  }

  private String removed(String name, Reason reason) {
    VcConfigChange action = new VcConfigChange(name, Change.REMOVE, HivedConfig.removal(name));
    Set<String> needs = new TreeSet<>();
    draft.now().members(name).forEach(member -> needs.addAll(links.lastOf(member)));
    return step(Phase.RELEASE, action, reason, needs);
  }

  private String restart(Phase phase, String purpose, List<String> needs) {
    String services = Commands.SERVICES + " (" + purpose + ")";
    Restart action = new Restart(services, Commands.RESTART);
    return step(phase, action, Necessity.restart(), new TreeSet<>(needs));
  }

  private void await(String name, String restart) {
    Reason reason = Necessity.newVirtualCluster(name);
    String seen = step(Phase.CAPACITY, new WaitVc(name), reason, Set.of(restart));
    String made = step(Phase.CAPACITY, new WaitAutoGroup(name), reason, Set.of(seen));
    links.groupReady(name, made);
  }

  private void awaitGone(String name, String restart) {
    step(Phase.RELEASE, new WaitVcGone(name), Necessity.goneVirtualCluster(name), Set.of(restart));
  }

  private String step(Phase phase, OperatorAction action, Reason reason, Set<String> needs) {
    Step<OperatorAction> step =
        Step.of(phase, action, reason, Effective.AFTER_RESTART, Risk.HIGH, Canonical.set(needs));
    steps.add(step);
    return step.id();
  }
}
