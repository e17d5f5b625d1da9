package io.paiadmin.examples.connector;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import java.util.List;

/** The ways in which this connector says no: with a place, a sentence and what to do. */
final class Refusal {
  private Refusal() {}

  static PaiAdminException of(StandardErrorCode code, String at, String message, String fix) {
    return new PaiAdminException(code, List.of(Problem.error(code.name(), at, message, fix)));
  }

  /** Makes a problem of a place in the file. */
  static Problem invalid(String at, String message) {
    return Problem.error(StandardErrorCode.INVALID_INPUT.name(), at, message, "mend the file");
  }
}
