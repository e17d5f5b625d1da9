package io.paiadmin.core.rotation.duty;

import io.paiadmin.core.rotation.roster.Cover;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Vacancy;
import io.paiadmin.core.rotation.slot.Slot;
import io.paiadmin.core.time.InstantRange;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Who is on duty in one slot. The duties of a role follow each other without a hole from its start
 * to its end. Immutable.
 *
 * @param slot the slot
 * @param duties every stretch, the primary's first, then by time
 * @param vacated what was given back, of those vacancies that name an owner
 * @param applied the covers that change who serves
 * @param voided the covers that would put somebody on duty who is on duty already or away
 */
public record SlotDuties(
    Slot slot, List<Duty> duties, List<Vacancy> vacated, List<Cover> applied, List<Cover> voided) {
  /** Copies the lists. */
  public SlotDuties {
    duties = List.copyOf(duties);
    vacated = List.copyOf(vacated);
    applied = List.copyOf(applied);
    voided = List.copyOf(voided);
  }

  /** Returns who serves in which role at a moment of the slot. */
  public List<Duty> at(Instant moment) {
    return duties.stream().filter(duty -> duty.range().contains(moment)).toList();
  }

  /**
   * Returns what each member serves of this slot: 1 for a whole slot in one role, whatever its
   * hours.
   */
  public Map<String, Fraction> credit() {
    return credit(duty -> true);
  }

  /** Returns what each member serves of this slot in some duties only. */
  public Map<String, Fraction> credit(Predicate<Duty> counts) {
    return duties.stream()
        .filter(counts)
        .filter(Duty::isCovered)
        .collect(
            Collectors.toMap(
                duty -> duty.member().orElseThrow(),
                duty -> share(duty.range()),
                Fraction::plus,
                TreeMap::new));
  }

  private Fraction share(InstantRange range) {
    return range.equals(slot.range())
        ? Fraction.WHOLE
        : new Fraction(nanos(range), nanos(slot.range()));
  }

  private static BigInteger nanos(InstantRange range) {
    Duration length = range.length();
    return BigInteger.valueOf(length.getSeconds())
        .multiply(BigInteger.valueOf(1_000_000_000))
        .add(BigInteger.valueOf(length.getNano()));
  }
}
