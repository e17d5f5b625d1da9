package io.paiadmin.core.rotation.schedule;

import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.roster.Role;
import io.paiadmin.core.time.InstantRange;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A stretch of duty that goes to somebody else. Immutable.
 *
 * @param slot the number of the slot
 * @param role the role
 * @param range from when to when
 * @param from who would have served; empty for nobody
 * @param to who serves; empty for nobody
 */
public record Move(
    long slot, Role role, InstantRange range, Optional<String> from, Optional<String> to) {

  /** Returns where the duties of one slot differ, within a time. */
  static Stream<Move> between(List<Duty> before, List<Duty> after, InstantRange within) {
    return before.stream()
        .flatMap(
            old ->
                after.stream()
                    .filter(young -> young.role() == old.role())
                    .filter(young -> young.range().overlaps(old.range()))
                    .filter(young -> !young.member().equals(old.member()))
                    .map(young -> of(old, young))
                    .filter(move -> move.range().overlaps(within))
                    .map(move -> move.in(within)));
  }

  private static Move of(Duty old, Duty young) {
    InstantRange common = old.range().common(young.range());
    return new Move(old.slot(), old.role(), common, old.member(), young.member());
  }

  private Move in(InstantRange within) {
    return new Move(slot, role, range.common(within), from, to);
  }
}
