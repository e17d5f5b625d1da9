package io.paiadmin.core.time;

import java.time.Duration;
import java.time.Instant;

/**
 * A stretch of time, its start included and its end not.
 *
 * @param start its first moment
 * @param end the first moment after it; not after {@code start} means an empty stretch
 */
public record InstantRange(Instant start, Instant end) {
  /** Returns how long it lasts, at least nothing. */
  public Duration length() {
    return start.isBefore(end) ? Duration.between(start, end) : Duration.ZERO;
  }

  /** Tells whether a moment lies in it; its end does not. */
  public boolean contains(Instant moment) {
    return !moment.isBefore(start) && moment.isBefore(end);
  }

  /** Tells whether some moment lies in both; stretches that only touch have none. */
  public boolean overlaps(InstantRange other) {
    Instant from = start.isAfter(other.start) ? start : other.start;
    return contains(from) && other.contains(from);
  }

  /** Returns what lies in both; an empty stretch when nothing does. */
  public InstantRange common(InstantRange other) {
    Instant from = start.isAfter(other.start) ? start : other.start;
    Instant to = end.isBefore(other.end) ? end : other.end;
    return new InstantRange(from, to);
  }
}
