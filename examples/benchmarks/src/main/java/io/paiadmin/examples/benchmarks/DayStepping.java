package io.paiadmin.examples.benchmarks;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Working time as most tools add it: from one date to the next until it is used up. */
final class DayStepping {
  private final ZoneId zone;
  private final Map<DayOfWeek, List<Hours>> week;
  private final Set<LocalDate> holidays;

  DayStepping(ZoneId zone, Map<DayOfWeek, List<Hours>> week, Set<LocalDate> holidays) {
    this.zone = zone;
    this.week = week;
    this.holidays = holidays;
  }

  /** An interval of a day. */
  record Hours(LocalTime opening, LocalTime closing) {}

  Instant add(Instant start, Duration working) {
    Duration left = working;
    LocalDate date = start.atZone(zone).toLocalDate();
    while (true) {
      for (Hours hours : hours(date)) {
        Instant from = later(start, date.atTime(hours.opening()).atZone(zone).toInstant());
        Duration open =
            Duration.between(from, date.atTime(hours.closing()).atZone(zone).toInstant());
        if (open.compareTo(left) >= 0) {
          return from.plus(left);
        }
        left = open.isNegative() ? left : left.minus(open);
      }
      date = date.plusDays(1);
    }
  }

  private List<Hours> hours(LocalDate date) {
    return holidays.contains(date) ? List.of() : week.getOrDefault(date.getDayOfWeek(), List.of());
  }

  private static Instant later(Instant one, Instant other) {
    return one.isAfter(other) ? one : other;
  }
}
