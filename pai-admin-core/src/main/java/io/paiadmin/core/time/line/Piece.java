package io.paiadmin.core.time.line;

/**
 * A part of a line in which one pattern repeats. It ends where the next one starts.
 *
 * @param start the first point
 * @param origin a point at or before it where a week of the pattern begins
 * @param pattern what repeats
 */
record Piece(long start, long origin, Pattern pattern) {
  /** Returns how much lies between the origin and a point of the piece. */
  long covered(long point) {
    return pattern.covered(point - origin);
  }

  /** Returns the least point with this much between the origin and it. */
  long least(long amount) {
    return origin + pattern.least(amount);
  }

  /** Returns the greatest point with no more than this much between the origin and it. */
  long greatest(long amount) {
    return origin + pattern.greatest(amount);
  }

  /** Adds what lies between two points of the piece. */
  void collect(long from, long to, Joined found) {
    long week = from - Math.floorMod(from - origin, Pattern.WEEK);
    for (; week < to; week += Pattern.WEEK) {
      pattern.week().shifted(week).within(from, to).list().forEach(found::add);
    }
  }
}
