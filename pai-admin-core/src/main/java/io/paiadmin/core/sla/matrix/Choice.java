package io.paiadmin.core.sla.matrix;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The row that counts for a cell, and those that gave way to it.
 *
 * @param cell the cell
 * @param row the most specific row that covers it
 * @param overruled the other rows that cover it, in the order of the matrix
 */
public record Choice(Cell cell, SlaRow row, List<SlaRow> overruled) {
  /** Takes a copy. */
  public Choice {
    overruled = List.copyOf(overruled);
  }

  /** Returns why the row counts, in one sentence for people. */
  public String reason() {
    String only = "the row for %s covers %s".formatted(row, cell);
    return overruled.isEmpty()
        ? only + ", and no other does"
        : only
            + " and is more specific than "
            + overruled.stream()
                .map(other -> "the row for " + other)
                .collect(Collectors.joining(" and "));
  }
}
