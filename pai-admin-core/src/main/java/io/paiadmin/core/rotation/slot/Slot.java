package io.paiadmin.core.rotation.slot;

import io.paiadmin.core.time.InstantRange;
import java.time.Instant;
import java.time.LocalDate;

/**
 * One stretch of duty, from a hand-off to the next. Immutable.
 *
 * @param number counts from the anchor, whose slot is 0; slots before it have negative numbers
 * @param firstDate the date of its first hand-off
 * @param endDate the date of the next hand-off, which belongs to the next slot
 * @param range from when to when
 */
public record Slot(long number, LocalDate firstDate, LocalDate endDate, InstantRange range) {
  /** Returns its first moment. */
  public Instant start() {
    return range.start();
  }

  /** Returns the first moment of the next slot. */
  public Instant end() {
    return range.end();
  }

  /** Tells whether it has no length: its zone skips a whole day. */
  public boolean isEmpty() {
    return !start().isBefore(end());
  }
}
