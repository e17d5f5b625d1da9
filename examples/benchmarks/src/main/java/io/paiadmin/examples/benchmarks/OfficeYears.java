package io.paiadmin.examples.benchmarks;

import io.paiadmin.api.calendar.Holiday;
import io.paiadmin.core.time.WorkingCalendar;
import io.paiadmin.core.time.WorkingCalendarBuilder;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.ZoneId;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** An office in New York, and ten holidays a year that stay on their dates. */
final class OfficeYears {
  static final ZoneId ZONE = ZoneId.of("America/New_York");
  static final Set<DayOfWeek> WEEK = EnumSet.range(DayOfWeek.MONDAY, DayOfWeek.FRIDAY);
  static final LocalTime OPENING = LocalTime.of(9, 0);
  static final LocalTime CLOSING = LocalTime.of(17, 0);
  static final int HOURS = 8;
  static final int FIRST = 2020;
  static final int LAST = 2139;

  private static final List<MonthDay> YEARLY =
      List.of(
          MonthDay.of(1, 1),
          MonthDay.of(1, 20),
          MonthDay.of(2, 17),
          MonthDay.of(5, 26),
          MonthDay.of(6, 19),
          MonthDay.of(7, 4),
          MonthDay.of(9, 1),
          MonthDay.of(10, 13),
          MonthDay.of(11, 27),
          MonthDay.of(12, 25));

  private OfficeYears() {}

  static Set<LocalDate> holidays() {
    Set<LocalDate> dates = new HashSet<>();
    for (int year = FIRST; year <= LAST; year++) {
      for (MonthDay day : YEARLY) {
        dates.add(day.atYear(year));
      }
    }
    return dates;
  }

  static WorkingCalendar calendar(ZoneId zone, Set<LocalDate> holidays) {
    WorkingCalendarBuilder builder = WorkingCalendar.in(zone).named("office");
    WEEK.forEach(day -> builder.hours(day, OPENING + "-" + CLOSING));
    holidays.forEach(date -> builder.holiday(new Holiday(date, "a holiday"), ""));
    return builder.build();
  }
}
