package io.paiadmin.core.time;

import io.paiadmin.core.time.DateNote.Kind;
import io.paiadmin.core.time.line.Measure;
import io.paiadmin.core.time.line.Span;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
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

  TimeExplanation of(Instant from, Instant to, List<InstantRange> counted) {
    Span asked = new Span(Horizon.point(from), Horizon.point(to));
    return new TimeExplanation(
        from,
        to,
        calendar.name(),
        calendar.zone(),
        ZoneData.version(calendar.zone()),
        counted.stream().map(InstantRange::length).reduce(Duration.ZERO, Duration::plus),
        counted,
        asked.isEmpty() ? List.of() : notes(asked));
  }

  /** Sorting keeps the order of what is said of one date. */
  private List<DateNote> notes(Span asked) {
    List<DateNote> notes = new ArrayList<>(calendar.notes(asked).toList());
    Set<LocalDate> told = notes.stream().map(DateNote::date).collect(Collectors.toSet());
    zone.allDates(asked).flatMap(date -> untold(date, told)).forEach(notes::add);
    notes.sort(Comparator.comparing(DateNote::date));
    return notes;
  }

  private Stream<DateNote> untold(LocalDate date, Set<LocalDate> told) {
    if (zone.skips(date)) {
      return Stream.of(note(date, Kind.NO_SUCH_DATE, ""));
    }
    return told.contains(date) || zone.works(date, time) ? Stream.empty() : Stream.of(dayOff(date));
  }

  private DateNote dayOff(LocalDate date) {
    String weekday = date.getDayOfWeek().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
    return note(date, Kind.DAY_OFF, weekday);
  }

  private DateNote note(LocalDate date, Kind kind, String text) {
    return new DateNote(date, kind, text, "", calendar.name());
  }
}
