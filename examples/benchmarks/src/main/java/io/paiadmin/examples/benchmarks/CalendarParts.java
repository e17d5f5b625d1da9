package io.paiadmin.examples.benchmarks;

import io.paiadmin.core.time.InstantRange;
import io.paiadmin.core.time.WorkingCalendar;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** What calendars are made of: holidays, other calendars, pauses. */
@State(Scope.Benchmark)
public class CalendarParts {
  private static final int PAUSES = 100;

  final Set<LocalDate> holidays = OfficeYears.holidays();
  final WorkingCalendar office = OfficeYears.calendar(OfficeYears.ZONE, holidays);
  final WorkingCalendar elsewhere = OfficeYears.calendar(ZoneId.of("Europe/Berlin"), holidays);
  final List<InstantRange> pauses = IntStream.range(0, PAUSES).mapToObj(this::pause).toList();
  final WorkingCalendar paused = office.without(pauses);
  final Duration year = Distance.YEAR.working();
  final Instant start = Instant.parse("2026-02-27T15:30:00Z");
  final Instant monthLater = Instant.parse("2026-03-27T15:30:00Z");

  /** Three hours of every tenth day. */
  private InstantRange pause(int number) {
    Instant begin = Instant.parse("2026-01-01T15:00:00Z").plus(Duration.ofDays(10L * number));
    return new InstantRange(begin, begin.plus(Duration.ofHours(3)));
  }
}
