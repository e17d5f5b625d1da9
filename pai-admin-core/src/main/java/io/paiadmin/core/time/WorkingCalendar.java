package io.paiadmin.core.time;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.core.time.line.Cut;
import io.paiadmin.core.time.line.Measure;
import io.paiadmin.core.time.line.SetOperation;
import io.paiadmin.core.time.line.Span;
import io.paiadmin.core.time.line.Spans;
import io.paiadmin.core.time.line.Timeline;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * When work is done: a set of instants, and what follows from it. Made by {@link #in}; immutable
 * and safe for use by several threads.
 *
 * <pre>{@code
 * WorkingCalendar office =
 *     WorkingCalendar.in(ZoneId.of("Asia/Shanghai"))
 *         .hours(EnumSet.range(DayOfWeek.MONDAY, DayOfWeek.FRIDAY), "09:00-12:00", "13:30-18:00")
 *         .holiday(new Holiday(LocalDate.of(2026, 10, 1), "National Day"))
 *         .build();
 * Instant deadline = office.add(raised, Duration.ofMinutes(30));
 * }</pre>
 *
 * <p>Every date has a list of hours: those of an override, else none on a holiday, else those of
 * its weekday; breaks are taken from them. Each end of an interval means the {@linkplain
 * FirstInstant first instant} at or after it, so that hours across a change of the clock are as
 * long as they really are. Intervals are half open: at closing, work is over.
 *
 * <p>Answers are exact to the nanosecond and do not depend on the default zone or locale. Each
 * costs a few binary searches, whatever the distance, over the years from 1950 to 2199; moments
 * beyond are refused with {@code INVALID_INPUT} and {@code TIME_HORIZON}, and so are searches that
 * leave these years.
 */
public final class WorkingCalendar {
  private final CalendarOrigin origin;
  private final DateLine zone;
  private final Measure time;
  private final WorkingDates dates;

  WorkingCalendar(CalendarOrigin origin, Measure time, WorkingDates dates) {
    this.origin = origin;
    this.zone = new DateLine(origin.zone());
    this.time = time;
    this.dates = dates;
  }

  /** Begins to describe a calendar in a zone. */
  public static WorkingCalendarBuilder in(ZoneId zone) {
    return new WorkingCalendarBuilder(zone);
  }

  /** Returns the calendar that works around the clock, in which working time is elapsed time. */
  public static WorkingCalendar aroundTheClock(ZoneId zone) {
    return in(zone)
        .named("around the clock")
        .hours(EnumSet.allOf(DayOfWeek.class), "00:00-24:00")
        .build();
  }

  /** Returns what the calendar is called, possibly empty. */
  public String name() {
    return origin.name();
  }

  /** Returns the zone in which the calendar's dates are meant. */
  public ZoneId zone() {
    return origin.zone();
  }

  /** Returns what is odd about the calendar and may be meant, such as a break outside any hours. */
  public List<Problem> warnings() {
    return origin.warnings();
  }

  /** Tells whether work is ever done. */
  public boolean hasHours() {
    return time.covered(Horizon.END_NANOS) > 0;
  }

  /** Tells whether work is done at a moment. */
  public boolean isWorking(Instant moment) {
    long point = Horizon.point(moment);
    return time.greatest(time.covered(point)) == point;
  }

  /**
   * Returns when a working time that begins at a moment is over: the least moment with this much
   * working time between {@code start} and it. A time that is over exactly at closing ends at
   * closing. No time is over at once.
   *
   * @param working at least zero
   * @throws PaiAdminException with {@code INVALID_INPUT}: {@code DURATION_NEGATIVE}, or {@code
   *     TIME_HORIZON} when there is not as much working time
   */
  public Instant add(Instant start, Duration working) {
    return add(start, working, Landing.CLOSING);
  }

  /**
   * Returns when a working time that begins at a moment is over, with a choice for what is over
   * exactly at closing.
   *
   * @param working at least zero; zero is over at once, wherever it lands
   * @throws PaiAdminException as {@link #add(Instant, Duration)} does
   */
  public Instant add(Instant start, Duration working, Landing landing) {
    long from = Horizon.point(start);
    if (working.isZero()) {
      return start;
    }
    long amount = Measure.sum(time.covered(from), Horizon.amount(working));
    return later(landing == Landing.CLOSING ? time.least(amount) : time.greatest(amount));
  }

  /**
   * Returns when a working time must begin to be over at a moment: the greatest moment with this
   * much working time between it and {@code end}.
   *
   * @param working at least zero
   * @throws PaiAdminException as {@link #add(Instant, Duration)} does
   */
  public Instant subtract(Instant end, Duration working) {
    long to = Horizon.point(end);
    return working.isZero()
        ? end
        : earlier(time.greatest(time.covered(to) - Horizon.amount(working)));
  }

  /** Returns the working time from one moment to another; none when the second is not later. */
  public Duration between(Instant from, Instant to) {
    long working = time.covered(Horizon.point(to)) - time.covered(Horizon.point(from));
    return Duration.ofNanos(Math.max(0, working));
  }

  /**
   * Returns the stretches of working time from one moment to another, in order and with time
   * between them; none when the second is not later. Their lengths add up to {@link #between}.
   * Costs as much as there are stretches.
   */
  public List<InstantRange> ranges(Instant from, Instant to) {
    return time.between(Horizon.point(from), Horizon.point(to)).list().stream()
        .map(span -> new InstantRange(Horizon.moment(span.start()), Horizon.moment(span.end())))
        .toList();
  }

  /**
   * Returns the moment itself when work is done then, else the next opening. At closing, work is
   * over.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code TIME_HORIZON} when there is
   *     none
   */
  public Instant nextWorking(Instant moment) {
    return later(time.greatest(time.covered(Horizon.point(moment))));
  }

  /**
   * Returns the moment itself when work was done just before it, else the last closing. It is
   * {@link #nextWorking} seen backwards: at opening, no work was done yet.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code TIME_HORIZON} when there is
   *     none
   */
  public Instant previousWorking(Instant moment) {
    return earlier(time.least(time.covered(Horizon.point(moment))));
  }

  /**
   * Returns the same local time on the n-th later date that has working time, counted from {@link
   * #nextWorking}. It is moved into that date's hours: before opening to the opening, in a break to
   * its end, after closing to the closing.
   *
   * @param count the dates to go, at least zero; zero is {@link #nextWorking}
   * @throws PaiAdminException with {@code INVALID_INPUT}: {@code DURATION_NEGATIVE}, or {@code
   *     TIME_HORIZON} when there are not as many
   */
  public Instant addWorkingDays(Instant start, int count) {
    Horizon.checkDays(count);
    Instant begun = nextWorking(start);
    if (count == 0) {
      return begun;
    }
    LocalDateTime from = zone.dateTime(Horizon.point(begun));
    LocalDate date = dates.after(from.toLocalDate(), count);
    if (date == null) {
      throw none("no more");
    }
    return Horizon.moment(clamped(date, zone.point(date.atTime(from.toLocalTime()))));
  }

  /** Returns the calendar that works when this one or the other does, with this one's zone. */
  public WorkingCalendar union(WorkingCalendar other) {
    return combine(other, SetOperation.UNION);
  }

  /** Returns the calendar that works when both this one and the other do, with this one's zone. */
  public WorkingCalendar intersection(WorkingCalendar other) {
    return combine(other, SetOperation.INTERSECTION);
  }

  /** Returns the calendar that works when this one does and the other does not. */
  public WorkingCalendar difference(WorkingCalendar other) {
    return combine(other, SetOperation.DIFFERENCE);
  }

  /** Returns this calendar under another name. */
  public WorkingCalendar named(String name) {
    return new WorkingCalendar(origin.named(name), time, dates);
  }

  /**
   * Returns this calendar with some stretches of time taken out, as pauses do. They may overlap, be
   * empty, and reach beyond the years that calendars know. Costs far less than a {@link
   * #difference}, and questions cost about as much as before.
   */
  public WorkingCalendar without(Collection<InstantRange> stretches) {
    if (stretches.isEmpty()) {
      return this;
    }
    Spans cut = Spans.of(stretches.stream().map(WorkingCalendar::span).toList());
    Cut left = new Cut(time, cut);
    return new WorkingCalendar(origin.paused(cut), left, dates.without(cut, left, zone));
  }

  /** Explains {@link #between}; costs as much as there are dates between the moments. */
  public TimeExplanation explain(Instant from, Instant to) {
    return new Explaining(origin, zone, time).of(from, to, ranges(from, to));
  }

  /**
   * Tells whether the other calendar was described in the same way: the same names, zones, hours
   * and dates with the same sources, combined in the same way, with the same time taken out. Then
   * both give the same answers. Calendars that work at the same instants for other reasons are
   * different. Costs as much as there is written in both.
   */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof WorkingCalendar that && origin.equals(that.origin);
  }

  /** Returns a hash that fits {@link #equals}. */
  @Override
  public int hashCode() {
    return origin.hashCode();
  }

  /** Returns the calendar's name, if it has one, and its zone. */
  @Override
  public String toString() {
    return "%s (%s)".formatted(name(), zone()).strip();
  }

  private long clamped(LocalDate date, long point) {
    long next = time.greatest(time.covered(point));
    long end = zone.start(date.plusDays(1));
    return next < end ? next : time.least(time.covered(end));
  }

  private WorkingCalendar combine(WorkingCalendar other, SetOperation operation) {
    CalendarOrigin both = CombinedOrigin.of(origin, operation, other.origin);
    Timeline combined = time.timeline().combine(other.time.timeline(), operation);
    return new WorkingCalendar(both, combined, WorkingDates.of(combined, zone));
  }

  private static Span span(InstantRange range) {
    return new Span(Horizon.nearestPoint(range.start()), Horizon.nearestPoint(range.end()));
  }

  private Instant later(long point) {
    return moment(point, "no more");
  }

  private Instant earlier(long point) {
    return moment(point, "no earlier");
  }

  private Instant moment(long point, String lacking) {
    if (!Measure.isPoint(point)) {
      throw none(lacking);
    }
    return Horizon.moment(point);
  }

  private PaiAdminException none(String lacking) {
    return Horizon.beyond("the calendar %s has %s working time".formatted(this, lacking));
  }
}
