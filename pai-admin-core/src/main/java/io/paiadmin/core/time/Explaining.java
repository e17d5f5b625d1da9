package io.paiadmin.core.time;

import io.paiadmin.core.time.DateNote.Kind;
import io.paiadmin.core.time.line.Measure;
import io.paiadmin.core.time.line.Span;
import io.paiadmin.core.time.line.Spans;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.TextStyle;
import java.time.zone.ZoneRulesProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Explains where working time comes from, and which dates gave none. */
final class Explaining {
  private final CalendarOrigin calendar;
  private final DateLine zone;
  private final Measure time;

  Explaining(CalendarOrigin calendar, DateLine zone, Measure time) {
    this.calendar = calendar;
    this.zone = zone;
    this.time = time;
  }

  TimeExplanation between(Instant from, Instant to) {
    List<InstantRange> counted = counted(Horizon.point(from), Horizon.point(to));
    return new TimeExplanation(
        from,
        to,
        calendar.name(),
        calendar.zone(),
        tzdb(calendar.zone()),
        counted.stream().map(InstantRange::length).reduce(Duration.ZERO, Duration::plus),
        counted,
        notes(Horizon.point(from), Horizon.point(to)));
  }

  private List<InstantRange> counted(long from, long to) {
    return time.between(from, to).list().stream()
        .map(span -> new InstantRange(Horizon.moment(span.start()), Horizon.moment(span.end())))
        .toList();
  }

  private List<DateNote> notes(long from, long to) {
    List<DateNote> notes = new ArrayList<>();
    if (from < to) {
      LocalDate end = zone.date(to - 1);
      for (LocalDate date = zone.date(from); !date.isAfter(end); date = date.plusDays(1)) {
        notes.addAll(notes(date));
      }
    }
    return notes;
  }

  private List<DateNote> notes(LocalDate date) {
    if (zone.start(date) == zone.start(date.plusDays(1))) {
      return List.of(note(date, Kind.NO_SUCH_DATE, ""));
    }
    List<DateNote> notes =
        Stream.concat(calendar.notes(date).stream(), pauses(date).stream()).toList();
    return notes.isEmpty() && !zone.works(date, time) ? List.of(dayOff(date)) : notes;
  }

  private List<DateNote> pauses(LocalDate date) {
    Spans paused = calendar.pauses().within(zone.start(date), zone.start(date.plusDays(1)));
    return calendar.plans(date)
        ? paused.list().stream().map(span -> note(date, Kind.PAUSE, text(span))).toList()
        : List.of();
  }

  private DateNote dayOff(LocalDate date) {
    String weekday = date.getDayOfWeek().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
    return note(date, Kind.DAY_OFF, weekday);
  }

  private DateNote note(LocalDate date, Kind kind, String text) {
    return new DateNote(date, kind, text, "", calendar.name());
  }

  private static String text(Span span) {
    return Horizon.moment(span.start()) + " to " + Horizon.moment(span.end());
  }

  /** Offsets have no data of their own, so that nothing about them can change. */
  private static String tzdb(ZoneId zone) {
    return zone.normalized() instanceof ZoneOffset
        ? "none"
        : ZoneRulesProvider.getVersions(zone.getId()).lastEntry().getKey();
  }
}
