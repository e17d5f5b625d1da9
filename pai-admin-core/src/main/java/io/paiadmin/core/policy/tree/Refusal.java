package io.paiadmin.core.policy.tree;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.text.Quoted;
import java.util.List;

/** Faults after which the rest of a file cannot be read. */
final class Refusal {
  private Refusal() {}

  static PaiAdminException of(String code, Place at, String message, String fix) {
    Problem problem = Problem.error(code, at.toString(), message, fix);
    return new PaiAdminException(StandardErrorCode.INVALID_INPUT, List.of(problem));
  }

  /** A fault in the language itself; what the parser says is kept. */
  static PaiAdminException syntax(Place at, String message, String fix) {
    return of("POLICY_SYNTAX", at, Quoted.oneLine(message), fix);
  }
}
