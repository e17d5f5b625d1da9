package io.paiadmin.core.rotation.plan;

import io.paiadmin.core.rotation.duty.Standing;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Seats;
import java.util.List;

/**
 * What is planned for a slot. Immutable.
 *
 * @param slot its number
 * @param seats who serves; a seat that nobody can take stays empty
 * @param turn whose turn it is when all are there, the primary first; empty when weights differ
 * @param standings what each member is in it, in the order of the team
 * @param shares what each member is entitled to of it, in the order of the team
 * @param considered who was there and does not serve; empty for whatever is published
 */
public record Planned(
    long slot,
    Seats seats,
    List<String> turn,
    List<Standing> standings,
    List<Fraction> shares,
    List<Considered> considered) {
  /** Copies the lists. */
  public Planned {
    turn = List.copyOf(turn);
    standings = List.copyOf(standings);
    shares = List.copyOf(shares);
    considered = List.copyOf(considered);
  }

  /** Returns the same plan with other owners. */
  Planned with(Seats other) {
    return new Planned(slot, other, turn, standings, shares, considered);
  }
}
