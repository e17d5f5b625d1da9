package io.paiadmin.core.time;

import io.paiadmin.core.time.line.Measure;
import io.paiadmin.core.time.line.Span;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.zone.ZoneRules;
import java.util.stream.Stream;

/** Where the dates of a zone start on the line of instants. */
final class DateLine {
  private final ZoneRules rules;

  DateLine(ZoneId zone) {
    this.rules = zone.getRules();
  }

  /** Returns the first point of a date; that of the next one when the zone skips it. */
  long start(LocalDate date) {
    return point(date.atStartOfDay());
  }

  /** Returns the first point at which the clock shows this or later. */
  long point(LocalDateTime local) {
    return Horizon.nearestPoint(FirstInstant.of(local, rules));
  }

  /** Returns the date whose part of the line a point is in. */
  LocalDate date(long point) {
    return dateTime(point).toLocalDate();
  }

  /** Returns {@link #date}, and the time that the clock shows in it. */
  LocalDateTime dateTime(long point) {
    LocalDateTime shown = local(Horizon.moment(point));
    // When clocks go back over midnight, the old date is shown again in the new one's time.
    LocalDate next = shown.toLocalDate().plusDays(1);
    return start(next) <= point ? next.atStartOfDay() : shown;
  }

  /** Returns the part of the line that a date has; none when the zone skips it. */
  Span span(LocalDate date) {
    return new Span(start(date), start(date.plusDays(1)));
  }

  /** Tells whether the zone has no such date. */
  boolean skips(LocalDate date) {
    return span(date).isEmpty();
  }

  /** Returns the dates that have a part in a stretch, which is not empty, in order. */
  Stream<LocalDate> dates(Span stretch) {
    return allDates(stretch).filter(date -> !skips(date));
  }

  /** Returns {@link #dates}, and those between them that the zone skips. */
  Stream<LocalDate> allDates(Span stretch) {
    return date(stretch.start()).datesUntil(date(stretch.end() - 1).plusDays(1));
  }

  /** Returns a stretch, which is not empty, from the start of its first date to its last's end. */
  Span wholeDates(Span stretch) {
    LocalDate last = date(stretch.end() - 1);
    return new Span(start(date(stretch.start())), start(last.plusDays(1)));
  }

  /** Tells whether a date has a part in a set of instants. */
  boolean works(LocalDate date, Measure time) {
    return time.covered(start(date)) < time.covered(start(date.plusDays(1)));
  }

  private LocalDateTime local(Instant moment) {
    return LocalDateTime.ofInstant(moment, rules.getOffset(moment));
  }
}
