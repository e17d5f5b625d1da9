package io.paiadmin.core.rotation.roster;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import java.util.List;

/** What the values of this package refuse. */
final class Refusal {
  private Refusal() {}

  static PaiAdminException of(String code, String at, String message, String fix) {
    Problem problem = Problem.error(code, at, message, fix);
    return new PaiAdminException(StandardErrorCode.INVALID_INPUT, List.of(problem));
  }
}
