package io.paiadmin.core.time;

import io.paiadmin.api.calendar.Holiday;
import io.paiadmin.core.time.oracle.Minutes;
import io.paiadmin.core.time.oracle.PaperCalendar;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;

/** Tells the library what is written on paper. */
final class FairCopy {
  private static final int DAY = 1440;

  private FairCopy() {}

  static WorkingCalendar of(PaperCalendar paper) {
    WorkingCalendarBuilder builder = WorkingCalendar.in(paper.zone()).named("paper");
    for (DayOfWeek day : DayOfWeek.values()) {
      builder.hours(day, weekday(paper.week(), day));
    }
    paper.holidays().stream().sorted().forEach(date -> builder.holiday(holiday(date)));
    paper.overrides().forEach((date, hours) -> builder.override(date, hours(hours), ""));
    paper.breaks().forEach((date, hours) -> builder.breakOn(date, hours(hours), ""));
    return builder.build();
  }

  private static Holiday holiday(LocalDate date) {
    return new Holiday(date, "holiday of " + date);
  }

  private static DayHours hours(List<Minutes> hours) {
    return DayHours.of(hours.stream().map(some -> interval(some, some.until())).toList());
  }

  /** What goes on after midnight is said with the day on which it starts. */
  private static List<DayInterval> weekday(List<List<Minutes>> week, DayOfWeek day) {
    int after = onward(week, day);
    int before = onward(week, day.minus(1));
    return of(week, day).stream()
        .filter(some -> before == 0 || some.from() > 0)
        .map(some -> interval(some, some.until() == DAY ? DAY + after : some.until()))
        .toList();
  }

  /** Returns until which minute of the next day the last hours of a short day go on. */
  private static int onward(List<List<Minutes>> week, DayOfWeek day) {
    List<Minutes> evening = of(week, day);
    List<Minutes> morning = of(week, day.plus(1));
    boolean goesOn =
        evening.stream().anyMatch(some -> some.until() == DAY && some.from() >= DAY / 2);
    return goesOn
        ? morning.stream()
            .filter(some -> some.from() == 0 && some.until() <= DAY / 2)
            .mapToInt(Minutes::until)
            .findFirst()
            .orElse(0)
        : 0;
  }

  private static List<Minutes> of(List<List<Minutes>> week, DayOfWeek day) {
    return week.get(day.getValue() - 1);
  }

  private static DayInterval interval(Minutes hours, int until) {
    return new DayInterval(hours.from() * 60, until * 60);
  }
}
