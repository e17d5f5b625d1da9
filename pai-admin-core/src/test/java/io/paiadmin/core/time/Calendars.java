package io.paiadmin.core.time;

import static java.time.DayOfWeek.FRIDAY;
import static java.time.DayOfWeek.MONDAY;
import static java.time.DayOfWeek.SATURDAY;
import static java.time.DayOfWeek.SUNDAY;
import static java.time.DayOfWeek.THURSDAY;
import static java.time.DayOfWeek.TUESDAY;
import static java.time.DayOfWeek.WEDNESDAY;

import io.paiadmin.api.calendar.Holiday;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The calendars that the vectors speak of, by name. */
public final class Calendars {
  private static final Set<DayOfWeek> WORKDAYS = EnumSet.range(MONDAY, FRIDAY);
  private static final Set<DayOfWeek> DAILY = EnumSet.allOf(DayOfWeek.class);
  private static final Map<String, WorkingCalendar> ALL = new TreeMap<>();

  static {
    keep(
        "NY",
        closed(
            of("America/New_York", WORKDAYS, "09:00-17:00"),
            "2026-07-03",
            "2026-11-26",
            "2026-12-25",
            "2027-01-01"));
    keep(
        "BER2",
        closed(
            of("Europe/Berlin", WORKDAYS, "08:00-12:00", "13:00-17:00"),
            "2026-04-03",
            "2026-04-06",
            "2026-05-01",
            "2026-12-25",
            "2027-01-01"));
    keep(
        "SHA",
        closed(
                of("Asia/Shanghai", WORKDAYS, "09:00-12:00", "13:30-18:00"),
                "2026-10-01",
                "2026-10-02",
                "2026-10-05",
                "2026-10-06",
                "2026-10-07")
            .override(LocalDate.parse("2026-10-10"), "09:00-12:00", "13:30-18:00"));
    keep("NIGHT", closed(of("Europe/Berlin", WORKDAYS, "22:00-06:00 next day"), "2026-05-01"));
    keep("247NY", of("America/New_York", DAILY, "00:00-24:00"));
    keep("247BER", of("Europe/Berlin", DAILY, "00:00-24:00"));
    keep(
        "GAPNY",
        of("America/New_York", Set.of(SUNDAY), "02:15-03:15").hours(MONDAY, "09:00-17:00"));
    keep(
        "GAPIN",
        of("America/New_York", Set.of(SUNDAY), "02:10-02:50").hours(MONDAY, "09:00-17:00"));
    keep(
        "FOLDNY",
        of("America/New_York", Set.of(SUNDAY), "01:00-02:00").hours(MONDAY, "09:00-17:00"));
    keep(
        "FOLDA",
        of("America/New_York", Set.of(SUNDAY), "00:30-01:30").hours(MONDAY, "09:00-17:00"));
    keep(
        "FOLDB",
        of("America/New_York", Set.of(SUNDAY), "01:30-02:30").hours(MONDAY, "09:00-17:00"));
    keep("LH", of("Australia/Lord_Howe", DAILY, "01:00-03:00"));
    keep("SP", closed(of("America/Sao_Paulo", DAILY, "00:00-24:00"), "2015-10-18"));
    keep(
        "SP2",
        of("America/Sao_Paulo", Set.of(SATURDAY), "20:00-24:00").hours(SUNDAY, "00:00-06:00"));
    keep("APIA", of("Pacific/Apia", DAILY, "09:00-17:00"));
    keep(
        "KTM",
        of("Asia/Kathmandu", Set.of(SUNDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY), "10:00-17:00"));
    keep("CAI", of("Africa/Cairo", DAILY, "22:00-02:00 next day"));
    keep(
        "UTC",
        of("UTC", Set.of(MONDAY, WEDNESDAY, FRIDAY), "09:00-17:00")
            .hours(TUESDAY, "10:00-16:00")
            .hours(THURSDAY, "10:00-16:00")
            .hours(SATURDAY, "11:00-14:30"));
    keep(
        "BIZREADME",
        of("America/Los_Angeles", Set.of(MONDAY, WEDNESDAY), "09:00-17:00")
            .hours(TUESDAY, "00:00-24:00")
            .hours(THURSDAY, "09:00-12:00", "13:00-17:00")
            .hours(SATURDAY, "10:00-14:00")
            .override(LocalDate.parse("2006-01-01"), "09:00-12:00")
            .override(LocalDate.parse("2006-01-07"), "08:00-10:00", "12:00-14:00")
            .breakOn(LocalDate.parse("2006-01-02"), "10:00-11:30")
            .breakOn(LocalDate.parse("2006-01-03"), "14:15-14:30", "15:40-15:50"));
    keep(
        "BRK",
        closed(
                of("Europe/London", WORKDAYS, "09:00-17:30"),
                "2026-12-25",
                "2026-12-28",
                "2027-01-01")
            .breakOn(LocalDate.parse("2026-12-24"), "12:00-24:00"));
    keep("TWO", of("UTC", Set.of(MONDAY), "09:00-12:00", "12:00-17:00"));
    keep("SUNONLY", of("Africa/Abidjan", Set.of(SUNDAY), "11:00-12:00"));
    keep("SAT0", of("UTC", Set.of(SATURDAY, SUNDAY), "00:00-24:00"));
    keepReported();
  }

  private Calendars() {}

  /** Those in which other products were wrong. */
  private static void keepReported() {
    String[] factory = {"07:40-11:30", "12:30-16:40"};
    keep("X01", of("UTC", WORKDAYS, "14:00-23:00"));
    keep("X03", of("America/New_York", Set.of(SATURDAY, SUNDAY, TUESDAY), "02:00-17:00"));
    keep(
        "X04",
        of("Asia/Shanghai", WORKDAYS, factory)
            .override(LocalDate.parse("2019-04-28"), factory)
            .override(LocalDate.parse("2019-04-29"), factory));
    keep(
        "X05",
        of("Asia/Shanghai", WORKDAYS, factory)
            .override(LocalDate.parse("2019-04-29"), "12:30-16:40"));
    keep("X06", of("UTC", WORKDAYS, "08:00-18:00"));
    keep("X07", of("UTC", Set.of(TUESDAY), "08:00-17:00"));
    keep("X08", of("UTC", DAILY, "00:00-24:00"));
    keep(
        "X09",
        closed(
            of("Europe/Berlin", EnumSet.range(MONDAY, SATURDAY), "09:00-21:00"),
            "2016-11-11",
            "2016-11-13"));
    keep("X10", of("UTC", WORKDAYS, "14:00-22:00"));
  }

  /** Returns the calendar of this name. */
  public static WorkingCalendar named(String name) {
    WorkingCalendar found = ALL.get(name);
    if (found == null) {
      throw new IllegalArgumentException("there is no calendar " + name);
    }
    return found;
  }

  /** Returns all of them. */
  public static List<WorkingCalendar> all() {
    return List.copyOf(ALL.values());
  }

  private static WorkingCalendarBuilder of(String zone, Set<DayOfWeek> days, String... hours) {
    WorkingCalendarBuilder builder = WorkingCalendar.in(ZoneId.of(zone));
    days.forEach(day -> builder.hours(day, hours));
    return builder;
  }

  private static WorkingCalendarBuilder closed(WorkingCalendarBuilder builder, String... dates) {
    for (String date : dates) {
      builder.holiday(new Holiday(LocalDate.parse(date), "holiday of " + date), "list of " + date);
    }
    return builder;
  }

  private static void keep(String name, WorkingCalendarBuilder builder) {
    ALL.put(name, builder.named(name).build());
  }
}
