package io.paiadmin.core.time;

import java.time.LocalDate;
import java.util.Locale;

/**
 * Why a date does not have the hours of its weekday, or has none.
 *
 * @param date the date, in the zone of the calendar that says so
 * @param kind what is special about it
 * @param text the holiday's name, the hours that an override gives or a break takes away, the
 *     stretch of a pause on that date, or the weekday
 * @param source where that is written, such as {@code policy.yaml:12:7}; empty when nowhere
 * @param calendar the calendar that says so, for one that is made of several
 */
public record DateNote(LocalDate date, Kind kind, String text, String source, String calendar) {
  /** What is special about a date. */
  public enum Kind {
    /** It is a holiday. */
    HOLIDAY,
    /** It has hours of its own. */
    OVERRIDE,
    /** Some of its hours are left out. */
    BREAK,
    /** Some of its time is taken out. */
    PAUSE,
    /** It has no hours, and nothing more is said of it. */
    DAY_OFF,
    /** The zone skips it. */
    NO_SUCH_DATE;

    /** Returns the kind in small letters with blanks. */
    public String text() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }
}
