package io.paiadmin.core.apply;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.core.tenancy.plan.Action;
import io.paiadmin.core.tenancy.plan.GroupAction;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.plan.Step;
import io.paiadmin.core.tenancy.plan.UserAction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a connector must declare for an action to be carried out. */
final class Capabilities {
  private Capabilities() {}

  /**
   * Refuses a plan when a step that is still to be done is beyond the connector.
   *
   * @throws PaiAdminException with {@code UNSUPPORTED}, naming all such steps
   */
  static void require(Plan<?> plan, Fit fit, ClusterInfo info) {
    List<Problem> problems = new ArrayList<>();
    for (Step<?> step : plan.steps()) {
      needed(step.action())
          .filter(needed -> fit.isOpen(step) && !info.can(needed))
          .ifPresent(needed -> problems.add(missing(step, needed)));
    }
    if (!problems.isEmpty()) {
      throw new PaiAdminException(StandardErrorCode.UNSUPPORTED, problems);
    }
  }

  /** Returns the capability that an action needs, or nothing for what a person does. */
  private static Optional<Capability> needed(Action action) {
    if (action instanceof GroupAction group) {
      return Optional.of(needed(group));
    } else if (action instanceof UserAction user) {
      return Optional.of(needed(user));
    }
    return Optional.empty();
  }

  private static Problem missing(Step<?> step, Capability needed) {
    return Problem.error(
        "UNSUPPORTED",
        "step " + step.id(),
        step.action().kind()
            + " "
            + step.action().subject()
            + " needs "
            + needed
            + ", which the account cannot do there, or the connector not at all",
        "use an account with the rights for it, or make this change by other means; then plan "
            + "again");
  }

  private static Capability needed(GroupAction action) {
    if (action instanceof GroupAction.CreateGroup) {
      return Capability.CREATE_GROUP;
    }
    return action instanceof GroupAction.DeleteGroup
        ? Capability.DELETE_GROUP
        : Capability.UPDATE_GROUP;
  }

  private static Capability needed(UserAction action) {
    if (action instanceof UserAction.Membership) {
      return Capability.SET_USER_GROUPS;
    } else if (action instanceof UserAction.CreateUser) {
      return Capability.CREATE_USER;
    } else if (action instanceof UserAction.SetUserEmail) {
      return Capability.SET_USER_EMAIL;
    } else if (action instanceof UserAction.GrantAdmin) {
      return Capability.GRANT_ADMIN;
    } else if (action instanceof UserAction.RevokeAdmin) {
      return Capability.REVOKE_ADMIN;
    }
    return action instanceof UserAction.RevokeTokens
        ? Capability.REVOKE_TOKENS
        : Capability.DELETE_USER;
  }
}
