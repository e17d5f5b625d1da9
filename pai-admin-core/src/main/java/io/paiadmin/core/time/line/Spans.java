package io.paiadmin.core.time.line;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/**
 * A set of points made of finitely many stretches of a line. Two sets of the same points are equal,
 * however they were made. Immutable.
 *
 * @param list the stretches, none of them empty, in order, with a hole before each but the first
 */
public record Spans(List<Span> list) {
  /** The empty set. */
  public static final Spans NONE = new Spans(List.of());

  /** Takes a copy. */
  public Spans {
    list = List.copyOf(list);
  }

  /** Returns the set of one stretch. */
  public static Spans of(long start, long end) {
    return start < end ? new Spans(List.of(new Span(start, end))) : NONE;
  }

  /** Returns the set of all points of some stretches, in any order; they may overlap. */
  public static Spans of(Collection<Span> spans) {
    Joined joined = new Joined();
    spans.stream().sorted(Comparator.comparingLong(Span::start)).forEach(joined::add);
    return joined.spans();
  }

  /** Tells whether the set has no point. */
  public boolean isEmpty() {
    return list.isEmpty();
  }

  /** Returns the union, intersection or difference of two sets, in one walk over both. */
  public Spans combine(Spans other, SetOperation operation) {
    Sweep sweep = new Sweep(operation);
    int mine = 0;
    int theirs = 0;
    while (mine < borders() || theirs < other.borders()) {
      long next = Math.min(border(mine), other.border(theirs));
      if (border(mine) == next) {
        mine++;
      }
      if (other.border(theirs) == next) {
        theirs++;
      }
      sweep.pass(next, mine % 2 == 1, theirs % 2 == 1);
    }
    return sweep.swept();
  }

  /** Returns the points of the set between two points. */
  public Spans within(long start, long end) {
    return combine(of(start, end), SetOperation.INTERSECTION);
  }

  /** Returns the set with every point moved by the same distance. */
  public Spans shifted(long distance) {
    return new Spans(
        list.stream()
            .map(span -> new Span(span.start() + distance, span.end() + distance))
            .toList());
  }

  private int borders() {
    return 2 * list.size();
  }

  /** Returns the start or end with a number; beyond the last, a point that is never reached. */
  private long border(int index) {
    if (index >= borders()) {
      return Long.MAX_VALUE;
    }
    Span span = list.get(index / 2);
    return index % 2 == 0 ? span.start() : span.end();
  }

  /** Walks along the borders of two sets and keeps what belongs to the result. */
  private static final class Sweep {
    private final SetOperation operation;
    private final Joined kept = new Joined();
    private boolean inside;
    private long since;

    Sweep(SetOperation operation) {
      this.operation = operation;
    }

    void pass(long border, boolean inFirst, boolean inSecond) {
      boolean now = operation.keeps(inFirst, inSecond);
      if (inside && !now) {
        kept.add(new Span(since, border));
      } else if (!inside && now) {
        since = border;
      }
      inside = now;
    }

    Spans swept() {
      return kept.spans();
    }
  }
}
