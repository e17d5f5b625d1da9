package io.paiadmin.core.rotation.roster;

import io.paiadmin.api.PaiAdminException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Who has which role in a slot. Immutable.
 *
 * @param primary who is primary, if anybody
 * @param secondary who is secondary, if anybody; always empty in a rotation of one
 */
public record Seats(Optional<String> primary, Optional<String> secondary) {
  /** Nobody at all. */
  public static final Seats NOBODY = new Seats(Optional.empty(), Optional.empty());

  /**
   * Seats people.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code ROTATION_TWICE} when one person
   *     has both roles
   */
  public Seats {
    if (primary.isPresent() && primary.equals(secondary)) {
      String message = primary.get() + " cannot be primary and secondary at once";
      throw Refusal.of("ROTATION_TWICE", "", message, "name two people");
    }
  }

  /** Seats one person. */
  public static Seats of(String primary) {
    return new Seats(Optional.of(primary), Optional.empty());
  }

  /** Seats two people. */
  public static Seats of(String primary, String secondary) {
    return new Seats(Optional.of(primary), Optional.of(secondary));
  }

  /** Returns who has a role, if anybody. */
  public Optional<String> owner(Role role) {
    return role == Role.PRIMARY ? primary : secondary;
  }

  /** Returns the role of somebody, if they have one. */
  public Optional<Role> role(String member) {
    return Stream.of(Role.values())
        .filter(role -> owner(role).filter(member::equals).isPresent())
        .findFirst();
  }

  /** Returns these seats with one of them given to somebody, or to nobody. */
  public Seats with(Role role, Optional<String> owner) {
    return role == Role.PRIMARY ? new Seats(owner, secondary) : new Seats(primary, owner);
  }

  /** Returns who sits, the primary first. */
  public List<String> members() {
    return Stream.of(primary, secondary).flatMap(Optional::stream).toList();
  }
}
