package io.paiadmin.core.policy.holiday;

import biweekly.component.VEvent;
import biweekly.property.DateEnd;
import biweekly.property.DateStart;
import biweekly.property.DurationProperty;
import java.time.Duration;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/**
 * The days that an event lasts, the first time.
 *
 * @param first the first of them
 * @param length how many there are, at least one
 */
record WholeDays(LocalDate first, long length) {

  /**
   * Reads an event.
   *
   * @throws NoHoliday when it does not last whole days
   */
  static WholeDays of(VEvent event) {
    Moment start = start(event);
    if (!start.midnight()) {
      throw NoHoliday.timed();
    }
    return new WholeDays(start.date(), atLeastOne(length(event, start), start));
  }

  private static long atLeastOne(long length, Moment start) {
    if (length < 0) {
      throw NoHoliday.fault("ends before it begins", "mend DTEND or DURATION");
    }
    if (length == 0 && start.timed()) {
      throw NoHoliday.timed();
    }
    return Math.max(length, 1); // some programs write the last day where the day after belongs
  }

  private static Moment start(VEvent event) {
    @Nullable DateStart start = event.getDateStart();
    if (start == null) {
      throw NoHoliday.fault("has no DTSTART, and so no day", "give it DTSTART;VALUE=DATE:20260101");
    }
    return Moment.of(start.getValue());
  }

  private static long length(VEvent event, Moment start) {
    @Nullable DateEnd end = event.getDateEnd();
    @Nullable DurationProperty duration = event.getDuration();
    if (end != null) {
      return length(start, Moment.of(end.getValue()));
    }
    return duration == null ? lengthOfNone(start) : length(duration.getValue());
  }

  private static long length(Moment start, Moment end) {
    if (!end.midnight()) {
      throw NoHoliday.timed();
    }
    return ChronoUnit.DAYS.between(start.date(), end.date());
  }

  private static long length(biweekly.util.Duration written) {
    Duration duration = Duration.ofMillis(written.toMillis());
    if (!duration.equals(Duration.ofDays(duration.toDays()))) {
      throw NoHoliday.timed();
    }
    return duration.toDays();
  }

  /** Without an end, a date is its whole day, and a time is a moment. */
  private static long lengthOfNone(Moment start) {
    return start.timed() ? 0 : 1;
  }
}
