package io.paiadmin.core.rotation.agreement;

import io.paiadmin.core.rotation.roster.Published;
import io.paiadmin.core.rotation.roster.Role;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Seats;
import io.paiadmin.core.rotation.roster.Swap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
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
   * Makes the swaps of which both slots are published. Whoever is away by now was promised the slot
   * nevertheless, so that somebody stands in for them there, and everything else stays.
   */
  public static Swapped published(Rotation rotation) {
    Published published = rotation.published();
    List<Swap> swaps = rotation.agreements().swaps().stream().filter(published::settles).toList();
    return of(swaps, slot -> published.at(slot).orElse(Seats.NOBODY), (member, slot) -> true);
  }

  /**
   * Makes the other swaps.
   *
   * @param planned to whom a slot belongs before
   */
  public static Swapped open(Rotation rotation, LongFunction<Seats> planned) {
    List<Swap> swaps =
        rotation.agreements().swaps().stream()
            .filter(swap -> !rotation.published().settles(swap))
            .toList();
    return of(swaps, planned, new Presence(rotation.cadence(), rotation.team())::isPresent);
  }

  private static Swapped of(
      List<Swap> swaps, LongFunction<Seats> before, BiPredicate<String, Long> presence) {
    Map<Long, Seats> moved = new HashMap<>();
    List<Swap> voided = new ArrayList<>();
    for (Swap swap : swaps) {
      Seats first = moved.computeIfAbsent(swap.first(), before::apply);
      Seats second = moved.computeIfAbsent(swap.second(), before::apply);
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
  private static boolean fits(
      BiPredicate<String, Long> presence, Swap swap, long slot, Seats own, Seats other) {
    Optional<String> primary = owner(swap, Role.PRIMARY, own, other);
    boolean twice = primary.isPresent() && primary.equals(owner(swap, Role.SECONDARY, own, other));
    return !twice
        && other.members().stream()
            .filter(one -> other.role(one).filter(swap::moves).isPresent())
            .allMatch(one -> presence.test(one, slot));
  }
}
