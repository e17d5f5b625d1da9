package io.paiadmin.examples.benchmarks;

import io.paiadmin.core.time.WorkingCalendar;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** One office, as everybody knows it who adds working time to a moment. */
final class Peers {
  private static final LocalDate FIRST = LocalDate.of(OfficeYears.FIRST, 1, 1);
  private static final LocalDate LAST = LocalDate.of(OfficeYears.LAST, 12, 31);

  final WorkingCalendar calendar;
  final DayStepping stepping;
  final SegmentSearch segments;
  final BusinessDays businessDays;

  Peers() {
    Set<LocalDate> holidays = OfficeYears.holidays();
    calendar = OfficeYears.calendar(OfficeYears.ZONE, holidays);
    stepping = new DayStepping(OfficeYears.ZONE, week(), holidays);
    segments = segments(dates(holidays));
    businessDays = new BusinessDays(holidays, FIRST, LAST);
  }

  static long nanos(Instant moment) {
    return moment.getEpochSecond() * 1_000_000_000L + moment.getNano();
  }

  private static Map<DayOfWeek, List<DayStepping.Hours>> week() {
    Map<DayOfWeek, List<DayStepping.Hours>> week = new EnumMap<>(DayOfWeek.class);
    DayStepping.Hours hours = new DayStepping.Hours(OfficeYears.OPENING, OfficeYears.CLOSING);
    OfficeYears.WEEK.forEach(day -> week.put(day, List.of(hours)));
    return week;
  }

  private static List<LocalDate> dates(Set<LocalDate> holidays) {
    return FIRST
        .datesUntil(LAST.plusDays(1))
        .filter(date -> OfficeYears.WEEK.contains(date.getDayOfWeek()))
        .filter(date -> !holidays.contains(date))
        .toList();
  }

  private static SegmentSearch segments(List<LocalDate> dates) {
    return new SegmentSearch(
        points(dates, OfficeYears.OPENING), points(dates, OfficeYears.CLOSING));
  }

  private static long[] points(List<LocalDate> dates, LocalTime time) {
    return dates.stream()
        .mapToLong(date -> nanos(date.atTime(time).atZone(OfficeYears.ZONE).toInstant()))
        .toArray();
  }
}
