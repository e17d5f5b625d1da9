package io.paiadmin.core.time;

import io.paiadmin.api.Problem;
import io.paiadmin.core.time.line.Span;
import io.paiadmin.core.time.line.Spans;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Stream;

/**
 * Where a calendar comes from: what was said, for answers that explain themselves. Two are equal
 * when the same was said, and then so are their instants.
 */
sealed interface CalendarOrigin permits WrittenOrigin, CombinedOrigin, PausedOrigin {
  /** Returns what the calendar is called. */
  String name();

  /** Returns the zone in which the calendar's dates are meant. */
  ZoneId zone();

  /** Returns what is odd about it. */
  List<Problem> warnings();

  /** Returns the same under another name. */
  CalendarOrigin named(String other);

  /** Tells whether hours are written for a date that has a part in a stretch, pauses aside. */
  boolean plans(Span stretch);

  /** Returns what is said of the dates that have a part in a stretch, each in its own zone. */
  Stream<DateNote> notes(Span stretch);

  /** Returns this with some time taken out. */
  default CalendarOrigin paused(Spans pauses) {
    return pauses.isEmpty() ? this : new PausedOrigin(this, pauses);
  }
}
