package io.paiadmin.core.time.line;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Puts a timeline together from its first piece to its last. Used once, by one thread. */
public final class TimelineBuilder {
  private final List<Piece> pieces = new ArrayList<>();
  private final Map<Spans, Pattern> patterns = new HashMap<>();

  /** Makes a builder without any piece. */
  public TimelineBuilder() {}

  /**
   * Adds a piece. One that starts where the next one starts has no point.
   *
   * @param start its first point, not before that of the piece added before
   * @param origin a point at or before the start
   * @param week the set from the origin on, no more than a week of it, which repeats
   */
  public void add(long start, long origin, Spans week) {
    int last = pieces.size() - 1;
    if (last >= 0 && pieces.get(last).start() == start) {
      pieces.remove(last);
    }
    pieces.add(new Piece(start, origin, patterns.computeIfAbsent(week, Pattern::new)));
  }

  /** Ends the last piece. */
  public Timeline build(long end) {
    return new Timeline(pieces, end);
  }
}
