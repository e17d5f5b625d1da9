package io.paiadmin.core.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.schedule.Gap;
import io.paiadmin.core.rotation.schedule.Handoff;
import io.paiadmin.core.rotation.slot.Slot;
import io.paiadmin.core.time.InstantRange;
import io.paiadmin.core.time.OffsetText;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;

/**
 * Slots, duties and hand-offs in JSON.
 *
 * @param zone on whose clock moments are written
 */
record DutyJson(ZoneId zone) {
  ObjectNode slot(Slot slot) {
    return range(Json.object().put("number", slot.number()), slot.range());
  }

  ArrayNode duties(List<Duty> duties) {
    ArrayNode all = JsonNodeFactory.instance.arrayNode();
    duties.forEach(duty -> all.add(duty(duty)));
    return all;
  }

  ObjectNode handoff(Handoff handoff) {
    ObjectNode json = Json.object().put("slot", handoff.slot()).put("at", moment(handoff.at()));
    json.set("leaving", Json.array(handoff.leaving()));
    json.set("coming", Json.array(handoff.coming()));
    json.set("staying", Json.array(handoff.staying()));
    return json;
  }

  ObjectNode gap(Gap gap) {
    Duty duty = gap.duty();
    ObjectNode json = Json.object().put("slot", duty.slot()).put("role", duty.role().text());
    return range(json, duty.range()).put("reason", gap.reason());
  }

  String moment(Instant moment) {
    return OffsetText.of(moment, zone);
  }

  ObjectNode duty(Duty duty) {
    ObjectNode json =
        Json.object()
            .put("role", duty.role().text())
            .put("member", duty.member().orElse(null))
            .put("owner", duty.owner().orElse(null));
    return range(json, duty.range());
  }

  private ObjectNode range(ObjectNode json, InstantRange range) {
    return json.put("from", moment(range.start())).put("to", moment(range.end()));
  }
}
