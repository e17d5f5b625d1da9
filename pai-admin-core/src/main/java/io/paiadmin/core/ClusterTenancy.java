package io.paiadmin.core;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.core.apply.Applier;
import io.paiadmin.core.apply.ApplyListener;
import io.paiadmin.core.apply.ApplyOutcome;
import io.paiadmin.core.policy.ClusterPolicy;
import io.paiadmin.core.tenancy.Binding;
import io.paiadmin.core.tenancy.WhatIf;
import io.paiadmin.core.tenancy.access.Access;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.simulation.OpenPaiRestart;
import io.paiadmin.core.tenancy.wish.Edit;
import io.paiadmin.core.tenancy.wish.Intent;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.List;

/**
 * Who may use what on one cluster. Every call reads the cluster anew, so two answers may differ by
 * what happened in between. A cluster that is in another authentication mode than the policy says
 * is refused with {@code CONFLICT}; what the connector throws comes through. Safe for use by
 * several threads as far as the connector is.
 */
public final class ClusterTenancy {
  private final ClusterPolicy cluster;
  private final Wish wish;
  private final Binding binding;
  private final ClusterConnector connector;
  private final Applier applier;

  ClusterTenancy(
      ClusterPolicy cluster,
      Wish wish,
      Binding binding,
      ClusterConnector connector,
      Applier applier) {
    this.cluster = cluster;
    this.wish = wish;
    this.binding = binding;
    this.connector = connector;
    this.applier = applier;
  }

  /** Returns the cluster's name. */
  public String cluster() {
    return cluster.name().value();
  }

  /** Plans the way from what the cluster has to what the policy wants. Changes nothing. */
  public Plan<?> plan() {
    return planFor(wish);
  }

  /** Plans a single change, with the checks that a whole policy gets. Changes nothing. */
  public Plan<?> plan(Edit edit) {
    return planFor(edit);
  }

  /** Plans that a user joins a team: they are added to its group. */
  public Plan<?> join(String user, String team) {
    return plan(new Edit.Join(user, team));
  }

  /** Plans that a user leaves a team. */
  public Plan<?> leave(String user, String team) {
    return plan(new Edit.Leave(user, team));
  }

  /** Plans that a group may use one more storage. */
  public Plan<?> grantStorage(String group, String storage) {
    return plan(new Edit.GrantStorage(group, storage));
  }

  /** Plans that a group may no longer use a storage. */
  public Plan<?> revokeStorage(String group, String storage) {
    return plan(new Edit.RevokeStorage(group, storage));
  }

  /** Applies a plan; see {@link Applier#apply}. */
  public ApplyOutcome apply(Plan<?> plan) {
    return apply(plan, ApplyListener.NONE);
  }

  /**
   * Applies a plan and tells a listener how it goes on; see {@link Applier#apply}.
   *
   * @throws PaiAdminException also with {@code CONFLICT} when the plan is for another cluster
   */
  public ApplyOutcome apply(Plan<?> plan, ApplyListener listener) {
    if (!plan.cluster().equals(cluster())) {
      throw new PaiAdminException(
          StandardErrorCode.CONFLICT,
          List.of(
              Problem.error(
                  "OTHER_CLUSTER",
                  cluster.name().at(),
                  "the plan is for cluster '"
                      + plan.cluster()
                      + "', and this is '"
                      + cluster()
                      + "'",
                  "apply it to the cluster it was made for")));
    }
    return applier.apply(plan, listener);
  }

  /** Reads the cluster for questions about access. */
  public Access access() {
    return Access.of(mode(), connector.read());
  }

  /** Says what a single change would do to everybody's access. Changes nothing. */
  public WhatIf.Outcome whatIf(Edit edit) {
    return WhatIf.ask(mode(), connector.read(), edit);
  }

  /** Foretells what a restart of the rest-server would silently change. */
  public OpenPaiRestart.Outcome restart() {
    return OpenPaiRestart.simulate(mode(), connector.read());
  }

  void close() {
    connector.close();
  }

  private Plan<?> planFor(Intent intent) {
    ClusterInfo info = connector.info();
    requireMode(info.authentication());
    return binding.plan(cluster(), intent, info, connector.read());
  }

  private AuthenticationMode mode() {
    AuthenticationMode mode = connector.info().authentication();
    requireMode(mode);
    return mode;
  }

  /** Refuses everything on a cluster that is not what the policy takes it for. */
  private void requireMode(AuthenticationMode actual) {
    if (actual != binding.mode()) {
      throw new PaiAdminException(
          StandardErrorCode.CONFLICT,
          List.of(
              Problem.error(
                  "MODE_MISMATCH",
                  cluster.name().at(),
                  "the policy says that cluster '"
                      + cluster()
                      + "' is in "
                      + binding.mode().text()
                      + " mode, and it is in "
                      + actual.text()
                      + " mode",
                  "correct 'authentication'")));
    }
  }
}
