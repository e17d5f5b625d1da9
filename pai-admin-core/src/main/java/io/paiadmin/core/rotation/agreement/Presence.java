package io.paiadmin.core.rotation.agreement;

import io.paiadmin.core.rotation.duty.Standing;
import io.paiadmin.core.rotation.roster.Absence;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Team;
import io.paiadmin.core.rotation.slot.Cadence;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Who is there in which slot, by the dates of slots. Immutable. */
public final class Presence {
  private final Cadence cadence;
  private final Team team;
  private final List<List<Absence>> absences;

  /** Looks at a team slot by slot. */
  public Presence(Cadence cadence, Team team) {
    this.cadence = cadence;
    this.team = team;
    this.absences = team.members().stream().map(this::absences).toList();
  }

  /** Returns what each member is in a slot, in the order of the team. */
  public List<Standing> in(long number) {
    LocalDate first = cadence.firstDate(number);
    LocalDate end = first.plusDays(cadence.days());
    return IntStream.range(0, absences.size())
        .mapToObj(at -> standing(team.members().get(at), absences.get(at), first, end))
        .toList();
  }

  /** Tells whether a member can serve in a slot. */
  public boolean isPresent(String member, long number) {
    LocalDate first = cadence.firstDate(number);
    return team.isThere(member, first, first.plusDays(cadence.days()));
  }

  /** Returns the first slot from which on nothing changes any more, at least 0. */
  public long settled() {
    Stream<LocalDate> joins = team.members().stream().flatMap(one -> one.from().stream());
    Stream<LocalDate> leaves = team.members().stream().flatMap(one -> one.until().stream());
    Stream<LocalDate> returns = team.absences().stream().map(Absence::to);
    return Stream.of(joins, leaves, returns)
        .flatMap(dates -> dates)
        .flatMapToLong(date -> LongStream.of(slotAfter(date)))
        .reduce(0, Math::max);
  }

  private long slotAfter(LocalDate date) {
    return Math.floorDiv(ChronoUnit.DAYS.between(cadence.anchor(), date), cadence.days()) + 1;
  }

  private List<Absence> absences(Member member) {
    return team.absences().stream().filter(one -> one.member().equals(member.name())).toList();
  }

  private static Standing standing(
      Member member, List<Absence> absences, LocalDate first, LocalDate end) {
    if (member.joinsAfter(first)) {
      return Standing.NOT_YET;
    }
    if (member.leavesBefore(end.minusDays(1))) {
      return Standing.LEFT;
    }
    return absences.stream()
        .filter(absence -> absence.overlaps(first, end))
        .map(Absence::kind)
        .sorted()
        .findFirst()
        .map(kind -> kind == Absence.Kind.EXCUSED ? Standing.EXCUSED : Standing.DEFERRED)
        .orElse(Standing.PRESENT);
  }
}
