package io.paiadmin.core.time;

import io.paiadmin.core.time.line.Cut;
import io.paiadmin.core.time.line.Measure;
import io.paiadmin.core.time.line.Span;
import io.paiadmin.core.time.line.Spans;
import io.paiadmin.core.time.line.Timeline;
import java.time.Duration;
import java.time.LocalDate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The dates that have working time, as a measure on a line of dates, each as long as a day in UTC:
 * to count dates is then the same as to count time. Laid out when first asked for, since most
 * calendars are never asked.
 */
final class WorkingDates {
  /** How long a date is on the line. */
  static final long DAY = DayInterval.DAY * Measure.SECOND;

  private final Supplier<Measure> layout;
  private volatile @Nullable Measure dates;

  private WorkingDates(Supplier<Measure> layout) {
    this.layout = layout;
  }

  /** Returns the dates of a zone on which a set of instants has a part. */
  static WorkingDates of(Timeline time, DateLine zone) {
    return new WorkingDates(() -> new DateLayout(time, zone).lay());
  }

  /** Returns the dates that are left when some stretches are cut out of the time. */
  WorkingDates without(Spans cut, Measure left, DateLine zone) {
    return new WorkingDates(() -> new Cut(measure(), emptied(cut, left, zone)));
  }

  /**
   * Returns the n-th date with working time after this one, or null when there are not as many; n
   * is at least 1.
   */
  @Nullable LocalDate after(LocalDate date, int n) {
    Measure measure = measure();
    long passed = Horizon.amount(Duration.ofDays(n - 1L));
    long place = measure.greatest(Measure.sum(measure.covered(place(date) + DAY), passed));
    return Measure.isPoint(place) ? LocalDate.ofEpochDay(place / DAY) : null;
  }

  static long place(LocalDate date) {
    return date.toEpochDay() * DAY;
  }

  /** Two threads may both lay it out; they get the same. */
  private Measure measure() {
    Measure known = dates;
    if (known == null) {
      known = layout.get();
      dates = known;
    }
    return known;
  }

  /** Zones are on other dates when the line starts and ends. */
  private static LocalDate known(LocalDate date) {
    if (date.isBefore(Horizon.FIRST)) {
      return Horizon.FIRST;
    }
    return date.isBefore(Horizon.END) ? date : Horizon.END;
  }

  private static Spans emptied(Spans cut, Measure left, DateLine zone) {
    return Spans.of(cut.list().stream().map(span -> emptied(span, left, zone)).toList());
  }

  private static Span emptied(Span cut, Measure left, DateLine zone) {
    LocalDate first = zone.date(cut.start());
    LocalDate last = zone.date(cut.end());
    LocalDate from = zone.works(first, left) ? first.plusDays(1) : first;
    LocalDate until = zone.works(last, left) ? last : last.plusDays(1);
    return new Span(place(known(from)), place(known(until)));
  }
}
