package io.paiadmin.core.time;

import io.paiadmin.api.Problem;
import io.paiadmin.core.time.DateNote.Kind;
import io.paiadmin.core.time.line.SetOperation;
import io.paiadmin.core.time.line.Span;
import io.paiadmin.core.time.line.Spans;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Stream;

/**
 * A calendar with some time taken out.
 *
 * @param whole what it was before any pause
 * @param pauses all that was taken out since, not empty
 */
record PausedOrigin(CalendarOrigin whole, Spans pauses) implements CalendarOrigin {
  @Override
  public String name() {
    return whole.name();
  }

  @Override
  public ZoneId zone() {
    return whole.zone();
  }

  @Override
  public List<Problem> warnings() {
    return whole.warnings();
  }

  @Override
  public CalendarOrigin named(String other) {
    return new PausedOrigin(whole.named(other), pauses);
  }

  @Override
  public CalendarOrigin paused(Spans more) {
    return new PausedOrigin(whole, pauses.combine(more, SetOperation.UNION));
  }

  @Override
  public boolean plans(Span stretch) {
    return whole.plans(stretch);
  }

  @Override
  public Stream<DateNote> notes(Span stretch) {
    return Stream.concat(whole.notes(stretch), told(stretch));
  }

  /** Returns a note for each date whose hours a pause touches, in one walk over the pauses. */
  private Stream<DateNote> told(Span stretch) {
    DateLine zone = new DateLine(zone());
    Span dates = zone.wholeDates(stretch);
    return pauses.within(dates.start(), dates.end()).list().stream()
        .flatMap(pause -> zone.dates(pause).flatMap(date -> told(date, zone.span(date), pause)));
  }

  private Stream<DateNote> told(LocalDate date, Span day, Span pause) {
    return whole.plans(day)
        ? Stream.of(new DateNote(date, Kind.PAUSE, text(pause.within(day)), "", name()))
        : Stream.empty();
  }

  private static String text(Span span) {
    return Horizon.moment(span.start()) + " to " + Horizon.moment(span.end());
  }
}
