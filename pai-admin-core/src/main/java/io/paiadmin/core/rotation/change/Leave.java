package io.paiadmin.core.rotation.change;

import io.paiadmin.api.Problem;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Team;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Somebody leaves, or leaves on another day than was said before. Slots that are over by then stay
 * as they are.
 *
 * @param member who
 * @param until the last day as a member
 */
public record Leave(String member, LocalDate until) implements Command {
  @Override
  public List<Problem> faults(Present present) {
    List<Problem> unknown = present.unknown(member).toList();
    if (!unknown.isEmpty()) {
      return unknown;
    }
    return Stream.of(
            present.past(until, member + " leaves"),
            early(present),
            gone(present),
            alone(present.rotation()))
        .flatMap(faults -> faults)
        .toList();
  }

  private Stream<Problem> early(Present present) {
    return present
        .rotation()
        .team()
        .member(member)
        .from()
        .filter(until::isBefore)
        .map(from -> "%s leaves on %s, before joining on %s".formatted(member, until, from))
        .map(message -> Present.fault("ROTATION_DATES", message, "name a later day"))
        .stream();
  }

  private Stream<Problem> gone(Present present) {
    return until(present.rotation())
        .filter(known -> known.isBefore(present.today()))
        .map(known -> "%s has left on %s already".formatted(member, known))
        .map(message -> Present.fault("ROTATION_DATES", message, "let them join again"))
        .stream();
  }

  private Stream<Problem> alone(Rotation rotation) {
    boolean last =
        rotation.team().members().stream()
            .filter(other -> !other.name().equals(member))
            .allMatch(other -> other.leavesBefore(Present.dayAfter(until)));
    return last
        ? Stream.of(
            Present.fault(
                "ROTATION_EMPTY",
                "nobody is left when %s is gone".formatted(member),
                "let somebody join first"))
        : Stream.empty();
  }

  @Override
  public long firstOpen(Present present) {
    LocalDate known = until(present.rotation()).orElse(until);
    return present.firstOpenAfter(known.isBefore(until) ? known : until);
  }

  private Optional<LocalDate> until(Rotation rotation) {
    return rotation.team().members().stream()
        .filter(one -> one.name().equals(member))
        .findFirst()
        .flatMap(Member::until);
  }

  @Override
  public Rotation applied(Rotation rotation) {
    Team team = rotation.team();
    List<Member> members = new ArrayList<>(team.members());
    members.replaceAll(one -> one.name().equals(member) ? one.leaving(until) : one);
    return rotation.with(new Team(members, team.absences(), team.exclusions()));
  }
}
