package io.paiadmin.core.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.roster.Role;
import io.paiadmin.core.rotation.roster.Seats;
import io.paiadmin.core.rotation.schedule.Adjustment;
import io.paiadmin.core.rotation.schedule.Explanation;
import io.paiadmin.core.rotation.schedule.Explanation.Regard;
import io.paiadmin.core.rotation.slot.Cadence;
import io.paiadmin.core.time.OffsetText;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Why a slot is whose it is, as text and as JSON. */
public final class ExplanationReport {
  private ExplanationReport() {}

  /**
   * Returns a JSON object {@code {slot, anchor, handoff, days, zone, tzdb, turn, promised, planned,
   * adjustments, duties, members}}, each adjustment being {@code {what, applied, failure}} and each
   * member {@code {member, standing, whyNot, lagBefore, lagAfter}} with exact fractions as texts.
   */
  public static String json(Explanation explanation) {
    Cadence cadence = explanation.cadence();
    DutyJson duties = new DutyJson(cadence.zone());
    ObjectNode json = Json.object();
    json.set("slot", duties.slot(explanation.slot()));
    json.put("anchor", cadence.anchor().toString())
        .put("handoff", cadence.handoff().toString())
        .put("days", cadence.days())
        .put("zone", cadence.zone().getId())
        .put("tzdb", explanation.tzdb());
    json.set("turn", Json.array(explanation.turn()));
    json.set("promised", explanation.promised().map(ExplanationReport::seats).orElse(null));
    json.set("planned", seats(explanation.planned()));
    ArrayNode adjustments = json.putArray("adjustments");
    explanation.adjustments().forEach(one -> adjustments.add(adjustment(one)));
    json.set("duties", duties.duties(explanation.duties()));
    ArrayNode members = json.putArray("members");
    explanation.regards().forEach(regard -> members.add(regard(regard)));
    return Json.print(json);
  }

  private static ObjectNode seats(Seats seats) {
    return Json.object()
        .put("primary", seats.primary().orElse(null))
        .put("secondary", seats.secondary().orElse(null));
  }

  private static ObjectNode adjustment(Adjustment adjustment) {
    return Json.object()
        .put("what", adjustment.what())
        .put("applied", adjustment.isApplied())
        .put("failure", adjustment.failure());
  }

  private static ObjectNode regard(Regard regard) {
    return Json.object()
        .put("member", regard.member())
        .put("standing", Json.word(regard.standing()))
        .put("whyNot", regard.whyNot())
        .put("lagBefore", regard.before().toString())
        .put("lagAfter", regard.after().toString());
  }

  /** Returns the same for people. */
  public static String text(Explanation explanation) {
    return Stream.of(
            boundaries(explanation),
            turn(explanation),
            adjustments(explanation),
            duties(explanation),
            members(explanation.regards()))
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("\n"));
  }

  private static String boundaries(Explanation explanation) {
    Cadence cadence = explanation.cadence();
    return """
        slot %s, from %s to %s
          counted from %s on, %s at %s in %s, time zone data %s
        """
        .formatted(
            explanation.slot().number(),
            moment(explanation.slot().start(), cadence.zone()),
            moment(explanation.slot().end(), cadence.zone()),
            cadence.anchor(),
            cadence.days() == 1 ? "every day" : "every %s days".formatted(cadence.days()),
            cadence.handoff(),
            cadence.zone(),
            explanation.tzdb());
  }

  private static String turn(Explanation explanation) {
    Table table = new Table();
    if (!explanation.turn().isEmpty()) {
      table.row("turn when all are there", String.join(", ", explanation.turn()));
    }
    explanation.promised().ifPresent(seats -> table.row("published", named(seats)));
    return table.row("planned", named(explanation.planned())).text();
  }

  private static String named(Seats seats) {
    String names =
        Stream.of(Role.values())
            .flatMap(role -> seats.owner(role).map(one -> one + " " + role.text()).stream())
            .collect(Collectors.joining(", "));
    return names.isEmpty() ? "nobody" : names;
  }

  private static String adjustments(Explanation explanation) {
    return explanation.adjustments().stream()
        .map(one -> one.isApplied() ? one.what() : one.what() + ": no, since " + one.failure())
        .map("agreed: %s\n"::formatted)
        .collect(Collectors.joining());
  }

  private static String duties(Explanation explanation) {
    ZoneId zone = explanation.cadence().zone();
    Table table = new Table();
    for (Duty duty : explanation.duties()) {
      String from = moment(duty.range().start(), zone);
      String to = moment(duty.range().end(), zone);
      table.row(duty.role().text(), from, to, DutyText.who(duty));
    }
    return table.text();
  }

  private static String members(List<Regard> regards) {
    Table table = new Table();
    table.row("member", "lag before", "lag after", "");
    for (Regard regard : regards) {
      String why = regard.whyNot().isEmpty() ? "serves" : regard.whyNot();
      String before = FairnessReport.lag(regard.before());
      table.row(regard.member(), before, FairnessReport.lag(regard.after()), why);
    }
    return table.text();
  }

  private static String moment(Instant moment, ZoneId zone) {
    return OffsetText.of(moment, zone);
  }
}
