package io.paiadmin.core.time;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.zone.ZoneRules;
import java.util.List;

/**
 * The one meaning of a local time in this library: the first instant whose local time is at or
 * after it. A time that comes twice means the first one; a time that is skipped means the moment of
 * the jump. So a later local time never means an earlier instant, and neighbouring intervals always
 * touch. ({@code java.time} moves a skipped time forward by the length of the gap, past later
 * times.)
 */
public final class FirstInstant {
  private FirstInstant() {}

  /** Returns the first instant in a zone whose local time is at or after this one. */
  public static Instant of(LocalDateTime local, ZoneId zone) {
    return of(local, zone.getRules());
  }

  /** Returns the first instant of a date; for a date that a zone skips, that of the next one. */
  public static Instant of(LocalDate date, ZoneId zone) {
    return of(date.atStartOfDay(), zone.getRules());
  }

  static Instant of(LocalDateTime local, ZoneRules rules) {
    List<ZoneOffset> offsets = rules.getValidOffsets(local);
    return offsets.isEmpty()
        ? rules.getTransition(local).getInstant()
        : local.toInstant(offsets.get(0));
  }
}
