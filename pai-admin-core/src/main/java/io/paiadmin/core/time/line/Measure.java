package io.paiadmin.core.time.line;

/**
 * A set of points between a first and a last point of the line, measured. Everything that a working
 * calendar computes is one or two of these three questions. Immutable.
 */
public interface Measure {
  /** A second on a line of instants, whose points are nanoseconds. */
  long SECOND = 1_000_000_000L;

  /** The answer when no point of the set lies early enough. */
  long BEFORE_ALL = Long.MIN_VALUE;

  /** The answer when no point of the set lies late enough. */
  long AFTER_ALL = Long.MAX_VALUE;

  /** Tells whether an answer is a point, and neither {@link #BEFORE_ALL} nor {@link #AFTER_ALL}. */
  static boolean isPoint(long answer) {
    return answer != BEFORE_ALL && answer != AFTER_ALL;
  }

  /**
   * Returns the sum of two amounts, neither of them negative; one too great for a number is as
   * great as numbers are, which is more than any set has.
   */
  static long sum(long first, long second) {
    return first > Long.MAX_VALUE - second ? Long.MAX_VALUE : first + second;
  }

  /**
   * Returns how much of the set lies between the first point of the line and this one: nothing
   * before the line, everything after it.
   */
  long covered(long point);

  /**
   * Returns the least point before which this much of the set lies; {@link #BEFORE_ALL} when the
   * amount is not positive, {@link #AFTER_ALL} when the set has not as much.
   */
  long least(long amount);

  /**
   * Returns the greatest point before which no more than this much of the set lies; {@link
   * #BEFORE_ALL} when the amount is negative, {@link #AFTER_ALL} when the set has no more.
   */
  long greatest(long amount);

  /** Returns the set between two points, at a cost in proportion to its borders there. */
  Spans between(long start, long end);

  /** Returns the set as pieces in which it repeats weekly. */
  Timeline timeline();
}
