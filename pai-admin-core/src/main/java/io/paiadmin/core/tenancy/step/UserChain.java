package io.paiadmin.core.tenancy.step;

import io.paiadmin.api.cluster.User;
import io.paiadmin.core.tenancy.access.Snapshot;
import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.plan.Action;
import io.paiadmin.core.tenancy.plan.Effective;
import io.paiadmin.core.tenancy.plan.Phase;
import io.paiadmin.core.tenancy.plan.Reason;
import io.paiadmin.core.tenancy.plan.Risk;
import io.paiadmin.core.tenancy.plan.Step;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * One user's steps, in the order in which they are added. It carries the user's list of groups
 * along, so that each step can say exactly what it expects and what it leaves; each step needs the
 * one before.
 */
final class UserChain {
  private final String name;
  private final @Nullable User known;
  private final Links links;
  private final List<Step<Action>> steps;
  private GroupList groups;

  /**
   * Begins with the user's list as it is.
   *
   * @param steps where the steps go
   */
  UserChain(String name, Snapshot now, Links links, List<Step<Action>> steps) {
    this.name = name;
    this.known = now.user(name).orElse(null);
    this.links = links;
    this.steps = steps;
    this.groups = GroupList.of(known);
  }

  String name() {
    return name;
  }

  /** Returns the user as the cluster has it, or null. */
  @Nullable User known() {
    return known;
  }

  /** Returns the list as the steps so far leave it. */
  GroupList groups() {
    return groups;
  }

  /** Adds a step that leaves the list as given. */
  void add(
      Phase phase, Action action, GroupList left, Reason reason, Risk risk, Set<String> needs) {
    Set<String> all = new TreeSet<>(needs);
    all.addAll(links.lastOf(name));
    all.addAll(links.ready(Names.DEFAULT)); // the server refuses lists that name what is not there
    Step<Action> step = Step.of(phase, action, reason, Effective.NOW, risk, List.copyOf(all));
    steps.add(step);
    links.userTouched(name, step.id());
    groups = left;
  }

  /** Adds a step for which no later one waits, and returns its id. */
  String aside(Phase phase, Action action, Reason reason, Risk risk) {
    Step<Action> step = Step.of(phase, action, reason, Effective.NOW, risk, links.lastOf(name));
    steps.add(step);
    return step.id();
  }
}
