package io.paiadmin.core.time;

import io.paiadmin.core.time.line.Measure;
import io.paiadmin.core.time.line.Span;
import io.paiadmin.core.time.line.Spans;
import io.paiadmin.core.time.line.Timeline;
import io.paiadmin.core.time.line.TimelineBuilder;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.TemporalAdjusters;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

/**
 * Lays a calendar's hours out on the line of instants. Between irregular dates (those of which the
 * calendar says something, and those near a change of the zone's offset) every week is like the
 * other; irregular dates are laid out one by one, each end of an interval resolved for itself.
 */
final class Layout {
  private final CalendarRules calendar;
  private final ZoneRules zone;
  private final Spans week;
  private final TimelineBuilder line = new TimelineBuilder();

  private Layout(CalendarRules calendar) {
    this.calendar = calendar;
    this.zone = calendar.zone().getRules();
    this.week = week(calendar);
  }

  static Timeline of(CalendarRules calendar) {
    return new Layout(calendar).lay();
  }

  private Timeline lay() {
    LocalDate date = Horizon.FIRST.minusDays(1);
    for (LocalDate irregular : irregularDates()) {
      if (date.isBefore(irregular)) {
        addWeeks(date);
      }
      addDay(irregular);
      date = irregular.plusDays(1);
    }
    addWeeks(date);
    return line.build(Horizon.END_NANOS);
  }

  private NavigableSet<LocalDate> irregularDates() {
    NavigableSet<LocalDate> dates = new TreeSet<>(calendar.specialDates());
    Instant end = FirstInstant.of(Horizon.END.plusDays(2), ZoneOffset.UTC);
    Instant start = FirstInstant.of(Horizon.FIRST.minusDays(3), ZoneOffset.UTC);
    ZoneOffsetTransition next = zone.nextTransition(start);
    while (next != null && next.getInstant().isBefore(end)) {
      addDatesAround(next, dates);
      next = zone.nextTransition(next.getInstant());
    }
    return dates.subSet(Horizon.FIRST.minusDays(1), true, Horizon.END, true);
  }

  /** A change may move the ends of intervals on its own date and on those beside it. */
  private static void addDatesAround(ZoneOffsetTransition change, NavigableSet<LocalDate> dates) {
    LocalDate before = change.getDateTimeBefore().toLocalDate();
    LocalDate after = change.getDateTimeAfter().toLocalDate();
    LocalDate date = (change.isGap() ? before : after).minusDays(1);
    LocalDate last = (change.isGap() ? after : before).plusDays(1);
    for (; !date.isAfter(last); date = date.plusDays(1)) {
      dates.add(date);
    }
  }

  /** Adds weeks like all others, from the start of a date on. */
  private void addWeeks(LocalDate date) {
    Instant start = FirstInstant.of(date.atStartOfDay(), zone);
    LocalDate monday = date.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
    long origin = monday.atStartOfDay().toEpochSecond(zone.getOffset(start)) * Measure.SECOND;
    add(start.getEpochSecond() * Measure.SECOND, origin, week);
  }

  /** Adds one date. One that the zone skips starts and ends at the same instant. */
  private void addDay(LocalDate date) {
    long start = nanos(date, 0);
    List<Span> spans = new ArrayList<>();
    for (DayInterval hours : calendar.on(date).intervals()) {
      spans.add(new Span(nanos(date, hours.start()) - start, nanos(date, hours.end()) - start));
    }
    add(start, start, Spans.of(spans));
  }

  private void add(long start, long origin, Spans hours) {
    if (start < Horizon.END_NANOS) {
      line.add(Math.max(start, Horizon.START_NANOS), origin, hours);
    }
  }

  /** Returns the first instant at which a date's clock shows a second or a later one. */
  private long nanos(LocalDate date, int second) {
    LocalDateTime local = date.atStartOfDay().plusSeconds(second);
    return FirstInstant.of(local, zone).getEpochSecond() * Measure.SECOND;
  }

  private static Spans week(CalendarRules calendar) {
    List<Span> spans = new ArrayList<>();
    for (DayOfWeek day : DayOfWeek.values()) {
      long midnight = (day.getValue() - 1L) * DayInterval.DAY * Measure.SECOND;
      for (DayInterval hours : calendar.usual(day).intervals()) {
        spans.add(
            new Span(
                midnight + hours.start() * Measure.SECOND,
                midnight + hours.end() * Measure.SECOND));
      }
    }
    return Spans.of(spans);
  }
}
