package io.paiadmin.core.tenancy.step;

import io.paiadmin.core.tenancy.plan.Phase;
import io.paiadmin.core.tenancy.plan.Step;
import java.util.Comparator;
import java.util.List;

/** The order of steps: by phase, then by what must come first within one, then by name. */
public final class StepOrder {
  /**
   * Kinds in their order within any phase. Groups come to be before users join them; a user's list
   * grows before the user is promoted, and the user is demoted before the list shrinks.
   */
  private static final List<String> KINDS =
      List.of(
          "RestoreAcl",
          "DropDangling",
          "DedupeMembership",
          "VcConfigChange",
          "Restart",
          "WaitVc",
          "WaitVcGone",
          "WaitAutoGroup",
          "CreateGroup",
          "CreateUser",
          "RevokeAdmin",
          "SetUserEmail",
          "SetUserGroups",
          "GrantAdmin",
          "SetGroupAcls",
          "SetGroupDetails",
          "RevokeTokens",
          "DeleteUser",
          "DeleteGroup");

  public static final Comparator<Step<?>> INSTANCE =
      Comparator.<Step<?>, Phase>comparing(Step::phase)
          .thenComparing(step -> KINDS.indexOf(step.action().kind()))
          .thenComparing(step -> step.action().subject());

  private StepOrder() {}
}
