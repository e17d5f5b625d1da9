package io.paiadmin.core.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.Problem;
import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.duty.SlotDuties;
import io.paiadmin.core.rotation.roster.Role;
import io.paiadmin.core.rotation.schedule.Gap;
import io.paiadmin.core.rotation.schedule.Schedule;
import io.paiadmin.core.rotation.schedule.Suggestion;
import io.paiadmin.core.rotation.slot.Slot;
import io.paiadmin.core.time.InstantRange;
import io.paiadmin.core.time.OffsetText;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

/** Who is on duty slot after slot, with the gaps and their reasons, as text and as JSON. */
public final class RosterReport {
  private RosterReport() {}

  /**
   * Returns a JSON object {@code {rotation, slots, gaps, warnings}}, each slot being {@code
   * {number, from, to, duties}} with duties {@code {role, member, owner, from, to}}, each gap
   * {@code {slot, role, from, to, reason, ask}}, with whom to ask first at the front.
   */
  public static String json(Schedule schedule, InstantRange range) {
    DutyJson duties = new DutyJson(schedule.rotation().cadence().zone());
    ObjectNode json = Json.object().put("rotation", schedule.rotation().name());
    ArrayNode slots = json.putArray("slots");
    for (Slot slot : slots(schedule, range)) {
      ObjectNode node = duties.slot(slot);
      node.set("duties", duties.duties(schedule.in(slot.number()).duties()));
      slots.add(node);
    }
    ArrayNode gaps = json.putArray("gaps");
    gaps(schedule, range).forEach(gap -> gaps.add(gap(schedule, gap)));
    json.set("warnings", Json.problems(warnings(schedule, range)));
    return Json.print(json);
  }

  private static ObjectNode gap(Schedule schedule, Gap gap) {
    ObjectNode json = new DutyJson(schedule.rotation().cadence().zone()).gap(gap);
    List<Suggestion> others = schedule.suggestCover(gap.duty().slot());
    json.set("ask", Json.array(others.stream().map(Suggestion::member).toList()));
    return json;
  }

  /** Returns a table for people, with a line of its own for each part of a divided slot. */
  public static String text(Schedule schedule, InstantRange range) {
    List<Role> roles = schedule.rotation().rules().style().roles();
    Table table = new Table();
    table.row(cells("slot", "from", "to", roles.stream().map(Role::text).toList()));
    slots(schedule, range).forEach(slot -> add(table, schedule, schedule.in(slot.number())));
    StringBuilder out = new StringBuilder(table.text());
    for (Gap gap : gaps(schedule, range)) {
      Duty duty = gap.duty();
      out.append("nobody is ").append(duty.role().text()).append(" in slot ").append(duty.slot());
      out.append(": ").append(gap.reason()).append(whoCould(schedule, duty)).append('\n');
    }
    ProblemReport.append(out, warnings(schedule, range));
    return out.toString();
  }

  private static String whoCould(Schedule schedule, Duty duty) {
    List<String> others =
        schedule.suggestCover(duty.slot()).stream().map(Suggestion::member).toList();
    return others.isEmpty() ? "" : "; ask " + String.join(", ", others);
  }

  private static void add(Table table, Schedule schedule, SlotDuties duties) {
    ZoneId zone = schedule.rotation().cadence().zone();
    Slot slot = duties.slot();
    boolean divided = duties.duties().stream().anyMatch(duty -> duty.segment() > 0);
    List<String> names = divided ? List.of() : duties.duties().stream().map(DutyText::who).toList();
    String number = Long.toString(slot.number());
    table.row(cells(number, moment(slot.range(), zone), end(slot.range(), zone), names));
    if (divided) {
      duties.duties().forEach(duty -> add(table, duty, zone));
    }
  }

  private static void add(Table table, Duty duty, ZoneId zone) {
    List<String> names = new ArrayList<>();
    if (duty.role() == Role.SECONDARY) {
      names.add("");
    }
    names.add(DutyText.who(duty));
    table.row(cells("", moment(duty.range(), zone), end(duty.range(), zone), names));
  }

  private static String moment(InstantRange range, ZoneId zone) {
    return OffsetText.of(range.start(), zone);
  }

  private static String end(InstantRange range, ZoneId zone) {
    return OffsetText.of(range.end(), zone);
  }

  private static String[] cells(String slot, String from, String to, List<String> names) {
    List<String> cells = new ArrayList<>(List.of(slot, from, to));
    cells.addAll(names);
    return cells.toArray(String[]::new);
  }

  private static List<Slot> slots(Schedule schedule, InstantRange range) {
    return schedule.slots(range.start(), range.end()).toList();
  }

  private static List<Gap> gaps(Schedule schedule, InstantRange range) {
    return schedule.gaps(range.start(), range.end());
  }

  private static List<Problem> warnings(Schedule schedule, InstantRange range) {
    return schedule.warnings(range.start(), range.end());
  }
}
