package io.paiadmin.core.sla.matrix;

import io.paiadmin.api.Problem;
import io.paiadmin.core.text.Nearest;
import io.paiadmin.core.text.Quoted;
import java.util.List;

/** What a matrix must not say. */
final class MatrixRules {
  private MatrixRules() {}

  static List<Problem> ofPriorities(Priorities priorities, List<SlaRow> rows) {
    return priorities.names().isEmpty() && !rows.isEmpty()
        ? List.of(none(rows.get(0)))
        : unknownPriorities(priorities, rows);
  }

  private static Problem none(SlaRow row) {
    String fix = "list the priorities that clusters have, the highest first";
    return Problem.error(
        "PRIORITIES_NONE", row.at(), "there are rows, and no priorities are listed", fix);
  }

  private static List<Problem> unknownPriorities(Priorities priorities, List<SlaRow> rows) {
    return rows.stream()
        .flatMap(
            row ->
                row.priorities().stream()
                    .filter(name -> !priorities.contains(name))
                    .map(name -> unknown(name, row.at(), priorities)))
        .toList();
  }

  /** Names two rows of which neither is more specific, though no other row is more so. */
  static Problem ambiguous(Cell cell, List<SlaRow> covering) {
    List<SlaRow> finest =
        covering.stream().filter(row -> covering.stream().noneMatch(row::isWider)).toList();
    SlaRow first = finest.get(0);
    SlaRow second = finest.get(1);
    String message =
        "the rows for %s%s and for %s%s are equally specific for %s"
            .formatted(first, place(first), second, place(second), cell);
    String fix =
        first.isWithin(second) && second.isWithin(first)
            ? "remove one"
            : "remove one, or add a row for just " + cell;
    return Problem.error("SLA_AMBIGUOUS", second.at(), message, fix);
  }

  private static String place(SlaRow row) {
    return row.at().isEmpty() ? "" : " (" + row.at() + ")";
  }

  static Problem unknown(String name, String at, Priorities priorities) {
    String message = "there is no priority " + Quoted.of(name);
    return Problem.error("PRIORITY_UNKNOWN", at, message, Nearest.advice(name, priorities.names()));
  }
}
