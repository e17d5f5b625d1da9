package io.paiadmin.core.rotation.plan;

import io.paiadmin.core.rotation.agreement.Presence;
import io.paiadmin.core.rotation.duty.Standing;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Seats;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Plans slot after slot so that what everybody has served is, after each of them, what is due to
 * them rounded down or up. That such a plan exists, whatever the weights and the absences: the
 * shares themselves are a flow from slots through members to pieces of one slot's worth, all bounds
 * of which are whole, so that there is a whole flow too. What is published stays; where it went
 * another way than the quota, the plan goes back to it as soon as it can. Used once, by one thread.
 */
final class QuotaPlan {
  private final Rotation rotation;
  private final List<String> names;
  private final Presence presence;
  private final Books books;
  private final Promises promises;
  private @Nullable Outlook outlook;
  private @Nullable Turns turns;
  private List<Integer> people = List.of();

  private QuotaPlan(Rotation rotation) {
    this.rotation = rotation;
    this.names = rotation.team().names();
    this.presence = new Presence(rotation.cadence(), rotation.team());
    this.books = Books.of(rotation);
    this.promises = new Promises(rotation, books);
  }

  /**
   * Plans a rotation of styles cycle or pairs from its anchor on. The more slots, the longer the
   * plan; what is planned for the first ones is the same however many there are.
   *
   * @param slots how many
   */
  static List<Planned> of(Rotation rotation, int slots) {
    QuotaPlan plan = new QuotaPlan(rotation);
    return IntStream.range(0, slots).mapToObj(plan::decide).toList();
  }

  private Planned decide(int slot) {
    List<Standing> standings = presence.in(slot);
    long turn = rotation.cadence().turn(slot);
    begin(standings, turn);
    List<Integer> base = turns == null ? List.of() : turns.in(turn);
    Optional<Seats> promised = promises.at(slot, standings, turn);
    return promised.isPresent()
        ? keep(slot, promised.get(), base, standings, turn)
        : choose(slot, base, standings, turn);
  }

  private Planned keep(
      int slot, Seats seats, List<Integer> base, List<Standing> standings, long turn) {
    outlook = null;
    List<Integer> roles =
        rotation.rules().style().roles().stream()
            .flatMap(role -> seats.owner(role).stream())
            .map(names::indexOf)
            .toList();
    List<Fraction> shares = pass(slot, standings, roles, promises.credits(slot, seats), turn);
    return new Planned(slot, seats, named(base), standings, shares, List.of());
  }

  private Planned choose(int slot, List<Integer> base, List<Standing> standings, long turn) {
    Stall stall = look(slot);
    Choice choice = new Choice(books, outlook(slot), stall, turns, turn);
    List<Integer> roles = books.served().roles(choice.make(), base);
    List<Fraction> shares = pass(slot, standings, roles, whole(roles), turn);
    return new Planned(slot, seats(roles), named(base), standings, shares, choice.considered());
  }

  private List<Fraction> pass(
      int slot, List<Standing> standings, List<Integer> roles, List<Fraction> credits, long turn) {
    List<Fraction> shares =
        books.accrual().pass(standings, Shares.seats(rotation, slot, standings));
    books.served().serve(roles, credits, turn);
    books.burden().pass(slot, shares, credits);
    return shares;
  }

  /** Looks ahead; what cannot be made up in time any more is made up bit by bit. */
  private Stall look(int slot) {
    try {
      return outlook(slot).look(slot);
    } catch (NoPlanException late) {
      books.accrual().restart(books.served().credits());
      outlook = null;
      return lookAgain(slot, late);
    }
  }

  private Stall lookAgain(int slot, NoPlanException late) {
    try {
      return outlook(slot).look(slot);
    } catch (NoPlanException never) {
      never.addSuppressed(late);
      throw new IllegalStateException("shares that begin anew always have a plan", never);
    }
  }

  private Outlook outlook(int slot) {
    if (outlook == null) {
      List<Fraction> served = books.served().credits();
      outlook = new Outlook(rotation, presence, books.accrual(), served, slot);
    }
    return outlook;
  }

  /** Begins a new order of turns when the members are not the same as before. */
  private void begin(List<Standing> standings, long turn) {
    List<Integer> now =
        IntStream.range(0, standings.size())
            .filter(at -> standings.get(at).isMember())
            .boxed()
            .toList();
    if (!now.equals(people)) {
      people = now;
      turns =
          now.isEmpty() || !equalWeights(now)
              ? null
              : Turns.of(rotation.rules().style(), ordered(now), turn);
    }
  }

  /** Orders members so that those come first who served least for what is due to them. */
  private List<Integer> ordered(List<Integer> members) {
    return members.stream()
        .sorted(
            Comparator.comparing(books::lag, Comparator.reverseOrder())
                .thenComparing(books.ranks()::get))
        .toList();
  }

  private boolean equalWeights(List<Integer> members) {
    return members.stream().map(at -> rotation.team().members().get(at).weight()).distinct().count()
        == 1;
  }

  private List<Fraction> whole(List<Integer> seated) {
    return IntStream.range(0, names.size())
        .mapToObj(at -> seated.contains(at) ? Fraction.WHOLE : Fraction.ZERO)
        .toList();
  }

  private Seats seats(List<Integer> members) {
    Optional<String> primary = members.stream().findFirst().map(names::get);
    Optional<String> secondary = members.stream().skip(1).findFirst().map(names::get);
    return new Seats(primary, secondary);
  }

  private List<String> named(List<Integer> members) {
    return members.stream().map(names::get).toList();
  }
}
