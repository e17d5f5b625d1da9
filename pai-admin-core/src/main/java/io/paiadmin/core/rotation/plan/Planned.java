package io.paiadmin.core.rotation.plan;

import io.paiadmin.core.rotation.roster.Seats;
import java.util.List;

/**
 * What is planned for a slot. Immutable.
 *
 * @param slot its number
 * @param seats who serves; a seat that nobody can take stays empty
 * @param standings what each member is in it, in the order of the team
 */
public record Planned(long slot, Seats seats, List<Standing> standings) {
  /** Copies the list. */
  public Planned {
    standings = List.copyOf(standings);
  }
}
