package io.paiadmin.core.builtin.memory;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import java.util.List;

/** The ways in which the cluster in memory says no. */
final class Refusal {
  private Refusal() {}

  static PaiAdminException notFound(String kind, String name) {
    return of(
        StandardErrorCode.NOT_FOUND,
        kind + " " + name,
        "there is no " + kind + " of the name " + name,
        "read the cluster again and check the name");
  }

  static PaiAdminException taken(String kind, String name) {
    return of(
        StandardErrorCode.CONFLICT,
        kind + " " + name,
        "the name " + name + " is taken by another " + kind,
        "choose another name or change the one that is there");
  }

  static PaiAdminException changed(String kind, String name) {
    return of(
        StandardErrorCode.CONFLICT,
        kind + " " + name,
        "the " + kind + " " + name + " is not what the change expects",
        "read the cluster again and plan anew");
  }

  static PaiAdminException invalid(String at, String message, String fix) {
    return of(StandardErrorCode.INVALID_INPUT, at, message, fix);
  }

  static PaiAdminException of(StandardErrorCode code, String at, String message, String fix) {
    return new PaiAdminException(code, List.of(Problem.error(code.name(), at, message, fix)));
  }
}
