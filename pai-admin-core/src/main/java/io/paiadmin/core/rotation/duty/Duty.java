package io.paiadmin.core.rotation.duty;

import io.paiadmin.core.rotation.roster.Role;
import io.paiadmin.core.time.InstantRange;
import java.util.Optional;

/**
 * A stretch of time in which one person, or nobody, serves in a role. Immutable.
 *
 * @param slot the number of the slot it lies in
 * @param role the role
 * @param segment counts the stretches of this role in this slot, from 0; 0 alone for a whole slot
 * @param range from when to when
 * @param owner whose duty it is; empty when nobody was there to take it
 * @param member who serves: the owner, or somebody who covers; empty when nobody does
 */
public record Duty(
    long slot,
    Role role,
    int segment,
    InstantRange range,
    Optional<String> owner,
    Optional<String> member) {
  /** Tells whether somebody serves. */
  public boolean isCovered() {
    return member.isPresent();
  }

  /** Returns for whom somebody else serves; empty when the owner serves, or nobody. */
  public Optional<String> inPlaceOf() {
    return isCovered() && !member.equals(owner) ? owner : Optional.empty();
  }
}
