package io.paiadmin.core.policy.holiday;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import java.util.List;

/** How many days a file may make; a few lines of rules could otherwise make any number. */
final class Allowance {
  static final int MOST = 1_000_000;

  private final String file;
  private int left = MOST;

  Allowance(String file) {
    this.file = file;
  }

  /**
   * Counts one day.
   *
   * @throws PaiAdminException when it is one too many
   */
  void spend() {
    if (left-- == 0) {
      String message = "the file makes more than " + MOST + " days";
      throw new PaiAdminException(
          StandardErrorCode.INVALID_INPUT,
          List.of(Problem.error("TOO_LARGE", file, message, "give its rules an UNTIL")));
    }
  }
}
