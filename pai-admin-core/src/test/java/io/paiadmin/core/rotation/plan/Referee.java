package io.paiadmin.core.rotation.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.core.rotation.roster.Absence;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Seats;
import java.math.BigInteger;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Judges plans by the definitions alone: it goes through the days of every slot to see who is
 * there, tries out who has a whole seat, and adds up. It shares no code with what it judges.
 */
public final class Referee {
  private final Rotation rotation;
  private final Map<String, Fraction> due = new HashMap<>();
  private final Map<String, Integer> served = new HashMap<>();

  public Referee(Rotation rotation) {
    this.rotation = rotation;
  }

  /** Checks every slot and every prefix of a plan from the anchor on. */
  public void judge(List<Seats> plan) {
    for (int slot = 0; slot < plan.size(); slot++) {
      judge(slot, plan.get(slot));
    }
  }

  /** Returns how far what is due and what was served are apart now. */
  public Fraction lag(String member) {
    return due.getOrDefault(member, Fraction.ZERO)
        .minus(Fraction.of(served.getOrDefault(member, 0)));
  }

  private void judge(long slot, Seats seats) {
    List<Member> there =
        rotation.team().members().stream().filter(one -> isThere(one, slot)).toList();
    int wanted =
        rotation.cadence().isEmpty(slot)
            ? 0
            : Math.min(rotation.rules().style().seats(), there.size());
    assertThat(seats.members()).as("slot %s", slot).doesNotHaveDuplicates().hasSize(wanted);
    assertThat(there.stream().map(Member::name)).as("slot %s", slot).containsAll(seats.members());
    seats.members().forEach(one -> served.merge(one, 1, Integer::sum));
    shares(there, wanted).forEach((name, share) -> due.merge(name, share, Fraction::plus));
    rotation.team().members().forEach(member -> judgeQuota(slot, member.name()));
  }

  private void judgeQuota(long slot, String name) {
    Fraction owed = due.getOrDefault(name, Fraction.ZERO);
    BigInteger floor = owed.numerator().divide(owed.denominator());
    boolean whole = owed.denominator().equals(BigInteger.ONE);
    assertThat(BigInteger.valueOf(served.getOrDefault(name, 0)))
        .as("served by %s up to slot %s, where %s is due", name, slot, owed)
        .isBetween(floor, whole ? floor : floor.add(BigInteger.ONE));
  }

  private boolean isThere(Member member, long slot) {
    LocalDate first = rotation.cadence().anchor().plusDays(slot * rotation.cadence().days());
    return first
        .datesUntil(first.plusDays(rotation.cadence().days()))
        .allMatch(date -> isThere(member, date));
  }

  private boolean isThere(Member member, LocalDate date) {
    if (member.from().isPresent() && date.isBefore(member.from().get())) {
      return false;
    }
    if (member.until().isPresent() && date.isAfter(member.until().get())) {
      return false;
    }
    for (Absence absence : rotation.team().absences()) {
      boolean before = date.isBefore(absence.from());
      boolean after = !date.isBefore(absence.to());
      if (absence.member().equals(member.name()) && !before && !after) {
        return false;
      }
    }
    return true;
  }

  /** Gives the heaviest a whole seat each, as many as it takes until the rest get less than one. */
  private static Map<String, Fraction> shares(List<Member> there, int seats) {
    List<Member> heaviest =
        there.stream().sorted(Comparator.comparing(Member::weight).reversed()).toList();
    for (int whole = 0; ; whole++) {
      List<Member> rest = heaviest.subList(whole, heaviest.size());
      Fraction weight = rest.stream().map(Member::weight).reduce(Fraction.ZERO, Fraction::plus);
      Fraction left = Fraction.of(seats - whole);
      Optional<Fraction> most = rest.stream().findFirst().map(Member::weight);
      if (most.isEmpty() || most.get().times(left).compareTo(weight) <= 0) {
        Map<String, Fraction> shares = new HashMap<>();
        heaviest.subList(0, whole).forEach(one -> shares.put(one.name(), Fraction.WHOLE));
        rest.forEach(one -> shares.put(one.name(), one.weight().times(left).dividedBy(weight)));
        return shares;
      }
    }
  }
}
