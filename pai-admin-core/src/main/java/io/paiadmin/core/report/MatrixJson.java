package io.paiadmin.core.report;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.core.sla.matrix.Cell;
import io.paiadmin.core.sla.matrix.Choice;
import io.paiadmin.core.sla.matrix.SlaRow;
import io.paiadmin.core.sla.matrix.Target;
import org.jspecify.annotations.Nullable;

/** Cells and what is promised for them, as JSON. */
final class MatrixJson {
  private MatrixJson() {}

  static ObjectNode cell(Cell cell) {
    return Json.object().put("severity", cell.severity().level()).put("priority", cell.priority());
  }

  static ObjectNode commitment(Choice choice) {
    SlaRow row = choice.row();
    ObjectNode json =
        Json.object()
            .put("acknowledge", row.acknowledge().toString())
            .put("update", row.update().toString())
            .put("resolve", text(row.resolve()))
            .put("hours", row.hours().name())
            .put("at", row.at());
    return json.set(
        "overruled", Json.array(choice.overruled().stream().map(SlaRow::toString).toList()));
  }

  private static @Nullable String text(@Nullable Target target) {
    return target == null ? null : target.toString();
  }
}
