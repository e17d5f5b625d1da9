package io.paiadmin.core.time.line;

import java.util.Arrays;
import java.util.List;

/**
 * A set of points that repeats every week, measured from a point where a week begins. Immutable;
 * every question costs one binary search in the stretches of a week.
 */
final class Pattern {
  /** A week in nanoseconds. */
  static final long WEEK = 7 * 24 * 3600 * Measure.SECOND;

  static final Pattern NONE = new Pattern(Spans.NONE);

  private final Spans week;
  private final long[] starts;
  private final long[] ends;

  /** How much lies before each start, and in the end how much there is in a week. */
  private final long[] sums;

  /** Makes a pattern of the points of one week, from 0 to {@link #WEEK}. */
  Pattern(Spans week) {
    this.week = week;
    List<Span> spans = week.list();
    starts = spans.stream().mapToLong(Span::start).toArray();
    ends = spans.stream().mapToLong(Span::end).toArray();
    sums = new long[starts.length + 1];
    for (int i = 0; i < starts.length; i++) {
      sums[i + 1] = sums[i] + ends[i] - starts[i];
    }
  }

  Spans week() {
    return week;
  }

  /** Returns how much lies between the origin and a point at or after it. */
  long covered(long point) {
    return point / WEEK * perWeek() + coveredInWeek(point % WEEK);
  }

  /** Returns the least point with this much before it; the amount is positive. */
  long least(long amount) {
    long weeks = (amount - 1) / perWeek();
    long rest = amount - weeks * perWeek();
    int index = floor(sums, rest - 1);
    return weeks * WEEK + starts[index] + rest - sums[index];
  }

  /** Returns the greatest point with no more than this much before it. */
  long greatest(long amount) {
    long weeks = amount / perWeek();
    long rest = amount % perWeek();
    int index = floor(sums, rest);
    return weeks * WEEK + starts[index] + rest - sums[index];
  }

  /** Returns this pattern seen from an origin that lies earlier by this much. */
  Pattern delayed(long distance) {
    long shift = Math.floorMod(distance, WEEK);
    Spans late = week.shifted(shift).within(0, WEEK);
    Spans early = week.shifted(shift - WEEK).within(0, WEEK);
    return new Pattern(late.combine(early, SetOperation.UNION));
  }

  Pattern combine(Pattern other, SetOperation operation) {
    return new Pattern(week.combine(other.week, operation));
  }

  private long perWeek() {
    return sums[starts.length];
  }

  private long coveredInWeek(long point) {
    int index = floor(starts, point);
    return index < 0 ? 0 : sums[index] + Math.min(point, ends[index]) - starts[index];
  }

  /** Returns the last index whose value is not above this one, or -1. */
  private static int floor(long[] ascending, long value) {
    int found = Arrays.binarySearch(ascending, value);
    return found >= 0 ? found : -found - 2;
  }
}
