package io.paiadmin.core.rotation.duty;

import io.paiadmin.core.rotation.roster.Role;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Seats;
import io.paiadmin.core.rotation.roster.Swap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;

/**
 * To whom slots belong after swaps, each made after those before it. Immutable.
 *
 * @param moved the owners of the slots that some swap touches, by number
 * @param voided the swaps that would give a slot to somebody who is away in it or has it already;
 *     they change nothing
 */
public record Swapped(Map<Long, Seats> moved, List<Swap> voided) {
  /** Takes copies. */
  public Swapped {
    moved = Map.copyOf(moved);
    voided = List.copyOf(voided);
  }

  /**
   * Makes swaps.
   *
   * @param promised to whom a slot belongs before
   */
  public static Swapped of(Rotation rotation, List<Swap> swaps, LongFunction<Seats> promised) {
    Presence presence = new Presence(rotation.cadence(), rotation.team());
    Map<Long, Seats> moved = new HashMap<>();
    List<Swap> voided = new ArrayList<>();
    for (Swap swap : swaps) {
      Seats first = moved.computeIfAbsent(swap.first(), promised::apply);
      Seats second = moved.computeIfAbsent(swap.second(), promised::apply);
      if (fits(presence, swap, swap.first(), first, second)
          && fits(presence, swap, swap.second(), second, first)) {
        moved.put(swap.first(), exchanged(swap, first, second));
        moved.put(swap.second(), exchanged(swap, second, first));
      } else {
        voided.add(swap);
      }
    }
    return new Swapped(moved, voided);
  }

  private static Seats exchanged(Swap swap, Seats own, Seats other) {
    return new Seats(
        owner(swap, Role.PRIMARY, own, other), owner(swap, Role.SECONDARY, own, other));
  }

  private static Optional<String> owner(Swap swap, Role role, Seats own, Seats other) {
    return (swap.moves(role) ? other : own).owner(role);
  }

  /** Tells whether those who come are there, and do not stay in the slot in another role. */
  private static boolean fits(Presence presence, Swap swap, long slot, Seats own, Seats other) {
    Optional<String> primary = owner(swap, Role.PRIMARY, own, other);
    boolean twice = primary.isPresent() && primary.equals(owner(swap, Role.SECONDARY, own, other));
    return !twice
        && other.members().stream()
            .filter(one -> other.role(one).filter(swap::moves).isPresent())
            .allMatch(one -> presence.isPresent(one, slot));
  }
}
