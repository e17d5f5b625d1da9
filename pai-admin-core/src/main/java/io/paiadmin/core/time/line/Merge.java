package io.paiadmin.core.time.line;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Makes one timeline of two, piece by piece. Used once. */
final class Merge {
  private final SetOperation operation;

  /** Zones change between few offsets, so that few combinations of patterns are met. */
  private final Map<Meeting, Pattern> known = new HashMap<>();

  Merge(SetOperation operation) {
    this.operation = operation;
  }

  /** Two patterns, and by how much the second one's weeks begin later. */
  private record Meeting(Pattern first, Pattern second, long delay) {}

  Timeline of(Timeline first, Timeline second) {
    List<Piece> merged = new ArrayList<>();
    int i = 0;
    int j = 0;
    while (i < first.pieces().size() && j < second.pieces().size()) {
      merged.add(meet(first.pieces().get(i), second.pieces().get(j)));
      long mine = first.border(i + 1);
      long theirs = second.border(j + 1);
      i += mine <= theirs ? 1 : 0;
      j += theirs <= mine ? 1 : 0;
    }
    return new Timeline(merged, first.border(first.pieces().size()));
  }

  private Piece meet(Piece first, Piece second) {
    long delay = Math.floorMod(second.origin() - first.origin(), Pattern.WEEK);
    Pattern pattern =
        known.computeIfAbsent(new Meeting(first.pattern(), second.pattern(), delay), this::combine);
    return new Piece(Math.max(first.start(), second.start()), first.origin(), pattern);
  }

  private Pattern combine(Meeting meeting) {
    return meeting.first.combine(meeting.second.delayed(meeting.delay), operation);
  }
}
