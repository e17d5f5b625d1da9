package io.paiadmin.core.sla.matrix;

import io.paiadmin.api.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a matrix may say, and somebody should look at. */
final class MatrixReview {
  private final SlaMatrix matrix;
  private final List<Problem> found = new ArrayList<>();

  private MatrixReview(SlaMatrix matrix) {
    this.matrix = matrix;
  }

  static List<Problem> of(SlaMatrix matrix) {
    MatrixReview review = new MatrixReview(matrix);
    matrix.holes().forEach(review::hole);
    review.unusedRows();
    review.monotony();
    return review.found.stream().distinct().sorted(Problem.ORDER).toList();
  }

  private void hole(Cell cell) {
    String message = "nothing is promised for " + cell;
    String fix = "add a row for it, if something is";
    found.add(Problem.notice("SLA_NO_COMMITMENT", "", message, fix));
  }

  private void unusedRows() {
    Set<SlaRow> used =
        matrix.cells().stream()
            .flatMap(cell -> matrix.choose(cell).stream())
            .map(Choice::row)
            .collect(Collectors.toSet());
    matrix.rows().stream().filter(row -> !used.contains(row)).forEach(this::unused);
  }

  private void unused(SlaRow row) {
    String message = "the row for %s never counts, since others are more specific".formatted(row);
    found.add(Problem.warning("SLA_ROW_UNUSED", row.at(), message, "remove it"));
  }

  private void monotony() {
    pairs()
        .flatMap(pair -> new Monotonicity(pair.worse, pair.milder).problems())
        .forEach(found::add);
  }

  /** Two rows that count for different severities on clusters of one priority. */
  private record Pair(SlaRow worse, SlaRow milder) {}

  private Stream<Pair> pairs() {
    return matrix.cells().stream()
        .flatMap(worse -> matrix.cells().stream().flatMap(milder -> pair(worse, milder)))
        .distinct();
  }

  private Stream<Pair> pair(Cell worse, Cell milder) {
    if (!worse.priority().equals(milder.priority())
        || !worse.severity().isWorseThan(milder.severity())) {
      return Stream.empty();
    }
    return matrix.choose(worse).stream()
        .flatMap(
            first ->
                matrix.choose(milder).map(other -> new Pair(first.row(), other.row())).stream());
  }
}
