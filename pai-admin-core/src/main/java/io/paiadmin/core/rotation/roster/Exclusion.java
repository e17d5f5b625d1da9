package io.paiadmin.core.rotation.roster;

import io.paiadmin.api.PaiAdminException;

/**
 * Two members who should not be on duty together. It is kept wherever everybody's share allows.
 * Immutable.
 *
 * @param first one of them
 * @param second the other
 */
public record Exclusion(String first, String second) {
  /**
   * Makes an exclusion.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code ROTATION_EXCLUSION} when both
   *     are the same
   */
  public Exclusion {
    if (first.equals(second)) {
      String message = first + " cannot be kept apart from themselves";
      throw Refusal.of("ROTATION_EXCLUSION", "", message, "name two members");
    }
  }

  /** Tells whether it is about these two, in either order. */
  public boolean about(String one, String other) {
    return (first.equals(one) && second.equals(other))
        || (first.equals(other) && second.equals(one));
  }
}
