package io.paiadmin.core.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.core.rotation.roster.Absence;
import io.paiadmin.core.rotation.roster.Agreements;
import io.paiadmin.core.rotation.roster.Cover;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Published;
import io.paiadmin.core.rotation.roster.Role;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Seats;
import io.paiadmin.core.rotation.roster.Swap;
import io.paiadmin.core.rotation.roster.Team;
import io.paiadmin.core.rotation.roster.Vacancy;
import io.paiadmin.core.rotation.slot.Cadence;

/**
 * A rotation as a policy in JSON, whole: whoever reads it gets the same rotation back, if its dates
 * lie in the years from 1950 on that policies know. So a service that changes a rotation can keep
 * it as a file.
 */
public final class RotationJson {
  private RotationJson() {}

  /** Returns a policy of which the rotation is the only section. */
  public static String policy(Rotation rotation) {
    ObjectNode policy = Json.object().put("version", 1);
    ObjectNode section = policy.putObject("rotation").put("name", rotation.name());
    cadence(section, rotation.cadence());
    rules(section, rotation.rules());
    team(section, rotation.team());
    agreements(section, rotation.agreements());
    if (!rotation.published().equals(Published.NONE)) {
      published(section.putObject("published"), rotation.published());
    }
    return Json.print(policy);
  }

  private static void cadence(ObjectNode section, Cadence cadence) {
    section
        .put("zone", cadence.zone().getId())
        .put("anchor", cadence.anchor().toString())
        .put("handoff", cadence.handoff().toString())
        .put("every", cadence.days() + " days");
  }

  private static void rules(ObjectNode section, Rotation.Rules rules) {
    section.put("style", rules.style().text());
    rules.seed().ifPresent(seed -> section.put("seed", seed));
    section.put("rest", rules.rest());
    ObjectNode days = section.putObject("holidays");
    rules.holidays().forEach(day -> days.put(day.date().toString(), day.name()));
  }

  private static void team(ObjectNode section, Team team) {
    ArrayNode members = section.putArray("members");
    team.members().forEach(member -> member(members.addObject(), member));
    ArrayNode absences = section.putArray("absences");
    for (Absence absence : team.absences()) {
      absences
          .addObject()
          .put("member", absence.member())
          .put("from", absence.from().toString())
          .put("to", absence.to().toString())
          .put("kind", absence.kind().text());
    }
    ArrayNode exclusions = section.putArray("exclusions");
    team.exclusions()
        .forEach(
            one -> exclusions.addObject().putArray("members").add(one.first()).add(one.second()));
  }

  private static void member(ObjectNode node, Member member) {
    node.put("name", member.name());
    member.email().ifPresent(email -> node.put("email", email));
    if (!member.weight().equals(Fraction.WHOLE)) {
      node.put("weight", member.weight().toString());
    }
    member.from().ifPresent(day -> node.put("from", day.toString()));
    member.until().ifPresent(day -> node.put("until", day.toString()));
  }

  private static void agreements(ObjectNode section, Agreements agreements) {
    ArrayNode swaps = section.putArray("swaps");
    agreements.swaps().forEach(swap -> swap(swaps.addObject(), swap));
    ArrayNode vacated = section.putArray("vacated");
    agreements.vacancies().forEach(vacancy -> vacancy(vacated.addObject(), vacancy));
    ArrayNode covers = section.putArray("covers");
    agreements.covers().forEach(cover -> cover(covers.addObject(), cover));
  }

  private static void swap(ObjectNode node, Swap swap) {
    node.putArray("slots").add(swap.first()).add(swap.second());
    swap.role().ifPresent(role -> node.put("role", role.text()));
  }

  private static void vacancy(ObjectNode node, Vacancy vacancy) {
    node.put("slot", vacancy.slot())
        .put("member", vacancy.member())
        .put("reason", vacancy.reason());
  }

  private static void cover(ObjectNode node, Cover cover) {
    node.put("member", cover.member())
        .put("by", cover.by())
        .put("from", cover.range().start().toString())
        .put("to", cover.range().end().toString());
  }

  private static void published(ObjectNode node, Published published) {
    if (published.begun() != Published.NONE.begun()) {
      node.put("begun", published.begun());
    }
    ArrayNode slots = node.putArray("slots");
    published.seats().forEach((slot, seats) -> seats(slots.addObject().put("slot", slot), seats));
  }

  private static void seats(ObjectNode node, Seats seats) {
    for (Role role : Role.values()) {
      seats.owner(role).ifPresent(owner -> node.put(role.text(), owner));
    }
  }
}
