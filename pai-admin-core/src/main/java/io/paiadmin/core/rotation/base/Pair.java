package io.paiadmin.core.rotation.base;

import java.util.OptionalInt;

/**
 * Who serves in a turn, as positions in the order of the members. Immutable.
 *
 * @param primary the position of the primary
 * @param secondary the position of the secondary, another one; empty when one serves alone
 */
public record Pair(int primary, OptionalInt secondary) {
  /** Makes a turn of one person. */
  public static Pair alone(int primary) {
    return new Pair(primary, OptionalInt.empty());
  }

  /** Makes a turn of two people. */
  public static Pair of(int primary, int secondary) {
    return new Pair(primary, OptionalInt.of(secondary));
  }

  /** Tells whether somebody serves. */
  public boolean has(int position) {
    return primary == position || (secondary.isPresent() && secondary.getAsInt() == position);
  }
}
