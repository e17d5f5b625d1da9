package io.paiadmin.examples.benchmarks;

import java.util.Arrays;

/**
 * The least that anybody must do to add working time: every stretch of it laid out beforehand, in
 * nanoseconds since 1970, and two binary searches. No checks, no instants, no explanation.
 */
final class SegmentSearch {
  private final long[] starts;
  private final long[] ends;

  /** How much working time lies before each stretch. */
  private final long[] sums;

  /** Takes the stretches in order. */
  SegmentSearch(long[] starts, long[] ends) {
    this.starts = starts.clone();
    this.ends = ends.clone();
    this.sums = new long[starts.length];
    for (int i = 1; i < sums.length; i++) {
      sums[i] = sums[i - 1] + ends[i - 1] - starts[i - 1];
    }
  }

  /** Returns the least point by which an amount, at least 1, is over. */
  long add(long start, long amount) {
    long wanted = covered(start) + amount;
    int index = last(sums, wanted - 1);
    return starts[index] + wanted - sums[index];
  }

  /** Returns how much lies before a point, which is not before the first stretch. */
  long covered(long point) {
    int index = last(starts, point);
    return sums[index] + Math.min(point, ends[index]) - starts[index];
  }

  /** Returns the last index whose value is not above this one. */
  private static int last(long[] ascending, long value) {
    int found = Arrays.binarySearch(ascending, value);
    return found >= 0 ? found : -found - 2;
  }
}
