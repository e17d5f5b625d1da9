package io.paiadmin.core.rotation.plan;

import io.paiadmin.core.rotation.agreement.Agreed;
import io.paiadmin.core.rotation.agreement.Swapped;
import io.paiadmin.core.rotation.duty.Standing;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Published;
import io.paiadmin.core.rotation.roster.Role;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Seats;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * To whom published slots belong: to whom they were promised, after the swaps among them; but where
 * an owner is gone from a slot still to come, to whoever stands in.
 */
final class Promises {
  private final Rotation rotation;
  private final Published published;
  private final Books books;
  private final List<String> names;
  private final Map<Long, Seats> swapped;
  private final Agreed agreed;

  Promises(Rotation rotation, Books books) {
    this.rotation = rotation;
    this.published = rotation.published();
    this.books = books;
    this.names = rotation.team().names();
    this.agreed = new Agreed(rotation);
    this.swapped = Swapped.published(rotation).moved();
  }

  /** Returns the owners of a slot; empty when it is not published. */
  Optional<Seats> at(long slot, List<Standing> standings, long turn) {
    Optional<Seats> promised = Optional.ofNullable(swapped.get(slot)).or(() -> published.at(slot));
    return promised.map(
        seats -> published.hasBegun(slot) ? seats : filled(slot, seats, standings, turn));
  }

  private Seats filled(long slot, Seats seats, List<Standing> standings, long turn) {
    Seats kept = seats;
    for (Role role : Role.values()) {
      if (seats.owner(role).filter(owner -> !isPresent(owner, standings)).isPresent()) {
        kept = kept.with(role, Optional.empty());
      }
    }
    for (Role role : rotation.rules().style().roles()) {
      if (kept.owner(role).isEmpty() && !rotation.cadence().isEmpty(slot)) {
        kept = kept.with(role, standIn(kept, standings, turn));
      }
    }
    return kept;
  }

  private boolean isPresent(String member, List<Standing> standings) {
    return standings.get(names.indexOf(member)) == Standing.PRESENT;
  }

  private Optional<String> standIn(Seats seats, List<Standing> standings, long turn) {
    List<Integer> seated = seats.members().stream().map(names::indexOf).toList();
    return IntStream.range(0, names.size())
        .filter(at -> standings.get(at) == Standing.PRESENT && !seated.contains(at))
        .mapToObj(
            at ->
                new StandIn(
                    names.get(at),
                    books.rests(at, turn),
                    books.isExcluded(at, seated),
                    books.lag(at),
                    books.ranks().get(at)))
        .min(StandIn.ORDER)
        .map(StandIn::member);
  }

  /** Returns what each member serves of a slot, in the order of the team. */
  List<Fraction> credits(long slot, Seats seats) {
    Map<String, Fraction> credit = agreed.in(rotation.cadence().slot(slot), seats).credit();
    return names.stream().map(name -> credit.getOrDefault(name, Fraction.ZERO)).toList();
  }
}
