package io.paiadmin.core.time;

import io.paiadmin.api.PaiAdminException;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/**
 * A part of a day in seconds, its start included and its end not; {@link #of} takes times instead,
 * and {@link #parse} a text. One that ends on the next day is for weekly hours alone, where it is
 * split at midnight.
 *
 * @param start seconds after the day's start, from 0 to 86,399
 * @param end seconds after the day's start, after {@code start} and at most a day after it; 86,400
 *     is the end of the day
 */
public record DayInterval(int start, int end) {
  /** The seconds of a day, on its clock: 24 times 3,600. */
  static final int DAY = 24 * 3600;

  /**
   * Makes the interval between two seconds of a day, not hours: {@code new DayInterval(9, 17)}
   * lasts eight seconds, and {@code DayInterval.parse("09:00-17:00")} eight hours.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} when the interval is empty, longer than a
   *     day or does not start in the day
   */
  public DayInterval {
    if (start < 0 || start >= DAY || end <= start || end > start + DAY) {
      throw IntervalText.refused(start, end);
    }
  }

  /**
   * Makes the interval between two times of one day; an end of {@link LocalTime#MIDNIGHT} is the
   * end of the day.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} when the end is not after the start, and
   *     {@code HOURS_ILLEGAL} when one of them has a part of a second, as {@link LocalTime#MAX} has
   */
  public static DayInterval of(LocalTime start, LocalTime end) {
    if (!isWhole(start) || !isWhole(end)) {
      throw IntervalText.fraction(start, end);
    }
    boolean toMidnight = end.equals(LocalTime.MIDNIGHT) && !start.equals(end);
    return new DayInterval(start.toSecondOfDay(), toMidnight ? DAY : end.toSecondOfDay());
  }

  /**
   * Reads an interval such as {@code 09:00-17:30}, {@code 18:00-24:00} or {@code 22:00-06:00 next
   * day}; seconds may follow.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} when the text is none: {@code
   *     HOURS_ILLEGAL}, {@code HOURS_EMPTY}, or {@code HOURS_BACKWARDS} when it ends before it
   *     starts and does not say that it ends on the next day
   */
  public static DayInterval parse(String text) {
    return IntervalText.parse(text);
  }

  /** Tells whether the interval ends on the next day. */
  public boolean endsNextDay() {
    return end > DAY;
  }

  /** Returns the part of the interval on the day on which it starts. */
  public DayInterval thisDay() {
    return endsNextDay() ? new DayInterval(start, DAY) : this;
  }

  /** Returns the part of the interval on the next day, as an interval of that day. */
  public Optional<DayInterval> nextDay() {
    return endsNextDay() ? Optional.of(new DayInterval(0, end - DAY)) : Optional.empty();
  }

  /** Returns the interval as {@link #parse} reads it. */
  @Override
  public String toString() {
    return IntervalText.of(this);
  }

  private static boolean isWhole(LocalTime time) {
    return time.equals(time.truncatedTo(ChronoUnit.SECONDS));
  }
}
