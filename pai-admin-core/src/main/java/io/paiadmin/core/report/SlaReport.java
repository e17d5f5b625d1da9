package io.paiadmin.core.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.core.sla.clock.Clock;
import io.paiadmin.core.sla.clock.Deadline;
import io.paiadmin.core.sla.clock.Overtaken;
import io.paiadmin.core.sla.clock.SlaReading;
import io.paiadmin.core.sla.matrix.Cell;
import io.paiadmin.core.sla.matrix.Choice;
import io.paiadmin.core.time.OffsetText;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The clocks of an incident, with the explanation of each deadline, as text and as JSON. */
public final class SlaReport {
  /** The parts of the time that are told when they are used up. */
  static final List<Integer> PERCENT = List.of(50, 80);

  private SlaReport() {}

  /**
   * Returns a JSON object {@code {raised, at, clocks, withoutCommitment}}, each clock being {@code
   * {kind, cycle, status, target, start, due, thresholds, left, ended, late, breached, overtaken,
   * missed, row, explanation}} and each explanation {@code {from, to, calendar, zone, tzdb,
   * working, counted, notes}}. Moments have the offset of the calendar's zone.
   */
  public static String json(SlaReading reading) {
    ObjectNode json =
        Json.object().put("raised", reading.raised().toString()).put("at", reading.at().toString());
    ArrayNode clocks = json.putArray("clocks");
    reading.clocks().forEach(clock -> clocks.add(clock(clock, reading.at())));
    ArrayNode holes = json.putArray("withoutCommitment");
    reading.withoutCommitment().forEach(cell -> holes.add(MatrixJson.cell(cell)));
    return Json.print(json);
  }

  /** Returns the clocks as text for people: each deadline, why it is this one, what was counted. */
  public static String text(SlaReading reading) {
    StringBuilder out = new StringBuilder();
    for (Cell hole : reading.withoutCommitment()) {
      out.append("no commitment: nothing is promised for ").append(hole).append('\n');
    }
    for (Clock clock : reading.clocks()) {
      out.append(out.isEmpty() ? "" : "\n").append(new ClockText(clock, reading.at()).lines());
    }
    return out.toString();
  }

  private static ObjectNode clock(Clock clock, Instant now) {
    Deadline deadline = clock.deadline();
    ZoneId zone = deadline.choice().row().hours().zone();
    ObjectNode json =
        Json.object()
            .put("kind", Json.word(clock.kind()))
            .put("cycle", clock.cycle())
            .put("status", Json.word(clock.status()))
            .put("target", deadline.target().toString())
            .put("start", OffsetText.of(deadline.start(), zone))
            .put("due", text(deadline.due(), zone));
    json.set("thresholds", thresholds(deadline, zone));
    json.put("left", clock.isOpen() ? deadline.left(now).toString() : null)
        .put("ended", text(clock.ended(), zone))
        .put("late", clock.late().map(Duration::toString).orElse(null))
        .put("breached", text(clock.breached(), zone));
    json.set("overtaken", overtaken(clock.overtaken(), zone));
    json.put("missed", clock.missed());
    json.set("row", row(deadline.choice()));
    json.set("explanation", deadline.explain().map(TimeJson::of).orElse(null));
    return json;
  }

  private static ObjectNode thresholds(Deadline deadline, ZoneId zone) {
    ObjectNode json = Json.object();
    for (int percent : PERCENT) {
      deadline
          .threshold(percent)
          .ifPresent(at -> json.put(Integer.toString(percent), OffsetText.of(at, zone)));
    }
    return json;
  }

  private static @Nullable ObjectNode overtaken(@Nullable Overtaken overtaken, ZoneId zone) {
    return overtaken == null
        ? null
        : Json.object()
            .put("at", OffsetText.of(overtaken.at(), zone))
            .put("by", overtaken.by().toString());
  }

  private static ObjectNode row(Choice choice) {
    return MatrixJson.commitment(choice)
        .put("severity", choice.cell().severity().level())
        .put("priority", choice.cell().priority())
        .put("row", choice.row().toString())
        .put("reason", choice.reason());
  }

  private static @Nullable String text(@Nullable Instant moment, ZoneId zone) {
    return moment == null ? null : OffsetText.of(moment, zone);
  }
}
