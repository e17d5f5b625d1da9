package io.paiadmin.core.apply;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.core.tenancy.access.Access;
import io.paiadmin.core.tenancy.access.AccessChange;
import io.paiadmin.core.tenancy.plan.Plan;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Applies plans through a connector. A plan is only carried out while it fits the cluster; steps
 * that do not depend on a failed one go on; a step counts as applied once reading back shows it;
 * and in the end everybody's effective access is compared with what was wanted. Applying a plan
 * again does nothing. Safe for many threads as far as the connector is.
 */
public final class Applier {
  private final ClusterConnector connector;
  private final Passwords passwords;
  private final Pause pause;

  /**
   * Makes an applier.
   *
   * @param connector the way to the cluster; not closed here
   * @param passwords where the first passwords of new users come from
   * @param pause how to wait before reading again what the cluster does not show yet
   */
  public Applier(ClusterConnector connector, Passwords passwords, Pause pause) {
    this.connector = connector;
    this.passwords = passwords;
    this.pause = pause;
  }

  /**
   * Applies a plan.
   *
   * @param listener is told how it goes on; what it throws ends the apply there and comes through,
   *     what was done until then stays done, and applying again goes on from there
   * @throws PaiAdminException before any change: {@code INVALID_INPUT} when the plan is refused,
   *     {@code CONFLICT} when the cluster is in another mode or has changed so that the plan no
   *     longer fits, {@code UNSUPPORTED} when the connector cannot carry out a step
   */
  public ApplyOutcome apply(Plan<?> plan, ApplyListener listener) {
    ClusterInfo info = connector.info();
    requireApplicable(plan, info);
    ClusterState now = connector.read();
    Fit fit = Fit.of(plan, info, now);
    Capabilities.require(plan, fit, info);
    Changes changes = new Changes(passwords);
    List<Problem> problems = new ArrayList<>();
    List<StepResult> results;
    try {
      results = new Run(plan, fit, now, connector, changes, pause, listener).steps();
    } finally {
      flush(problems);
    }
    AccessChange deviation = deviation(plan, fit, problems);
    return new ApplyOutcome(plan, fit.isRebased(), results, deviation, problems);
  }

  private static void requireApplicable(Plan<?> plan, ClusterInfo info) {
    if (plan.isRefused()) {
      List<Problem> errors = plan.problems().stream().filter(Problem::isError).toList();
      throw new PaiAdminException(StandardErrorCode.INVALID_INPUT, errors);
    }
    if (plan.mode() != info.authentication()) {
      throw new PaiAdminException(
          StandardErrorCode.CONFLICT,
          "the plan is for "
              + plan.mode().text()
              + " mode, and cluster "
              + plan.cluster()
              + " is in "
              + info.authentication().text()
              + " mode",
          "correct 'authentication' in the policy and plan again");
    }
  }

  private @Nullable AccessChange deviation(Plan<?> plan, Fit fit, List<Problem> problems) {
    try {
      Access wanted = Access.of(plan.mode(), fit.target());
      return AccessChange.between(wanted, Access.of(plan.mode(), connector.read()));
    } catch (PaiAdminException e) {
      problems.addAll(e.problems()); // what became of the steps is worth more than this reading
      return null;
    }
  }

  private void flush(List<Problem> problems) {
    try {
      connector.flush();
    } catch (PaiAdminException e) {
      problems.addAll(e.problems());
    }
  }
}
