package io.paiadmin.core.rotation.schedule;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.rotation.agreement.Agreed;
import io.paiadmin.core.rotation.agreement.Swapped;
import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.duty.SlotDuties;
import io.paiadmin.core.rotation.plan.Plan;
import io.paiadmin.core.rotation.plan.Planned;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Seats;
import io.paiadmin.core.rotation.roster.Swap;
import io.paiadmin.core.rotation.slot.Slot;
import io.paiadmin.core.time.InstantRange;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Who is on duty when. Everything that is asked of a rotation is answered from here: what is
 * planned, then swaps in the order agreed, then slots given back, then covers in the order agreed.
 *
 * <p>Where everybody is always there and counts the same, a lookup is a formula, however far away.
 * Otherwise the slots from the anchor up to a moment are planned once, when the schedule is made.
 * Every question beyond that moment is refused with {@code INVALID_INPUT} and {@code
 * ROTATION_HORIZON}. Before the anchor there is the formula alone. Immutable, so that threads may
 * share it.
 */
public final class Schedule {
  private final Rotation rotation;
  private final Plan plan;
  private final Swapped settled;
  private final Swapped swapped;
  private final Agreed agreed;

  private Schedule(Rotation rotation, Plan plan) {
    this.rotation = rotation;
    this.plan = plan;
    // Swaps between published slots are part of what is published.
    this.settled = Swapped.published(rotation);
    this.swapped = Swapped.open(rotation, slot -> plan.at(slot).seats());
    this.agreed = new Agreed(rotation);
  }

  /**
   * Makes the schedule of a rotation.
   *
   * @param until up to when the schedule has to reach, at least; the longer, the more is planned
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code ROTATION_HORIZON} when that is
   *     outside the years 1900 to 2199, or a swap names a slot or a cover a moment there
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
    Slot slot = rotation.cadence().at(moment);
    return agreed.in(slot, owners(slot.number())).at(moment);
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

  /** Returns to whom a slot is published, after swaps; empty when it is not. */
  public Optional<Seats> promised(long slot) {
    return Optional.ofNullable(settled.moved().get(slot)).or(() -> rotation.published().at(slot));
  }

  /** Returns to whom a slot belongs by the plan, before swaps that are not part of it. */
  public Seats plannedOwners(long slot) {
    return planned(slot).seats();
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
  public long end() {
    return plan.end();
  }

  /** Tells whether the plan is a formula, which looks at nothing but turns. */
  boolean isFormula() {
    return plan.end() == Long.MAX_VALUE;
  }

  /** Returns the first slot within the rest before a slot; before the anchor nobody served. */
  long restingFrom(long slot) {
    long first = slot - rotation.rules().rest();
    return slot >= 0 ? Math.max(0, first) : first;
  }

  /** Returns the swaps that change nothing. */
  List<Swap> voided() {
    return Stream.concat(settled.voided().stream(), swapped.voided().stream()).toList();
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

  /** Returns what nobody serves between two moments, and why. */
  public List<Gap> gaps(Instant from, Instant to) {
    return list(from, to).stream()
        .filter(duty -> !duty.isCovered())
        .map(duty -> Gap.of(this, duty))
        .toList();
  }

  /**
   * Returns what somebody should look at between two moments: what was agreed without effect, and a
   * rest that cannot be kept.
   */
  public List<Problem> warnings(Instant from, Instant to) {
    return Review.of(this, from, to);
  }

  /**
   * Returns what goes to somebody else in another schedule with the same slots, between two
   * moments, by slot, then by role.
   */
  public List<Move> moves(Schedule other, Instant from, Instant to) {
    InstantRange within = new InstantRange(from, to);
    return slots(from, to)
        .map(Slot::number)
        .flatMap(slot -> Move.between(in(slot).duties(), other.in(slot).duties(), within))
        .toList();
  }

  /**
   * Explains why a slot is whose it is. Costs as much as two ledgers.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code ROTATION_HORIZON} when the
   *     schedule does not reach that far
   */
  public Explanation explain(long slot) {
    return new Explaining(this, slot).explain();
  }

  /** Returns the hand-off with which a slot begins. */
  public Handoff handoff(long slot) {
    Instant start = rotation.cadence().start(slot);
    return Handoff.between(slot, start, before(slot), in(slot).at(start));
  }

  /** Returns the next hand-off after a moment: that of the next slot, or one by a cover. */
  public Handoff nextHandoff(Instant moment) {
    SlotDuties duties = in(rotation.cadence().at(moment).number());
    Slot slot = duties.slot();
    Instant next =
        duties.duties().stream()
            .map(duty -> duty.range().end())
            .filter(moment::isBefore)
            .min(Comparator.naturalOrder())
            .orElse(slot.end());
    return next.isBefore(slot.end())
        ? Handoff.between(slot.number(), next, duties.at(next.minusNanos(1)), duties.at(next))
        : handoff(next(moment));
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

  /**
   * Returns the ledger of the slots from the anchor up to another, which is not included; an empty
   * one before the anchor. Costs as much as a lookup for each slot.
   */
  public Ledger ledger(long end) {
    return Ledger.of(this, end);
  }

  /** Returns who could take a slot over, whom to ask first at the front. Costs a ledger. */
  public List<Suggestion> suggestCover(long slot) {
    return Suggestion.of(this, slot);
  }
}
