package io.paiadmin.examples.benchmarks.duty;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/** The rotation that everybody is asked about: eight people, a week each, in turn. */
final class Turns {
  static final int PEOPLE = 8;
  static final ZoneId ZONE = ZoneId.of("Europe/Berlin");
  static final LocalDate ANCHOR = LocalDate.of(2026, 1, 5);
  static final LocalTime HANDOFF = LocalTime.of(9, 0);

  private Turns() {}

  /** Returns when some member begins for the first time. */
  static ZonedDateTime first(int member) {
    return ANCHOR.plusWeeks(member).atTime(HANDOFF).atZone(ZONE);
  }
}
