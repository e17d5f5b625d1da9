package io.paiadmin.core.time.line;

import java.util.List;

/**
 * A set of points without some stretches of the line: what pauses make of a calendar. Making one
 * costs as much as there are stretches, and a question one more binary search.
 */
public final class Cut implements Measure {
  private final Measure whole;
  private final Spans without;

  /** Where each stretch that is cut out starts. */
  private final long[] starts;

  /** How much was left before each stretch. */
  private final long[] left;

  /** How much was cut out before each stretch, and in the end how much there was of it. */
  private final long[] lost;

  /** Cuts stretches out of a set. */
  public Cut(Measure whole, Spans without) {
    this.whole = whole;
    this.without = without;
    List<Span> spans = without.list();
    starts = spans.stream().mapToLong(Span::start).toArray();
    left = new long[starts.length];
    lost = new long[starts.length + 1];
    for (int i = 0; i < starts.length; i++) {
      long before = whole.covered(starts[i]);
      left[i] = before - lost[i];
      lost[i + 1] = lost[i] + whole.covered(spans.get(i).end()) - before;
    }
  }

  @Override
  public long covered(long point) {
    int passed = count(starts, point);
    if (passed == 0) {
      return whole.covered(point);
    }
    long end = without.list().get(passed - 1).end();
    return point < end ? left[passed - 1] : whole.covered(point) - lost[passed];
  }

  @Override
  public long least(long amount) {
    return amount <= 0
        ? BEFORE_ALL
        : whole.least(Measure.sum(amount, lost[count(left, amount - 1)]));
  }

  @Override
  public long greatest(long amount) {
    return amount < 0 ? BEFORE_ALL : whole.greatest(Measure.sum(amount, lost[count(left, amount)]));
  }

  @Override
  public Spans between(long start, long end) {
    return whole.between(start, end).combine(without, SetOperation.DIFFERENCE);
  }

  @Override
  public Timeline timeline() {
    Timeline line = whole.timeline();
    return line.combine(line.only(without), SetOperation.DIFFERENCE);
  }

  /** Returns how many of some ascending values are not above a value. */
  private static int count(long[] ascending, long value) {
    int low = 0;
    int high = ascending.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (ascending[middle] <= value) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
