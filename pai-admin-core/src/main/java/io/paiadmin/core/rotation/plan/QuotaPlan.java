package io.paiadmin.core.rotation.plan;

import io.paiadmin.core.rotation.base.Draw;
import io.paiadmin.core.rotation.roster.Exclusion;
import io.paiadmin.core.rotation.roster.Member;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Seats;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Plans slot after slot so that what everybody has served is, after each of them, what is due to
 * them rounded down or up. That such a plan exists, whatever the weights and the absences: the
 * shares themselves are a flow from slots through members to pieces of one slot's worth, all bounds
 * of which are whole, so that there is a whole flow too. Used once, by one thread.
 */
public final class QuotaPlan {
  private final Rotation rotation;
  private final Presence presence;
  private final Outlook outlook;
  private final Served served;
  private final List<Integer> ranks;
  private @Nullable Turns turns;
  private List<Integer> people = List.of();

  private QuotaPlan(Rotation rotation) {
    this.rotation = rotation;
    this.presence = new Presence(rotation.cadence(), rotation.team());
    this.outlook = new Outlook(rotation, presence);
    this.served = new Served(rotation.team().members().size());
    this.ranks = ranks(rotation);
  }

  /**
   * Plans a rotation of styles cycle or pairs from its anchor on. The more slots, the longer the
   * plan; what is planned for the first ones is the same however many there are.
   *
   * @param slots how many
   */
  public static List<Planned> of(Rotation rotation, int slots) {
    QuotaPlan plan = new QuotaPlan(rotation);
    return IntStream.range(0, slots).mapToObj(plan::decide).toList();
  }

  private Planned decide(int slot) {
    List<Standing> standings = presence.in(slot);
    long turn = rotation.cadence().turn(slot);
    begin(standings, turn);
    Stall stall = outlook.look(slot);
    List<Integer> base = turns == null ? List.of() : turns.in(turn);
    List<Integer> seated = new ArrayList<>();
    while (seated.size() < stall.seats) {
      seated.add(next(stall, turn, base, seated));
    }
    List<Integer> roles = served.roles(seated, base);
    served.serve(roles, turn);
    return new Planned(slot, seats(roles), standings);
  }

  /** Begins a new order of turns when the members are not the same as before. */
  private void begin(List<Standing> standings, long turn) {
    List<Integer> now =
        IntStream.range(0, standings.size())
            .filter(at -> standings.get(at) != Standing.NOT_YET)
            .filter(at -> standings.get(at) != Standing.LEFT)
            .boxed()
            .sorted(Comparator.comparing(ranks::get))
            .toList();
    if (!now.equals(people)) {
      people = now;
      turns =
          now.isEmpty() || !equalWeights(now)
              ? null
              : Turns.of(rotation.rules().style(), now, turn);
    }
  }

  private boolean equalWeights(List<Integer> members) {
    return members.stream().map(at -> rotation.team().members().get(at).weight()).distinct().count()
        == 1;
  }

  private int next(Stall stall, long turn, List<Integer> base, List<Integer> seated) {
    return IntStream.range(0, ranks.size())
        .filter(at -> !seated.contains(at) && outlook.has(stall, at))
        .mapToObj(at -> candidate(stall, at, turn, base, seated))
        .sorted(Candidate.ORDER)
        .map(Candidate::member)
        .filter(at -> outlook.settle(stall, at))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("nobody can serve in slot " + stall.slot));
  }

  private Candidate candidate(
      Stall stall, int member, long turn, List<Integer> base, List<Integer> seated) {
    long since = served.turnsSince(member, turn);
    return new Candidate(
        member,
        since <= rotation.rules().rest(),
        seated.stream().anyMatch(other -> excluded(member, other)),
        base.contains(member),
        since == 1,
        turns == null ? -outlook.due(stall, member) : turns.until(member, turn),
        served.together(member, seated),
        ranks.get(member));
  }

  private boolean excluded(int one, int other) {
    for (Exclusion exclusion : rotation.team().exclusions()) {
      if (exclusion.about(name(one), name(other))) {
        return true;
      }
    }
    return false;
  }

  private Seats seats(List<Integer> members) {
    Optional<String> primary = members.stream().findFirst().map(this::name);
    Optional<String> secondary = members.stream().skip(1).findFirst().map(this::name);
    return new Seats(primary, secondary);
  }

  private String name(int member) {
    return rotation.team().members().get(member).name();
  }

  /** Returns the place of each member in the initial order. */
  private static List<Integer> ranks(Rotation rotation) {
    List<String> names = rotation.team().members().stream().map(Member::name).toList();
    List<String> order = rotation.rules().seed().map(seed -> Draw.order(seed, names)).orElse(names);
    return names.stream().map(order::indexOf).toList();
  }
}
