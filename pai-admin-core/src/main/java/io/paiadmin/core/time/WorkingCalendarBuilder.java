package io.paiadmin.core.time;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.calendar.Holiday;
import io.paiadmin.core.time.CalendarRules.Remark;
import io.paiadmin.core.time.line.Timeline;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Describes a calendar. Faults are collected and told by {@link #build}, all at once. Used by one
 * thread.
 */
public final class WorkingCalendarBuilder {
  private final ZoneId zone;
  private final WeeklyHours week = new WeeklyHours();
  private final SortedMap<LocalDate, List<Remark<String>>> holidays = new TreeMap<>();
  private final SortedMap<LocalDate, Remark<DayHours>> overrides = new TreeMap<>();
  private final SortedMap<LocalDate, Remark<DayHours>> breaks = new TreeMap<>();
  private final List<Problem> problems = new ArrayList<>();
  private String name = "";

  WorkingCalendarBuilder(ZoneId zone) {
    this.zone = zone;
  }

  /** Says what the calendar is called, for explanations. */
  public WorkingCalendarBuilder named(String name) {
    this.name = name;
    return this;
  }

  /** Adds the same hours to several weekdays, each as {@link DayInterval#parse} reads it. */
  public WorkingCalendarBuilder hours(Set<DayOfWeek> days, String... intervals) {
    List<DayOfWeek> ordered = days.stream().sorted().toList();
    String place = ordered.stream().map(DayOfWeek::toString).collect(Collectors.joining(", "));
    // Read once for all of them, or each weekday would have the same fault.
    List<DayInterval> parsed = parsed(place, intervals);
    ordered.forEach(day -> hours(day, parsed));
    return this;
  }

  /** Adds hours of a weekday, each as {@link DayInterval#parse} reads it. */
  public WorkingCalendarBuilder hours(DayOfWeek day, String... intervals) {
    return hours(day, parsed(day.toString(), intervals));
  }

  /** Adds hours of a weekday; what ends on the next day counts as hours of that day. */
  public WorkingCalendarBuilder hours(DayOfWeek day, Collection<DayInterval> intervals) {
    intervals.forEach(interval -> week.add(day, interval));
    return this;
  }

  /** Makes a date a holiday. A date may be several, which are named together. */
  public WorkingCalendarBuilder holiday(Holiday holiday) {
    return holiday(holiday, "");
  }

  /**
   * Makes a date a holiday. A date may be several, which are named together.
   *
   * @param source where that is written, for explanations; may be empty
   */
  public WorkingCalendarBuilder holiday(Holiday holiday, String source) {
    check(holiday.date());
    holidays
        .computeIfAbsent(holiday.date(), date -> new ArrayList<>())
        .add(new Remark<>(holiday.name(), source));
    return this;
  }

  /** Gives a date hours of its own, possibly none, whatever its weekday and be it a holiday. */
  public WorkingCalendarBuilder override(LocalDate date, String... intervals) {
    return override(date, dayHours(date, intervals), "");
  }

  /**
   * Gives a date hours of its own, possibly none, whatever its weekday and be it a holiday. The
   * last word on a date counts.
   *
   * @param source where that is written, for explanations; may be empty
   */
  public WorkingCalendarBuilder override(LocalDate date, DayHours hours, String source) {
    check(date);
    overrides.put(date, new Remark<>(hours, source));
    return this;
  }

  /** Takes a part of a date out of its hours. */
  public WorkingCalendarBuilder breakOn(LocalDate date, String... intervals) {
    return breakOn(date, dayHours(date, intervals), "");
  }

  /**
   * Takes a part of a date out of its hours. The last word on a date counts.
   *
   * @param source where that is written, for explanations; may be empty
   */
  public WorkingCalendarBuilder breakOn(LocalDate date, DayHours hours, String source) {
    check(date);
    breaks.put(date, new Remark<>(hours, source));
    return this;
  }

  /**
   * Makes the calendar.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and every fault: of intervals those of
   *     {@link DayInterval#parse} and {@link DayHours#of}, {@code HOURS_NONE} when neither a
   *     weekday nor an override has hours, {@code TIME_HORIZON} for a date before 1950 or after
   *     2199
   */
  public WorkingCalendar build() {
    List<Problem> found = new ArrayList<>(problems);
    List<DayHours> hours = week.split(found);
    CalendarRules rules = new CalendarRules(name, zone, hours, holidays, overrides, breaks);
    if (found.isEmpty() && !rules.hasHours()) {
      found.add(none());
    }
    if (!found.isEmpty()) {
      throw new PaiAdminException(StandardErrorCode.INVALID_INPUT, found);
    }
    Timeline time = Layout.of(rules);
    CalendarOrigin origin = new WrittenOrigin(name, rules);
    return new WorkingCalendar(origin, time, WorkingDates.of(time, new DateLine(zone)));
  }

  private DayHours dayHours(LocalDate date, String... intervals) {
    List<DayInterval> parsed = parsed(date.toString(), intervals);
    return collecting(date.toString(), () -> DayHours.of(parsed)).orElse(DayHours.NONE);
  }

  private List<DayInterval> parsed(String place, String... intervals) {
    return Arrays.stream(intervals)
        .flatMap(text -> collecting(place, () -> DayInterval.parse(text)).stream())
        .toList();
  }

  private <T> Optional<T> collecting(String place, Supplier<T> step) {
    try {
      return Optional.of(step.get());
    } catch (PaiAdminException e) {
      e.problems().forEach(problem -> problems.add(problem.movedTo(place)));
      return Optional.empty();
    }
  }

  private void check(LocalDate date) {
    if (!Horizon.contains(date)) {
      Horizon.beyond("the date is too early or too late").problems().stream()
          .map(problem -> problem.movedTo(date.toString()))
          .forEach(problems::add);
    }
  }

  private Problem none() {
    String message = "the calendar %s has no hours at all".formatted(name);
    return Problem.error("HOURS_NONE", "", message.replace("  ", " "), "give a weekday some hours");
  }
}
