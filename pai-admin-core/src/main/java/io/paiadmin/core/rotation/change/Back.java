package io.paiadmin.core.rotation.change;

import io.paiadmin.api.Problem;
import io.paiadmin.core.rotation.roster.Absence;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Team;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;

/**
 * Somebody is back earlier than was said, or does not go away at all. What others took over and was
 * published stays theirs.
 *
 * @param member who
 * @param from the first day back; absences that begin later are dropped as well
 */
public record Back(String member, LocalDate from) implements Command {
  @Override
  public List<Problem> faults(Present present) {
    List<Problem> unknown = present.unknown(member).toList();
    return unknown.isEmpty()
        ? Stream.concat(present.past(from, member + " is back"), present(present)).toList()
        : unknown;
  }

  private Stream<Problem> present(Present present) {
    boolean away =
        present.rotation().team().absences().stream()
            .anyMatch(one -> isTheirs(one) && one.to().isAfter(from));
    String message = "%s is not away on %s or later".formatted(member, from);
    return away
        ? Stream.empty()
        : Stream.of(Present.fault("ROTATION_DATES", message, "name an earlier day"));
  }

  private boolean isTheirs(Absence absence) {
    return absence.member().equals(member);
  }

  @Override
  public Rotation applied(Rotation rotation) {
    Team team = rotation.team();
    List<Absence> absences = team.absences().stream().flatMap(this::shortened).toList();
    return rotation.with(new Team(team.members(), absences, team.exclusions()));
  }

  private Stream<Absence> shortened(Absence one) {
    if (!isTheirs(one) || !one.to().isAfter(from)) {
      return Stream.of(one);
    }
    return one.from().isBefore(from)
        ? Stream.of(new Absence(member, one.from(), from, one.kind()))
        : Stream.empty();
  }
}
