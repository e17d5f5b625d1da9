package io.paiadmin.core.rotation.schedule;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.rotation.duty.Agreed;
import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.duty.SlotDuties;
import io.paiadmin.core.rotation.duty.Swapped;
import io.paiadmin.core.rotation.plan.Plan;
import io.paiadmin.core.rotation.plan.Planned;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Seats;
import io.paiadmin.core.rotation.roster.Swap;
import io.paiadmin.core.rotation.slot.Slot;
import java.time.Instant;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Who is on duty when. Everything that is asked of a rotation is answered from here: what is
 * planned, then swaps in the order agreed, then slots given back, then covers in the order agreed.
 *
 * <p>Where everybody is always there and counts the same, a lookup is a formula, however far away.
 * Otherwise the slots from the anchor up to a moment are planned once, when the schedule is made.
 * Immutable, so that threads may share it.
 */
public final class Schedule {
  private final Rotation rotation;
  private final Plan plan;
  private final Swapped swapped;
  private final Agreed agreed;

  private Schedule(Rotation rotation, Plan plan) {
    this.rotation = rotation;
    this.plan = plan;
    // Swaps between published slots are part of what is published.
    List<Swap> swaps =
        rotation.agreements().swaps().stream()
            .filter(swap -> !rotation.published().settles(swap))
            .toList();
    this.swapped = Swapped.of(rotation, swaps, slot -> plan.at(slot).seats());
    this.agreed = new Agreed(rotation);
  }

  /**
   * Makes the schedule of a rotation.
   *
   * @param until up to when the schedule has to reach, at least; the longer, the more is planned
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code ROTATION_HORIZON} when that is
   *     outside the years 1900 to 2199, or a swap names a slot there
   */
  public static Schedule of(Rotation rotation, Instant until) {
    long last = rotation.cadence().at(until).number();
    LongStream swapped =
        rotation.agreements().swaps().stream()
            .flatMap(swap -> swap.slots().stream())
            .mapToLong(Long::longValue);
    long end = Math.max(Math.max(0, last), swapped.max().orElse(0)) + 1;
    // Refuses a swap in a slot beyond every known year before all slots up to it are planned.
    rotation.cadence().firstDate(end);
    return new Schedule(rotation, Plan.of(rotation, Math.toIntExact(end)));
  }

  /** Returns the rotation. */
  public Rotation rotation() {
    return rotation;
  }

  /**
   * Returns who is on duty at a moment, the primary first; a seat that nobody fills is a duty
   * without a member.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code ROTATION_HORIZON} when the
   *     schedule does not reach that far
   */
  public List<Duty> at(Instant moment) {
    return in(rotation.cadence().at(moment).number()).at(moment);
  }

  /**
   * Returns who is on duty in a slot.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code ROTATION_HORIZON} when the
   *     schedule does not reach that far
   */
  public SlotDuties in(long slot) {
    return agreed.in(rotation.cadence().slot(slot), owners(slot));
  }

  /** Returns to whom a slot belongs, after swaps. */
  public Seats owners(long slot) {
    Seats moved = swapped.moved().get(slot);
    return moved != null ? moved : planned(slot).seats();
  }

  Planned planned(long slot) {
    if (slot >= plan.end()) {
      Instant end = rotation.cadence().start(plan.end());
      String message = "this schedule ends at %s, before slot %s".formatted(end, slot);
      String fix = "make a schedule that reaches further";
      throw new PaiAdminException(
          StandardErrorCode.INVALID_INPUT,
          List.of(Problem.error("ROTATION_HORIZON", "", message, fix)));
    }
    return plan.at(slot);
  }

  /**
   * Returns the first slot of which this schedule knows nothing; a huge number when it knows all.
   */
  long end() {
    return plan.end();
  }

  /** Returns the slots with a length from one moment to another, by time. */
  public Stream<Slot> slots(Instant from, Instant to) {
    long first = rotation.cadence().at(from).number();
    return LongStream.iterate(
            first, slot -> rotation.cadence().start(slot).isBefore(to), slot -> slot + 1)
        .mapToObj(rotation.cadence()::slot)
        .filter(slot -> !slot.isEmpty());
  }

  /** Returns the duties that lie, wholly or in part, between two moments, by slot. */
  public List<Duty> list(Instant from, Instant to) {
    return slots(from, to)
        .flatMap(slot -> in(slot.number()).duties().stream())
        .filter(duty -> duty.range().start().isBefore(to) && duty.range().end().isAfter(from))
        .toList();
  }

  /** Returns the duties between two moments in which nobody serves. */
  public List<Duty> gaps(Instant from, Instant to) {
    return list(from, to).stream().filter(duty -> !duty.isCovered()).toList();
  }

  /** Returns the hand-off with which a slot begins. */
  public Handoff handoff(long slot) {
    Instant start = rotation.cadence().start(slot);
    return Handoff.between(slot, start, before(slot), in(slot).at(start));
  }

  private List<Duty> before(long slot) {
    long earlier = slot - 1;
    while (rotation.cadence().isEmpty(earlier)) {
      earlier--;
    }
    SlotDuties duties = in(earlier);
    return duties.at(duties.slot().end().minusNanos(1));
  }

  /**
   * Returns the next slot to begin after a moment.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code ROTATION_HORIZON} after the
   *     year 2199
   */
  public long next(Instant moment) {
    long slot = rotation.cadence().at(moment).number() + 1;
    while (rotation.cadence().isEmpty(slot)) {
      slot++;
    }
    return slot;
  }

  /** Returns the ledger of the slots from the anchor up to another, which is not included. */
  public Ledger ledger(long end) {
    return Ledger.of(this, end);
  }

  /** Returns who could take a slot over, whom to ask first at the front. */
  public List<Suggestion> suggestCover(long slot) {
    return Suggestion.of(this, slot);
  }
}
