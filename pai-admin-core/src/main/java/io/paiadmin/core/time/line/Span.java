package io.paiadmin.core.time.line;

/**
 * A stretch of a line, its start included and its end not.
 *
 * @param start the first point
 * @param end the first point after it; not after {@code start} means that it has no point
 */
public record Span(long start, long end) {
  /** Tells whether it has no point. */
  public boolean isEmpty() {
    return start >= end;
  }

  /** Returns the part of it that lies in another stretch, possibly empty. */
  public Span within(Span other) {
    return new Span(Math.max(start, other.start), Math.min(end, other.end));
  }
}
