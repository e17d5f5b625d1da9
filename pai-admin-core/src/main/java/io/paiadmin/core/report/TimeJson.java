package io.paiadmin.core.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.core.time.DateNote;
import io.paiadmin.core.time.InstantRange;
import io.paiadmin.core.time.OffsetText;
import io.paiadmin.core.time.TimeExplanation;
import java.time.ZoneId;

/** How working time comes about, as JSON. */
final class TimeJson {
  private TimeJson() {}

  static ObjectNode of(TimeExplanation time) {
    ZoneId zone = time.zone();
    ObjectNode json =
        Json.object()
            .put("from", OffsetText.of(time.from(), zone))
            .put("to", OffsetText.of(time.to(), zone))
            .put("calendar", time.calendar())
            .put("zone", zone.toString())
            .put("tzdb", time.tzdb())
            .put("working", time.working().toString());
    ArrayNode counted = json.putArray("counted");
    time.counted().forEach(range -> counted.add(range(range, zone)));
    ArrayNode notes = json.putArray("notes");
    time.notes().forEach(note -> notes.add(note(note)));
    return json;
  }

  private static ObjectNode range(InstantRange range, ZoneId zone) {
    return Json.object()
        .put("start", OffsetText.of(range.start(), zone))
        .put("end", OffsetText.of(range.end(), zone))
        .put("length", range.length().toString());
  }

  private static ObjectNode note(DateNote note) {
    return Json.object()
        .put("date", note.date().toString())
        .put("kind", Json.word(note.kind()))
        .put("text", note.text())
        .put("source", note.source())
        .put("calendar", note.calendar());
  }
}
