package io.paiadmin.core.rotation.change;

import io.paiadmin.api.Problem;
import io.paiadmin.core.rotation.roster.Absence;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Team;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Somebody is away. Published slots stay but for those of whoever is away.
 *
 * @param absence who, when, and what becomes of their share
 */
public record Away(Absence absence) implements Command {
  @Override
  public List<Problem> faults(Present present) {
    return Stream.concat(
            present.unknown(absence.member()),
            present.past(absence.from(), absence.member() + " is away"))
        .toList();
  }

  @Override
  public Rotation applied(Rotation rotation) {
    Team team = rotation.team();
    List<Absence> absences = new ArrayList<>(team.absences());
    absences.add(absence);
    return rotation.with(new Team(team.members(), absences, team.exclusions()));
  }
}
