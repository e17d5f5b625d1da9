package io.paiadmin.core.rotation.roster;

import io.paiadmin.api.PaiAdminException;
import java.time.LocalDate;
import java.util.Optional;

/**
 * Somebody who takes part in a rotation. Immutable.
 *
 * @param name tells members apart; never blank
 * @param email where messages go, if known
 * @param weight this member's share beside those of the others, from 1/100 to 100; usually 1
 * @param from the first day as a member; empty for somebody who was there from the start. Duty can
 *     begin with the first slot that starts on that day or later.
 * @param until the last day as a member; empty for somebody who stays. No slot that goes on after
 *     that day is theirs.
 */
public record Member(
    String name,
    Optional<String> email,
    Fraction weight,
    Optional<LocalDate> from,
    Optional<LocalDate> until) {
  private static final Fraction LEAST = Fraction.of(1, 100);
  private static final Fraction MOST = Fraction.of(100);

  /**
   * Makes a member.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code ROTATION_NAME}, {@code
   *     ROTATION_WEIGHT} or {@code ROTATION_DATES} when a value is out of its range
   */
  public Member {
    if (name.isBlank()) {
      throw Refusal.of("ROTATION_NAME", "", "a member has no name", "give a name");
    }
    if (weight.compareTo(LEAST) < 0 || weight.compareTo(MOST) > 0) {
      String message = "%s has the weight %s".formatted(name, weight);
      throw Refusal.of("ROTATION_WEIGHT", "", message, "give a weight from 1/100 to 100");
    }
    if (from.isPresent() && until.isPresent() && until.get().isBefore(from.get())) {
      String message = "%s leaves on %s, before joining".formatted(name, until.get());
      throw Refusal.of("ROTATION_DATES", "", message, "let 'until' be 'from' or a later day");
    }
  }

  /** Makes a member of weight 1 who is there from the start and stays. */
  public static Member of(String name) {
    return new Member(name, Optional.empty(), Fraction.WHOLE, Optional.empty(), Optional.empty());
  }

  /** Returns this member with a weight. */
  public Member weighing(Fraction other) {
    return new Member(name, email, other, from, until);
  }

  /** Returns this member, joining on a day. */
  public Member joining(LocalDate day) {
    return new Member(name, email, weight, Optional.of(day), until);
  }

  /** Returns this member, with a day as the last one. */
  public Member leaving(LocalDate day) {
    return new Member(name, email, weight, from, Optional.of(day));
  }

  /** Tells whether this member has not joined on some day yet. */
  public boolean joinsAfter(LocalDate day) {
    return from.filter(day::isBefore).isPresent();
  }

  /** Tells whether this member has left on some day. */
  public boolean leavesBefore(LocalDate day) {
    return until.filter(day::isAfter).isPresent();
  }
}
