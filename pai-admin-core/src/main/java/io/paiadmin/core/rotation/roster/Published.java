package io.paiadmin.core.rotation.roster;

import io.paiadmin.api.PaiAdminException;
import java.util.Collections;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Slots whose owners are known to everybody and so stay as they are, without a gap between the
 * first and the last of them. One that has begun stays whatever happens; one still to come stays
 * unless its owner is gone. Immutable.
 *
 * @param seats the owners by the number of the slot, before swaps, vacancies and covers
 * @param begun the number of the first slot that has not begun; smaller ones are past or running
 */
public record Published(NavigableMap<Long, Seats> seats, long begun) {
  /** Nothing is published. */
  public static final Published NONE = new Published(new TreeMap<>(), Long.MIN_VALUE);

  /**
   * Takes a copy.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code ROTATION_PUBLISHED} when a slot
   *     between two others is missing
   */
  public Published {
    seats = Collections.unmodifiableNavigableMap(new TreeMap<>(seats));
    if (!seats.isEmpty() && seats.lastKey() - seats.firstKey() + 1 != seats.size()) {
      String message =
          "some slot between %s and %s is not published"
              .formatted(seats.firstKey(), seats.lastKey());
      throw Refusal.of("ROTATION_PUBLISHED", "", message, "publish every slot in between");
    }
  }

  /** Tells whether nothing is published. */
  public boolean isEmpty() {
    return seats.isEmpty();
  }

  /** Returns whom a slot was promised to; empty when the slot is not published. */
  public Optional<Seats> at(long slot) {
    return Optional.ofNullable(seats.get(slot));
  }

  /** Tells whether a slot has begun, so that nothing about it changes any more. */
  public boolean hasBegun(long slot) {
    return slot < begun;
  }

  /** Tells whether both slots of a swap are published. */
  public boolean settles(Swap swap) {
    return seats.containsKey(swap.first()) && seats.containsKey(swap.second());
  }
}
