package io.paiadmin.core.time;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.time.line.Measure;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;

/** The time that calendars know, and its moments as nanoseconds since 1970. */
final class Horizon {
  static final LocalDate FIRST = LocalDate.of(1950, 1, 1);
  static final LocalDate END = LocalDate.of(2200, 1, 1);

  static final long START_NANOS = nanos(FIRST.atStartOfDay().toInstant(ZoneOffset.UTC));
  static final long END_NANOS = nanos(END.atStartOfDay().toInstant(ZoneOffset.UTC));

  private Horizon() {}

  /** Returns a moment as nanoseconds. */
  static long point(Instant moment) {
    long second = moment.getEpochSecond();
    if (second < START_NANOS / Measure.SECOND || second >= END_NANOS / Measure.SECOND) {
      throw beyond(moment + " is too early or too late");
    }
    return nanos(moment);
  }

  /** Returns a moment as nanoseconds, or the nearest that calendars know. */
  static long nearestPoint(Instant moment) {
    long second = moment.getEpochSecond();
    if (second < START_NANOS / Measure.SECOND) {
      return START_NANOS;
    }
    return second >= END_NANOS / Measure.SECOND ? END_NANOS : nanos(moment);
  }

  /**
   * Returns a working time as nanoseconds; one longer than all the time there is as just longer.
   */
  static long amount(Duration working) {
    if (working.isNegative()) {
      String message = working + " is less than no time at all";
      throw refusal(
          "DURATION_NEGATIVE",
          message,
          "give zero or more; add counts forwards, subtract backwards");
    }
    long most = END_NANOS - START_NANOS;
    return working.toSeconds() > most / Measure.SECOND ? most + 1 : working.toNanos();
  }

  /** Refuses fewer working days than none. */
  static void checkDays(int count) {
    if (count < 0) {
      String message = count + " working days are fewer than none";
      throw refusal("DURATION_NEGATIVE", message, "count zero or more working days");
    }
  }

  static Instant moment(long nanos) {
    return Instant.ofEpochSecond(
        Math.floorDiv(nanos, Measure.SECOND), Math.floorMod(nanos, Measure.SECOND));
  }

  static boolean contains(LocalDate date) {
    return !date.isBefore(FIRST) && date.isBefore(END);
  }

  /** Makes the error for what lies outside the time that calendars know. */
  static PaiAdminException beyond(String what) {
    String message =
        "%s; working time was searched from %s to %s".formatted(what, FIRST, END.minusDays(1));
    String fix = "use moments in between, and check the holidays and overrides of the calendar";
    return refusal("TIME_HORIZON", message, fix);
  }

  private static PaiAdminException refusal(String code, String message, String fix) {
    return new PaiAdminException(
        StandardErrorCode.INVALID_INPUT, List.of(Problem.error(code, "", message, fix)));
  }

  private static long nanos(Instant moment) {
    return moment.getEpochSecond() * Measure.SECOND + moment.getNano();
  }
}
