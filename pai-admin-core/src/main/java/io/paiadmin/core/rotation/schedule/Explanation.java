package io.paiadmin.core.rotation.schedule;

import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.duty.Standing;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Seats;
import io.paiadmin.core.rotation.slot.Cadence;
import io.paiadmin.core.rotation.slot.Slot;
import java.util.List;
import java.util.Optional;

/**
 * Why a slot is whose it is: the turn, the plan, what was agreed, and what became of everybody.
 * Immutable.
 *
 * @param cadence from when and how slots are counted
 * @param tzdb the version of the time zone data that its boundaries come from; {@code none} for a
 *     zone without any
 * @param slot the slot
 * @param turn whose turn it is when all are there, the primary first; empty when weights differ
 * @param promised to whom it was published, if it was, before swaps
 * @param planned to whom it belongs by the plan, after swaps among published slots
 * @param adjustments what was agreed about it, in the order applied
 * @param duties who serves when
 * @param regards one for each member, in the order of the team
 */
public record Explanation(
    Cadence cadence,
    String tzdb,
    Slot slot,
    List<String> turn,
    Optional<Seats> promised,
    Seats planned,
    List<Adjustment> adjustments,
    List<Duty> duties,
    List<Regard> regards) {
  /** Copies the lists. */
  public Explanation {
    turn = List.copyOf(turn);
    adjustments = List.copyOf(adjustments);
    duties = List.copyOf(duties);
    regards = List.copyOf(regards);
  }

  /**
   * What a slot is to one member.
   *
   * @param member the name
   * @param standing whether they are there
   * @param whyNot why they do not serve, to follow the name in a sentence; empty when they do
   * @param before by how much less they served than is due to them, before the slot
   * @param after the same after the slot
   */
  public record Regard(
      String member, Standing standing, String whyNot, Fraction before, Fraction after) {}
}
