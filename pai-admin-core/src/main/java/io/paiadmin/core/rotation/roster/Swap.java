package io.paiadmin.core.rotation.roster;

import io.paiadmin.api.PaiAdminException;
import java.util.List;
import java.util.Optional;

/**
 * Two slots whose owners change places; all of them have agreed. Bound to the slots, whoever owns
 * them. Immutable.
 *
 * @param first the number of a slot
 * @param second the number of another slot
 * @param role the role that changes hands; empty for all of them
 */
public record Swap(long first, long second, Optional<Role> role) {
  /**
   * Makes a swap.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code ROTATION_SWAP} when both slots
   *     are the same
   */
  public Swap {
    if (first == second) {
      String message = "slot %s cannot be swapped with itself".formatted(first);
      throw Refusal.of("ROTATION_SWAP", "", message, "name two slots");
    }
  }

  /** Makes a swap of everybody in two slots. */
  public static Swap of(long first, long second) {
    return new Swap(first, second, Optional.empty());
  }

  /** Returns the slots. */
  public List<Long> slots() {
    return List.of(first, second);
  }

  /** Tells whether a role changes hands. */
  public boolean moves(Role other) {
    return role.isEmpty() || role.get() == other;
  }
}
