package io.paiadmin.core.policy.holiday;

import java.time.LocalDate;

/** The years whose holidays matter to anybody; rules without an end go on for ever. */
final class Years {
  static final LocalDate FIRST = LocalDate.of(1950, 1, 1);
  static final LocalDate LAST = LocalDate.of(2199, 12, 31);

  private Years() {}

  static boolean contain(LocalDate day) {
    return !day.isBefore(FIRST) && !day.isAfter(LAST);
  }
}
