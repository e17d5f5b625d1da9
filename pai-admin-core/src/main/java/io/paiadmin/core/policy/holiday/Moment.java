package io.paiadmin.core.policy.holiday;

import biweekly.util.DateTimeComponents;
import biweekly.util.ICalDate;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;

/**
 * A date or time as the file writes it, on the clocks of the place. What the library makes of it is
 * an instant in the zone of the process, and never looked at.
 *
 * @param date the day
 * @param timed whether there is a time of day
 * @param midnight whether a day begins then
 */
record Moment(LocalDate date, boolean timed, boolean midnight) {

  static Moment of(ICalDate written) {
    return find(written)
        .orElseThrow(
            () ->
                NoHoliday.fault(
                    "names a day that does not exist: " + written.getRawComponents(),
                    "mend the date"));
  }

  /** Returns nothing for a day that does not exist, such as the 30th of February. */
  static Optional<Moment> find(ICalDate written) {
    DateTimeComponents parts = written.getRawComponents();
    try {
      LocalDate date = LocalDate.of(parts.getYear(), parts.getMonth(), parts.getDate());
      return Optional.of(new Moment(date, parts.hasTime(), isMidnight(parts)));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  /** Midnight in UTC is some hour or other wherever people are. */
  private static boolean isMidnight(DateTimeComponents parts) {
    return !parts.isUtc() && parts.getHour() + parts.getMinute() + parts.getSecond() == 0;
  }
}
