package io.paiadmin.core.rotation.change;

import io.paiadmin.api.Problem;
import io.paiadmin.core.rotation.roster.Absence;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Team;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Somebody joins, or comes back after having left. Slots that begin before stay as they are. A
 * newcomer owes nothing and is owed nothing; whoever comes back goes on where they left, with the
 * same weight.
 *
 * @param member who, with the first day as a member
 */
public record Join(Member member) implements Command {
  @Override
  public List<Problem> faults(Present present) {
    if (member.from().isEmpty()) {
      String message = "it is not said from when on %s is a member".formatted(member.name());
      return List.of(Present.fault("ROTATION_DATES", message, "name the first day"));
    }
    LocalDate from = member.from().get();
    return Stream.of(
            present.past(from, member.name() + " joins"),
            known(present.rotation()).stream().flatMap(known -> back(known, from)))
        .flatMap(faults -> faults)
        .toList();
  }

  private Stream<Problem> back(Member known, LocalDate from) {
    if (!known.leavesBefore(from)) {
      return Stream.of(twice(known));
    }
    String message = "%s had the weight %s before".formatted(known.name(), known.weight());
    String fix = "come back with the same weight, or under another name";
    return known.weight().equals(member.weight())
        ? Stream.empty()
        : Stream.of(Present.fault("ROTATION_WEIGHT", message, fix));
  }

  private Problem twice(Member known) {
    String fix =
        known.until().isEmpty()
            ? "for a break, make them leave before, or agree on an absence"
            : "name a day after %s, their last one".formatted(known.until().get());
    return Present.fault("DUPLICATE_ENTRY", member.name() + " is a member then already", fix);
  }

  @Override
  public long firstOpen(Present present) {
    return present.firstOpenFrom(member.from().orElseGet(present::today));
  }

  @Override
  public Rotation applied(Rotation rotation) {
    Team team = rotation.team();
    return rotation.with(known(rotation).map(one -> back(team, one)).orElseGet(() -> grown(team)));
  }

  private Optional<Member> known(Rotation rotation) {
    return rotation.team().members().stream()
        .filter(one -> one.name().equals(member.name()))
        .findFirst();
  }

  private Team grown(Team team) {
    List<Member> members = new ArrayList<>(team.members());
    members.add(member);
    return new Team(members, team.absences(), team.exclusions());
  }

  /** A time as no member is the same as an excused absence: nothing is due. */
  private Team back(Team team, Member known) {
    LocalDate left = known.until().orElseThrow().plusDays(1);
    LocalDate from = member.from().orElseThrow();
    List<Absence> absences = new ArrayList<>(team.absences());
    if (left.isBefore(from)) {
      absences.add(new Absence(known.name(), left, from, Absence.Kind.EXCUSED));
    }
    Member whole =
        new Member(
            known.name(),
            member.email().or(known::email),
            known.weight(),
            known.from(),
            member.until());
    List<Member> members = new ArrayList<>(team.members());
    members.replaceAll(one -> one.equals(known) ? whole : one);
    return new Team(members, absences, team.exclusions());
  }
}
