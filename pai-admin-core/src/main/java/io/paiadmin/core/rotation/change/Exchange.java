package io.paiadmin.core.rotation.change;

import io.paiadmin.api.Problem;
import io.paiadmin.core.rotation.roster.Role;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Seats;
import io.paiadmin.core.rotation.roster.Style;
import io.paiadmin.core.rotation.roster.Swap;
import io.paiadmin.core.rotation.slot.Slot;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The owners of two slots change places. Everything up to the later slot is published first, so
 * that it stays with those who agreed.
 *
 * @param swap the slots
 * @param consents who has agreed; all owners have to
 */
public record Exchange(Swap swap, Set<String> consents) implements Command {
  /** Copies the names. */
  public Exchange {
    consents = Set.copyOf(consents);
  }

  @Override
  public List<Problem> faults(Present present) {
    List<Problem> past =
        Stream.concat(swap.slots().stream().flatMap(present::past), role(present)).toList();
    return past.isEmpty()
        ? swap.slots().stream().flatMap(slot -> faults(present, slot)).toList()
        : past;
  }

  private Stream<Problem> role(Present present) {
    Style style = present.rotation().rules().style();
    return swap
        .role()
        .filter(role -> !style.roles().contains(role))
        .map(role -> "nobody is %s in the style %s".formatted(role.text(), style.text()))
        .map(message -> Present.fault("ROTATION_SWAP", message, "leave the role out"))
        .stream();
  }

  private Stream<Problem> faults(Present present, long slot) {
    return Stream.of(empty(present, slot), silent(present, slot), misfits(present, slot))
        .flatMap(faults -> faults);
  }

  /** Tells of those who would get a slot and cannot. */
  private Stream<Problem> misfits(Present present, long slot) {
    Seats other = present.schedule().owners(slot == swap.first() ? swap.second() : swap.first());
    Seats own = present.schedule().owners(slot);
    return Stream.of(Role.values())
        .filter(swap::moves)
        .flatMap(role -> other.owner(role).stream())
        .flatMap(member -> misfit(present, slot, own, member).stream())
        .map(why -> Present.fault("SWAP_VOID", why, "name another slot"));
  }

  private Optional<String> misfit(Present present, long slot, Seats own, String member) {
    Slot dates = present.rotation().cadence().slot(slot);
    if (!present.rotation().team().isThere(member, dates.firstDate(), dates.endDate())) {
      return Optional.of("%s is away in slot %s".formatted(member, slot));
    }
    return own.role(member)
        .filter(role -> !swap.moves(role))
        .map(role -> "%s is %s in slot %s already".formatted(member, role.text(), slot));
  }

  private static Stream<Problem> empty(Present present, long slot) {
    String message = "slot %s has no length: its zone skips that day".formatted(slot);
    return present.rotation().cadence().isEmpty(slot)
        ? Stream.of(Present.fault("ROTATION_SWAP", message, "name another slot"))
        : Stream.empty();
  }

  /** Tells of owners who have not agreed. */
  private Stream<Problem> silent(Present present, long slot) {
    Seats owners = present.schedule().owners(slot);
    return Stream.of(Role.values())
        .filter(swap::moves)
        .map(owners::owner)
        .flatMap(Optional::stream)
        .filter(owner -> !consents.contains(owner))
        .map(
            owner ->
                Present.fault(
                    "ROTATION_CONSENT",
                    "%s, to whom slot %s belongs, has not agreed".formatted(owner, slot),
                    "ask them first"));
  }

  @Override
  public long firstOpen(Present present) {
    return Math.max(present.firstOpen(), Math.max(swap.first(), swap.second()) + 1);
  }

  @Override
  public Rotation applied(Rotation rotation) {
    return rotation.with(rotation.agreements().and(swap));
  }
}
