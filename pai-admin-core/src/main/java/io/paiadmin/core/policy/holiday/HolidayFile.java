package io.paiadmin.core.policy.holiday;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.calendar.Holiday;
import io.paiadmin.core.policy.tree.Faults;
import io.paiadmin.core.policy.tree.Source;
import java.util.List;

/**
 * The holidays that a calendar file gives. The file is iCalendar (RFC 5545), as calendar programs
 * export it. Every event that lasts whole days makes each of its days a holiday: those with dates
 * alone, and those from midnight to midnight on the clocks of the place. Repetitions and their
 * exceptions count, cancelled events do not, and of days only those from 1950 to 2199. Whether a
 * calendar program shows an event as free or busy means nothing here, nor does what kind of day it
 * says it is: a calendar that lists commemorations, or weekends on which people work, gives those
 * as holidays too.
 *
 * @param holidays the holidays in {@link Holiday#ORDER}, equal ones once; a day may come several
 *     times under several names
 * @param warnings what somebody should look at, in {@link Problem#ORDER}: events with a time of
 *     day, which are no holidays, and a file that gives none
 */
public record HolidayFile(List<Holiday> holidays, List<Problem> warnings) {

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  /** Copies the lists. */
  public HolidayFile {
    holidays = List.copyOf(holidays);
    warnings = List.copyOf(warnings);
  }

  /**
   * Reads a file. The answer depends on the text alone, not on the zone or language of the process.
   * Takes about as long as the text and its days are long.
   *
   * @param name how places name the file
   * @param text what is in it; a byte order mark at its beginning is passed over
   * @throws PaiAdminException with {@code INVALID_INPUT} and every fault found, each with the file
   *     and where possible its line: no iCalendar ({@code HOLIDAY_FILE}), an event of which no
   *     holidays can be made ({@code HOLIDAY_EVENT}), or too long or too many days ({@code
   *     TOO_LARGE})
   */
  public static HolidayFile read(String name, String text) {
    if (text.length() > Source.MOST) {
      throw Source.tooLarge(name);
    }
    Faults faults = new Faults();
    List<Holiday> holidays = new Reading(name, faults).holidays(unmarked(text));
    faults.throwErrors();
    if (holidays.isEmpty()) {
      faults.add(none(name));
    }
    return new HolidayFile(holidays, faults.sorted());
  }

  private static Problem none(String name) {
    String fix = "give a calendar of whole days between 1950 and 2199";
    return Problem.warning("HOLIDAY_FILE", name, "the file gives no holiday", fix);
  }

  private static String unmarked(String text) {
    return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
  }
}
