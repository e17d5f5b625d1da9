package io.paiadmin.core.sla.matrix;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is promised, by severity and priority. For each cell the most specific row counts: the one
 * that speaks of the fewest cells, all of which the other rows that cover the cell speak of too.
 * Cells without a row bear no commitment. Immutable.
 */
public final class SlaMatrix {
  private final Priorities priorities;
  private final List<SlaRow> rows;
  private final SeverityChange severityChange;
  private final Map<Cell, Choice> choices;

  private SlaMatrix(
      Priorities priorities,
      List<SlaRow> rows,
      SeverityChange severityChange,
      Map<Cell, Choice> choices) {
    this.priorities = priorities;
    this.rows = List.copyOf(rows);
    this.severityChange = severityChange;
    this.choices = choices;
  }

  /**
   * Makes a matrix.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and every fault: {@code PRIORITY_UNKNOWN}
   *     for a row that names a priority which is not listed, {@code PRIORITIES_NONE} when none is,
   *     {@code SLA_AMBIGUOUS} for two rows that are equally specific for a cell, naming both
   */
  public static SlaMatrix of(
      Priorities priorities, List<SlaRow> rows, SeverityChange severityChange) {
    List<Problem> faults = new ArrayList<>(MatrixRules.ofPriorities(priorities, rows));
    Map<Cell, Choice> choices = new LinkedHashMap<>();
    for (Cell cell : cells(priorities)) {
      choose(cell, rows, faults).ifPresent(choice -> choices.put(cell, choice));
    }
    if (!faults.isEmpty()) {
      List<Problem> told = faults.stream().distinct().sorted(Problem.ORDER).toList();
      throw new PaiAdminException(StandardErrorCode.INVALID_INPUT, told);
    }
    return new SlaMatrix(priorities, rows, severityChange, choices);
  }

  /**
   * Returns the row that counts for a cell; empty when nothing is promised for it.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code PRIORITY_UNKNOWN} when
   *     priorities are listed and the cell's is none of them
   */
  public Optional<Choice> choose(Cell cell) {
    if (!priorities.names().isEmpty() && !priorities.contains(cell.priority())) {
      Problem unknown = MatrixRules.unknown(cell.priority(), "", priorities);
      throw new PaiAdminException(StandardErrorCode.INVALID_INPUT, List.of(unknown));
    }
    return Optional.ofNullable(choices.get(cell));
  }

  /** Returns every cell: the worst severity first, and the highest priority first in each. */
  public List<Cell> cells() {
    return cells(priorities);
  }

  /** Returns the cells for which nothing is promised. */
  public List<Cell> holes() {
    return cells().stream().filter(cell -> !choices.containsKey(cell)).toList();
  }

  /** Returns the priorities. */
  public Priorities priorities() {
    return priorities;
  }

  /** Returns the rows in the order given. */
  public List<SlaRow> rows() {
    return rows;
  }

  /** Returns from when a target counts after a change of the severity. */
  public SeverityChange severityChange() {
    return severityChange;
  }

  /**
   * Returns what somebody should look at, by place: a warning {@code SLA_NOT_MONOTONE} where a
   * worse severity is served later, a warning {@code SLA_ROW_UNUSED} for a row that never counts,
   * and a notice {@code SLA_NO_COMMITMENT} for each cell without a row. Looked for anew at every
   * call, at the cost of some thousand deadlines.
   */
  public List<Problem> problems() {
    return MatrixReview.of(this);
  }

  private static List<Cell> cells(Priorities priorities) {
    List<Cell> cells = new ArrayList<>();
    for (Severity severity : Severity.values()) {
      priorities.names().forEach(priority -> cells.add(new Cell(severity, priority)));
    }
    return cells;
  }

  private static Optional<Choice> choose(Cell cell, List<SlaRow> rows, List<Problem> faults) {
    List<SlaRow> covering = rows.stream().filter(row -> row.covers(cell)).toList();
    List<SlaRow> finest =
        covering.stream().filter(row -> covering.stream().allMatch(row::isWithin)).toList();
    if (finest.size() == 1) {
      SlaRow row = finest.get(0);
      List<SlaRow> others = covering.stream().filter(other -> !other.equals(row)).toList();
      return Optional.of(new Choice(cell, row, others));
    }
    if (!covering.isEmpty()) {
      faults.add(MatrixRules.ambiguous(cell, covering));
    }
    return Optional.empty();
  }
}
