package io.paiadmin.examples;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.policy.Policy;
import io.paiadmin.core.policy.PolicyReader;
import io.paiadmin.core.report.ProblemReport;
import io.paiadmin.core.rotation.roster.Rotation;
import java.time.DateTimeException;
import java.time.LocalDate;

/** The rotation that a program is about. */
final class OneRotation {
  private OneRotation() {}

  /**
   * Reads the rotation of a policy, and prints the policy's warnings.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} when the policy has faults or no rotation
   */
  static Rotation read(Arguments arguments, Console console) {
    Policy policy = PolicyReader.read(arguments.policyFiles());
    console.err().print(ProblemReport.text(policy.warnings()));
    return policy
        .rotation()
        .orElseThrow(
            () ->
                new PaiAdminException(
                    StandardErrorCode.INVALID_INPUT,
                    "the policy has no rotation",
                    "write the section 'rotation', which docs/policy.md describes"));
  }

  /** Reads a date, such as {@code 2026-01-05}. */
  static LocalDate date(String text) {
    try {
      return LocalDate.parse(text.matches("[0-9]{4}-.*") ? text : "");
    } catch (DateTimeException e) {
      throw Arguments.refusal("'%s' is no date".formatted(text), "write it like 2026-01-05");
    }
  }

  /** Reads a number of weeks. */
  static int weeks(String text) {
    if (!text.matches("[1-9][0-9]{0,3}")) {
      throw Arguments.refusal("'%s' is no number of weeks".formatted(text), "write 1 to 9999");
    }
    return Integer.parseInt(text);
  }
}
