package io.paiadmin.core.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.core.sla.matrix.Cell;
import io.paiadmin.core.sla.matrix.Choice;
import io.paiadmin.core.sla.matrix.SlaMatrix;
import io.paiadmin.core.sla.matrix.SlaRow;
import java.util.Optional;

/** What is promised for each severity and priority, as text and as JSON. */
public final class MatrixReport {
  private MatrixReport() {}

  /**
   * Returns a JSON object {@code {priorities, severityChange, cells, problems}}, each cell being
   * {@code {severity, priority, commitment}} with a commitment {@code {acknowledge, update,
   * resolve, hours, at, overruled}} or null.
   */
  public static String json(SlaMatrix matrix) {
    ObjectNode json = Json.object();
    json.set("priorities", Json.array(matrix.priorities().names()));
    json.put("severityChange", Json.word(matrix.severityChange()));
    ArrayNode cells = json.putArray("cells");
    for (Cell cell : matrix.cells()) {
      ObjectNode node = MatrixJson.cell(cell);
      node.set("commitment", matrix.choose(cell).map(MatrixJson::commitment).orElse(null));
      cells.add(node);
    }
    json.set("problems", Json.problems(matrix.problems()));
    return Json.print(json);
  }

  /** Returns the table for people, with its holes, and what somebody should look at. */
  public static String text(SlaMatrix matrix) {
    if (matrix.rows().isEmpty()) {
      return "nothing is promised: there are no rows and no presets\n";
    }
    Table table = new Table();
    table.row("severity", "priority", "acknowledge", "update", "resolve", "hours", "row");
    for (Cell cell : matrix.cells()) {
      String severity = Integer.toString(cell.severity().level());
      Optional<SlaRow> row = matrix.choose(cell).map(Choice::row);
      row.ifPresentOrElse(
          found -> add(table, severity, cell.priority(), found),
          () -> table.row(severity, cell.priority(), "no commitment"));
    }
    StringBuilder out = new StringBuilder(table.text());
    ProblemReport.append(out, matrix.problems());
    return out.toString();
  }

  private static void add(Table table, String severity, String priority, SlaRow row) {
    table.row(
        severity,
        priority,
        row.acknowledge().toString(),
        row.update().toString(),
        row.resolve() == null ? "-" : row.resolve().toString(),
        row.hours().name(),
        row.at());
  }
}
