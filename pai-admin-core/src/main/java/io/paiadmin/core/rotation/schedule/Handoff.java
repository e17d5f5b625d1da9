package io.paiadmin.core.rotation.schedule;

import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.time.WorkingCalendar;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Duty changes hands, since a slot or a cover begins or ends. Immutable.
 *
 * @param slot the number of the slot that begins, or in which the cover lies
 * @param at when
 * @param leaving who goes off duty
 * @param coming who goes on duty
 * @param staying who was on duty and still is
 */
public record Handoff(
    long slot, Instant at, List<String> leaving, List<String> coming, List<String> staying) {
  /** Copies the lists. */
  public Handoff {
    leaving = List.copyOf(leaving);
    coming = List.copyOf(coming);
    staying = List.copyOf(staying);
  }

  static Handoff between(long slot, Instant at, List<Duty> before, List<Duty> after) {
    List<String> old = names(before);
    List<String> young = names(after);
    return new Handoff(
        slot,
        at,
        old.stream().filter(one -> !young.contains(one)).toList(),
        young.stream().filter(one -> !old.contains(one)).toList(),
        young.stream().filter(old::contains).toList());
  }

  private static List<String> names(List<Duty> duties) {
    return duties.stream().map(Duty::member).flatMap(Optional::stream).toList();
  }

  /**
   * Returns when to remind people: some working time before the hand-off, so that it is read in
   * working hours.
   */
  public Instant reminder(WorkingCalendar calendar, Duration lead) {
    return calendar.subtract(at, lead);
  }
}
