package io.paiadmin.examples;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;

/** Moments as people type them. */
final class Moments {
  private Moments() {}

  /** Reads a date and time with its offset, such as {@code 2026-09-30T17:45+08:00}. */
  static Instant parse(String text) {
    try {
      return OffsetDateTime.parse(text).toInstant();
    } catch (DateTimeException e) {
      throw Arguments.refusal(
          "'%s' is no moment".formatted(text),
          "write date, time and offset, such as 2026-09-30T17:45+08:00 or 2026-09-30T09:45Z");
    }
  }
}
