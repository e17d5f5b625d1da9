package io.paiadmin.core.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.schedule.Handoff;
import io.paiadmin.core.rotation.schedule.Schedule;
import io.paiadmin.core.rotation.slot.Slot;
import io.paiadmin.core.time.OffsetText;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

/** Who is on duty at a moment, and who comes next, as text and as JSON. */
public final class DutyReport {
  private DutyReport() {}

  /**
   * Returns a JSON object {@code {rotation, at, slot, duties, next}} with the slot {@code {number,
   * from, to}}, duties {@code {role, member, owner, from, to, email}} and the next hand-off {@code
   * {slot, at, leaving, coming, staying}}. Moments have the offset of the rotation's zone.
   *
   * @param schedule reaches the next hand-off
   */
  public static String json(Schedule schedule, Instant moment) {
    Rotation rotation = schedule.rotation();
    DutyJson duties = new DutyJson(rotation.cadence().zone());
    ObjectNode json =
        Json.object().put("rotation", rotation.name()).put("at", duties.moment(moment));
    json.set("slot", duties.slot(rotation.cadence().at(moment)));
    ArrayNode on = json.putArray("duties");
    for (Duty duty : schedule.at(moment)) {
      on.add(duties.duty(duty).put("email", email(rotation, duty).orElse(null)));
    }
    json.set("next", duties.handoff(schedule.nextHandoff(moment)));
    return Json.print(json);
  }

  /**
   * Returns the same for people.
   *
   * @param schedule reaches the next hand-off
   */
  public static String text(Schedule schedule, Instant moment) {
    ZoneId zone = schedule.rotation().cadence().zone();
    Slot slot = schedule.rotation().cadence().at(moment);
    Handoff next = schedule.nextHandoff(moment);
    Table table = new Table();
    schedule.at(moment).forEach(duty -> table.row(duty.role().text(), who(schedule, duty)));
    return "on duty at %s, in slot %s from %s to %s\n%snext hand-off at %s\n%s"
        .formatted(
            OffsetText.of(moment, zone),
            slot.number(),
            OffsetText.of(slot.start(), zone),
            OffsetText.of(slot.end(), zone),
            table.text().indent(2),
            OffsetText.of(next.at(), zone),
            handoff(next).indent(2));
  }

  private static String who(Schedule schedule, Duty duty) {
    if (!duty.isCovered()) {
      return "nobody: " + DutyText.reason(schedule, duty);
    }
    return DutyText.who(duty) + email(schedule.rotation(), duty).map(" <%s>"::formatted).orElse("");
  }

  private static Optional<String> email(Rotation rotation, Duty duty) {
    return duty.member().map(rotation.team()::member).flatMap(Member::email);
  }

  private static String handoff(Handoff handoff) {
    Table table = new Table();
    row(table, "leaving", handoff.leaving());
    row(table, "coming", handoff.coming());
    row(table, "staying", handoff.staying());
    return table.text();
  }

  private static void row(Table table, String what, List<String> names) {
    if (!names.isEmpty()) {
      table.row(what, String.join(", ", names));
    }
  }
}
