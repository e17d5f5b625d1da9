package io.paiadmin.core.time.line;

import java.util.Arrays;
import java.util.List;

/**
 * A set of points that repeats weekly within each of its pieces. An ordinary working year is two
 * pieces, one for each offset of its zone; a holiday is a piece of its own. Every question costs
 * two binary searches, whatever the distance, and allocates nothing.
 */
public final class Timeline implements Measure {
  private final List<Piece> pieces;

  /** Where each piece starts, and in the end where the last one ends. */
  private final long[] borders;

  /** How much lies before each border. */
  private final long[] sums;

  /** What to add to what a piece's pattern says, for the whole line. */
  private final long[] bias;

  Timeline(List<Piece> pieces, long end) {
    this.pieces = List.copyOf(pieces);
    int count = pieces.size();
    borders = Arrays.copyOf(pieces.stream().mapToLong(Piece::start).toArray(), count + 1);
    borders[count] = end;
    sums = new long[count + 1];
    bias = new long[count];
    for (int i = 0; i < count; i++) {
      Piece piece = pieces.get(i);
      bias[i] = sums[i] - piece.covered(borders[i]);
      sums[i + 1] = bias[i] + piece.covered(borders[i + 1]);
    }
  }

  @Override
  public long covered(long point) {
    long inside = inside(point);
    int index = index(inside);
    return bias[index] + pieces.get(index).covered(inside);
  }

  @Override
  public long least(long amount) {
    if (amount <= 0) {
      return BEFORE_ALL;
    }
    int index = firstAbove(amount - 1);
    return index < 0 ? AFTER_ALL : pieces.get(index).least(amount - bias[index]);
  }

  @Override
  public long greatest(long amount) {
    if (amount < 0) {
      return BEFORE_ALL;
    }
    int index = firstAbove(amount);
    return index < 0 ? AFTER_ALL : pieces.get(index).greatest(amount - bias[index]);
  }

  @Override
  public Spans between(long start, long end) {
    Joined found = new Joined();
    for (int i = index(inside(start)); i < pieces.size() && borders[i] < end; i++) {
      pieces.get(i).collect(Math.max(start, borders[i]), Math.min(end, borders[i + 1]), found);
    }
    return found.spans();
  }

  @Override
  public Timeline timeline() {
    return this;
  }

  /** Returns the union, intersection or difference of two sets on the same line. */
  public Timeline combine(Timeline other, SetOperation operation) {
    return new Merge(operation).of(this, other);
  }

  /** Returns the set of these stretches alone, on the same line. */
  Timeline only(Spans spans) {
    long first = border(0);
    long end = border(pieces.size());
    TimelineBuilder builder = new TimelineBuilder();
    builder.add(first, first, Spans.NONE);
    for (Span span : spans.within(first, end).list()) {
      builder.add(span.start(), span.start(), Spans.of(0, Pattern.WEEK));
      builder.add(span.end(), span.end(), Spans.NONE);
    }
    return builder.build(end);
  }

  /** Returns where the pieces start, and where the last one ends. */
  public long[] borders() {
    return borders.clone();
  }

  /** Returns the pieces in order. */
  List<Piece> pieces() {
    return pieces;
  }

  /** Returns where a piece starts, and for their number where the last one ends. */
  long border(int index) {
    return borders[index];
  }

  /** Returns the point itself, or the nearest border when it lies beyond the line. */
  private long inside(long point) {
    return Math.max(borders[0], Math.min(point, borders[pieces.size()]));
  }

  /** Returns the piece in which a point between the borders lies. */
  private int index(long point) {
    int found = Arrays.binarySearch(borders, 0, pieces.size(), point);
    return found >= 0 ? found : -found - 2;
  }

  /** Returns the first piece up to whose end more than this lies, or -1. */
  private int firstAbove(long amount) {
    int low = 0;
    int high = pieces.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sums[middle + 1] > amount) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low == pieces.size() ? -1 : low;
  }
}
