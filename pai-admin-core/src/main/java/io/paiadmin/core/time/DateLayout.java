package io.paiadmin.core.time;

import io.paiadmin.core.time.line.Measure;
import io.paiadmin.core.time.line.Span;
import io.paiadmin.core.time.line.Spans;
import io.paiadmin.core.time.line.Timeline;
import io.paiadmin.core.time.line.TimelineBuilder;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** Lays out which dates have working time; where weeks are alike it looks at one of them. */
final class DateLayout {
  private static final int WEEK = 7;

  private final Timeline time;
  private final DateLine zone;
  private final TimelineBuilder line = new TimelineBuilder();
  private LocalDate next = Horizon.FIRST;

  DateLayout(Timeline time, DateLine zone) {
    this.time = time;
    this.zone = zone;
  }

  Measure lay() {
    // A part of the first date may be cut off, so that no other is like it.
    addDates(Horizon.FIRST.plusDays(1), 1);
    long[] borders = time.borders();
    for (int i = 1; i < borders.length; i++) {
      addDatesBegunBefore(borders[i - 1]);
      addDatesUntil(zone.date(borders[i]));
    }
    addDates(Horizon.END, 1);
    return line.build(WorkingDates.place(Horizon.END));
  }

  private void addDatesBegunBefore(long border) {
    while (next.isBefore(Horizon.END) && zone.start(next) < border) {
      add(1);
      next = next.plusDays(1);
    }
  }

  /** The dates up to here lie in one piece, so that their weeks are alike. */
  private void addDatesUntil(LocalDate date) {
    LocalDate end = date.isBefore(Horizon.END) ? date : Horizon.END;
    addDates(end, next.plusDays(WEEK).isAfter(end) ? 1 : WEEK);
  }

  private void addDates(LocalDate end, int alike) {
    while (next.isBefore(end)) {
      add(alike);
      next = alike == 1 ? next.plusDays(1) : end;
    }
  }

  /** Adds the dates from the next one on, of which this many repeat. */
  private void add(int repeating) {
    List<Span> working = new ArrayList<>();
    for (int i = 0; i < repeating; i++) {
      if (zone.works(next.plusDays(i), time)) {
        working.add(new Span(i * WorkingDates.DAY, (i + 1) * WorkingDates.DAY));
      }
    }
    long place = WorkingDates.place(next);
    line.add(place, place, Spans.of(working));
  }
}
