package io.paiadmin.core.time.oracle;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A calendar as somebody would write it down.
 *
 * @param week the hours from Monday to Sunday; those after midnight stand with their own day
 */
public record PaperCalendar(
    ZoneId zone,
    List<List<Minutes>> week,
    Set<LocalDate> holidays,
    Map<LocalDate, List<Minutes>> overrides,
    Map<LocalDate, List<Minutes>> breaks) {

  /** Tells whether a minute of a date is in its hours. */
  boolean isOpen(LocalDate date, int minute) {
    List<Minutes> rest = breaks.getOrDefault(date, List.of());
    return contain(hours(date), minute) && !contain(rest, minute);
  }

  private List<Minutes> hours(LocalDate date) {
    List<Minutes> override = overrides.get(date);
    if (override != null) {
      return override;
    }
    return holidays.contains(date) ? List.of() : week.get(date.getDayOfWeek().getValue() - 1);
  }

  private static boolean contain(List<Minutes> hours, int minute) {
    for (Minutes some : hours) {
      if (some.contain(minute)) {
        return true;
      }
    }
    return false;
  }
}
