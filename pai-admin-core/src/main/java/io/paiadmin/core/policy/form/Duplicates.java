package io.paiadmin.core.policy.form;

import io.paiadmin.api.Problem;
import io.paiadmin.core.tenancy.wish.Placed;

/** Things that are written twice. */
public final class Duplicates {
  private static final String CODE = "DUPLICATE_ENTRY";

  private Duplicates() {}

  /** Returns the warning for a thing that is written twice with the same content. */
  public static Problem same(String what, Placed<?> first, Placed<?> second) {
    String message = "%s is written already at %s".formatted(what, first.at());
    return Problem.warning(CODE, second.at(), message, "remove one of the two");
  }

  /** Returns the fault for a thing that is written twice with different content. */
  public static Problem contradiction(String what, Placed<?> first, Placed<?> second) {
    String message = "%s is written differently at %s".formatted(what, first.at());
    return Problem.error(CODE, second.at(), message, "keep one of the two, or make them one");
  }
}
