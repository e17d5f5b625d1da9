package io.paiadmin.core.policy.form;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.text.Nearest;
import io.paiadmin.core.text.Quoted;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;

/** How zones, dates, years and weekdays are written in a policy. */
public final class Dates {
  private static final List<String> DAYS = List.of("mon", "tue", "wed", "thu", "fri", "sat", "sun");

  /** The years that calendars know. */
  private static final int FIRST_YEAR = 1950;

  private static final int LAST_YEAR = 2199;

  private Dates() {}

  /** Reads a time zone. */
  public static ZoneId zone(String text) {
    try {
      return ZoneId.of(text);
    } catch (DateTimeException e) {
      String fix =
          Nearest.to(text, regions())
              .map(near -> "write %s if that is meant".formatted(Quoted.of(near)))
              .orElse("write a region and a city, such as Europe/Berlin");
      throw refusal("ZONE_UNKNOWN", "there is no time zone " + Quoted.of(text), fix);
    }
  }

  /** Short names such as CST mean several zones, so that nothing is near them. */
  private static List<String> regions() {
    return ZoneId.getAvailableZoneIds().stream().filter(id -> id.contains("/")).sorted().toList();
  }

  /** Reads a date in the years that calendars know. */
  public static LocalDate date(String text) {
    LocalDate date = parsed(text);
    if (!isKnown(date.getYear())) {
      String message = "calendars do not know the year of " + Quoted.of(text);
      throw refusal("TIME_HORIZON", message, "write a date from 1950-01-01 to 2199-12-31");
    }
    return date;
  }

  /** Reads a year that calendars know. */
  public static int year(String text) {
    if (!text.matches("[0-9]{4}") || !isKnown(Integer.parseInt(text))) {
      String message = Quoted.of(text) + " is no year that calendars know";
      throw refusal("YEARS_ILLEGAL", message, "write a year from 1950 to 2199");
    }
    return Integer.parseInt(text);
  }

  /** Returns the years from one to another. */
  public static List<Integer> years(int first, int last) {
    if (last < first) {
      String message = "%d is before %d".formatted(last, first);
      throw refusal("YEARS_ILLEGAL", message, "write the first year and the last one");
    }
    return IntStream.rangeClosed(first, last).boxed().toList();
  }

  private static boolean isKnown(int year) {
    return year >= FIRST_YEAR && year <= LAST_YEAR;
  }

  /** Reads {@code mon}, {@code mon-fri}, {@code sat, sun} or {@code daily}. */
  public static Set<DayOfWeek> days(String text) {
    if (text.strip().equalsIgnoreCase("daily")) {
      return EnumSet.allOf(DayOfWeek.class);
    }
    Set<DayOfWeek> days = EnumSet.noneOf(DayOfWeek.class);
    for (String part : text.split(",", -1)) {
      addRange(days, part, text);
    }
    return days;
  }

  private static LocalDate parsed(String text) {
    try {
      return LocalDate.parse(text);
    } catch (DateTimeException e) {
      String message = Quoted.of(text) + " is no date";
      throw refusal("DATE_ILLEGAL", message, "write it like 2026-10-01, and check the month");
    }
  }

  /** A range may go on after Sunday. */
  private static void addRange(Set<DayOfWeek> days, String range, String text) {
    String[] ends = range.split("-", -1);
    if (ends.length > 2) {
      throw noDays(text);
    }
    DayOfWeek last = day(ends[ends.length - 1], text);
    DayOfWeek day = day(ends[0], text);
    for (; day != last; day = day.plus(1)) {
      days.add(day);
    }
    days.add(last);
  }

  private static DayOfWeek day(String word, String text) {
    int index = DAYS.indexOf(word.strip().toLowerCase(Locale.ROOT));
    if (index < 0) {
      throw noDays(text);
    }
    return DayOfWeek.of(index + 1);
  }

  private static PaiAdminException noDays(String text) {
    String message = Quoted.of(text) + " says no weekdays";
    String fix = "write mon, mon-fri, sat-sun or daily; the days are " + String.join(", ", DAYS);
    return refusal("DAYS_ILLEGAL", message, fix);
  }

  /** Makes the refusal of a text whose place a form adds. */
  public static PaiAdminException refusal(String code, String message, String fix) {
    return new PaiAdminException(
        StandardErrorCode.INVALID_INPUT, List.of(Problem.error(code, "", message, fix)));
  }
}
