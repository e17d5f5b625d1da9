package io.paiadmin.core.apply;

import io.paiadmin.api.ErrorCode;
import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.apply.StepResult.Status;
import io.paiadmin.core.tenancy.plan.Action;
import io.paiadmin.core.tenancy.plan.UserAction;
import io.paiadmin.core.tenancy.simulation.Satisfaction;
import io.paiadmin.core.tenancy.simulation.Simulation;
import java.util.Optional;
import java.util.Set;

/**
 * What a failed call really did.
 *
 * @param status what became of the step
 * @param detail why, in a sentence
 * @param isSilent whether there was neither an answer nor an effect
 */
record Verdict(Status status, String detail, boolean isSilent) {
  /** After these nobody knows whether the change took effect. */
  private static final Set<ErrorCode> SILENT =
      Set.of(StandardErrorCode.OUTCOME_UNKNOWN, StandardErrorCode.PLUGIN_BROKEN);

  /** After these things may be as wanted, since somebody else has changed them. */
  private static final Set<ErrorCode> OVERTAKEN =
      Set.of(StandardErrorCode.CONFLICT, StandardErrorCode.NOT_FOUND);

  /** Finds out by reading back, if that can tell. */
  static Verdict of(Action action, PaiAdminException failure, Readings readings) {
    if (SILENT.contains(failure.code())) {
      return afterSilence(action, failure, readings);
    } else if (OVERTAKEN.contains(failure.code())) {
      return isShown(action, readings).orElse(false)
          ? new Verdict(Status.SKIPPED, "somebody else did so", false)
          : new Verdict(Status.FAILED, text(failure), false);
    }
    boolean isAway = failure.code() == StandardErrorCode.UNAVAILABLE;
    return new Verdict(Status.FAILED, text(failure), isAway);
  }

  private static Verdict afterSilence(Action action, PaiAdminException failure, Readings readings) {
    Optional<Boolean> shown = isShown(action, readings);
    if (shown.isEmpty() || action instanceof UserAction.RevokeTokens) { // no state shows tokens
      return new Verdict(Status.UNKNOWN, text(failure), true);
    }
    return shown.get()
        ? new Verdict(
            Status.APPLIED, "no answer came; reading back shows that it took effect", false)
        : new Verdict(Status.FAILED, text(failure), true);
  }

  private static Optional<Boolean> isShown(Action action, Readings readings) {
    Optional<Simulation> now = readings.until(state -> Satisfaction.of(action, state));
    return now.map(state -> Satisfaction.of(action, state));
  }

  private static String text(PaiAdminException failure) {
    return String.join("; ", failure.problems().stream().map(Problem::toString).toList());
  }
}
