package io.paiadmin.core.time;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;

/**
 * How the working time between two moments comes about. Immutable.
 *
 * @param from the first moment
 * @param to the first moment after it
 * @param calendar the name of the calendar
 * @param zone the calendar's zone, in which its dates are meant, or another to show moments in
 * @param tzdb the version of the time zone data; another version may give other answers for moments
 *     in the future
 * @param working the working time in all
 * @param counted the stretches that were counted, in order; their lengths add up to {@code working}
 * @param notes the dates that have other hours than usual or none, in order
 */
public record TimeExplanation(
    Instant from,
    Instant to,
    String calendar,
    ZoneId zone,
    String tzdb,
    Duration working,
    List<InstantRange> counted,
    List<DateNote> notes) {
  /** Copies the lists. */
  public TimeExplanation {
    counted = List.copyOf(counted);
    notes = List.copyOf(notes);
  }

  /** Returns the same, to be shown on the clock of another zone. */
  public TimeExplanation shownIn(ZoneId other) {
    return new TimeExplanation(from, to, calendar, other, tzdb, working, counted, notes);
  }
}
