package io.paiadmin.examples.benchmarks;

import java.time.Duration;

/** How much working time is added, in days of the office. */
public enum Distance {
  /** 8 hours. */
  DAY(1),
  /** 2,000 hours. */
  YEAR(250),
  /** 200,000 hours. */
  CENTURY(25_000);

  final int days;

  Distance(int days) {
    this.days = days;
  }

  Duration working() {
    return Duration.ofHours((long) days * OfficeYears.HOURS);
  }
}
