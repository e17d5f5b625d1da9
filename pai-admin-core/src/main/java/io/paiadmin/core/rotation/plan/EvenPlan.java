package io.paiadmin.core.rotation.plan;

import io.paiadmin.core.rotation.agreement.Presence;
import io.paiadmin.core.rotation.base.BaseOrder;
import io.paiadmin.core.rotation.base.Cycle;
import io.paiadmin.core.rotation.base.Pair;
import io.paiadmin.core.rotation.base.Pairs;
import io.paiadmin.core.rotation.base.Staggered;
import io.paiadmin.core.rotation.duty.Standing;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Seats;
import io.paiadmin.core.rotation.roster.Style;
import io.paiadmin.core.rotation.roster.Team;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The members of the first slot in turn, as if all were always there: a formula for every slot,
 * before and after the anchor. Immutable.
 */
record EvenPlan(Rotation rotation, BaseOrder order, List<String> people, List<Standing> standings)
    implements Plan {
  static EvenPlan of(Rotation rotation) {
    List<Standing> first = new Presence(rotation.cadence(), rotation.team()).in(0);
    List<Integer> ranks = Ranks.of(rotation);
    List<String> people =
        IntStream.range(0, first.size())
            .filter(at -> first.get(at).isMember())
            .boxed()
            .sorted(Comparator.comparing(ranks::get))
            .map(rotation.team().names()::get)
            .toList();
    List<Standing> standings =
        first.stream().map(one -> one.isMember() ? Standing.PRESENT : Standing.NOT_YET).toList();
    int count = Math.max(1, people.size());
    return new EvenPlan(rotation, order(rotation.rules().style(), count), people, standings);
  }

  private static BaseOrder order(Style style, int people) {
    return switch (style) {
      case CYCLE -> new Cycle(people);
      case PAIRS -> new Pairs(people);
      case STAGGERED -> new Staggered(people);
    };
  }

  /** Tells whether nothing ever happens that would change a turn. */
  boolean holdsAlways() {
    Team team = rotation.team();
    Rotation.Rules rules = rotation.rules();
    return rotation.published().isEmpty()
        && team.absences().isEmpty()
        && team.exclusions().isEmpty()
        && rules.holidays().isEmpty()
        && rules.rest() < order.leastGap()
        && team.members().stream().noneMatch(one -> one.from().or(one::until).isPresent())
        && team.members().stream().map(Member::weight).distinct().count() == 1;
  }

  @Override
  public Planned at(long slot) {
    List<String> turn = rotation.cadence().isEmpty(slot) ? List.of() : turn(slot);
    Seats seats =
        switch (turn.size()) {
          case 0 -> Seats.NOBODY;
          case 1 -> Seats.of(turn.get(0));
          default -> Seats.of(turn.get(0), turn.get(1));
        };
    List<Fraction> shares = shares(turn.size());
    return new Planned(slot, seats, turn, standings, shares, List.of());
  }

  private List<String> turn(long slot) {
    if (people.isEmpty()) {
      return List.of();
    }
    Pair pair = order.at(rotation.cadence().turn(slot));
    String primary = people.get(pair.primary());
    return pair.secondary().isPresent()
        ? List.of(primary, people.get(pair.secondary().getAsInt()))
        : List.of(primary);
  }

  private List<Fraction> shares(int seats) {
    if (people.isEmpty()) {
      return Collections.nCopies(standings.size(), Fraction.ZERO);
    }
    Fraction share = Fraction.of(seats, people.size());
    return standings.stream().map(one -> one.isMember() ? share : Fraction.ZERO).toList();
  }

  @Override
  public long end() {
    return Long.MAX_VALUE;
  }
}
