package io.paiadmin.core.policy.sla;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.text.Nearest;
import io.paiadmin.core.text.Quoted;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How zones, dates and weekdays are written in a policy. */
final class Dates {
  private static final List<String> DAYS = List.of("mon", "tue", "wed", "thu", "fri", "sat", "sun");

  private Dates() {}

  static ZoneId zone(String text) {
    try {
      return ZoneId.of(text);
    } catch (DateTimeException e) {
      String fix =
          Nearest.to(text, ZoneId.getAvailableZoneIds().stream().sorted().toList())
              .map(near -> "write %s if that is meant".formatted(Quoted.of(near)))
              .orElse("write a region and a city, such as Europe/Berlin");
      throw refusal("ZONE_UNKNOWN", "there is no time zone " + Quoted.of(text), fix);
    }
  }

  static LocalDate date(String text) {
    try {
      return LocalDate.parse(text);
    } catch (DateTimeException e) {
      String message = Quoted.of(text) + " is no date";
      throw refusal("DATE_ILLEGAL", message, "write it like 2026-10-01, and check the month");
    }
  }

  /** Reads {@code mon}, {@code mon-fri}, {@code sat, sun} or {@code daily}. */
  static List<DayOfWeek> days(String text) {
    if (text.strip().equalsIgnoreCase("daily")) {
      return List.of(DayOfWeek.values());
    }
    List<DayOfWeek> days = new ArrayList<>();
    for (String part : text.split(",", -1)) {
      days.addAll(range(part.strip(), text));
    }
    return days;
  }

  private static List<DayOfWeek> range(String part, String text) {
    String[] ends = part.split("-", -1);
    DayOfWeek day = day(ends[0], text);
    DayOfWeek last = day(ends[ends.length - 1], text);
    if (ends.length > 2) {
      throw noDays(text);
    }
    List<DayOfWeek> days = new ArrayList<>(List.of(day));
    while (day != last) {
      day = day.plus(1);
      days.add(day);
    }
    return days;
  }

  private static DayOfWeek day(String word, String text) {
    int index = DAYS.indexOf(word.strip().toLowerCase(Locale.ROOT));
    return Optional.of(index)
        .filter(found -> found >= 0)
        .map(found -> DayOfWeek.of(found + 1))
        .orElseThrow(() -> noDays(text));
  }

  private static PaiAdminException noDays(String text) {
    String message = Quoted.of(text) + " says no weekdays";
    String fix = "write mon, mon-fri, sat-sun or daily; the days are " + String.join(", ", DAYS);
    return refusal("DAYS_ILLEGAL", message, fix);
  }

  static PaiAdminException refusal(String code, String message, String fix) {
    return new PaiAdminException(
        StandardErrorCode.INVALID_INPUT, List.of(Problem.error(code, "", message, fix)));
  }
}
