package io.paiadmin.core.rotation.change;

import io.paiadmin.core.rotation.roster.Agreements;
import io.paiadmin.core.rotation.roster.Published;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Seats;
import io.paiadmin.core.rotation.roster.Swap;
import io.paiadmin.core.rotation.schedule.Schedule;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongFunction;
import java.util.stream.LongStream;

/**
 * Publishes slots as they are.
 *
 * @param schedule reaches all of them
 * @param end the first slot that is not published by this
 * @param begun the first slot that has not begun
 */
record Freeze(Schedule schedule, long end, long begun) {
  Rotation rotation() {
    Rotation rotation = schedule.rotation();
    Published published = rotation.published();
    Rotation kept =
        rotation.with(
            published(
                end, slot -> published.at(slot).orElseGet(() -> schedule.plannedOwners(slot))));
    return isKept(published) && isSame(kept) ? kept : settled(rotation);
  }

  /**
   * Takes the swaps into what is published. Needed where somebody stands in for whoever a slot was
   * promised to, so that it is theirs from now on, and where swaps would be made in another order.
   */
  private Rotation settled(Rotation rotation) {
    Agreements agreements = rotation.agreements();
    long last = lastSwapped();
    return rotation
        .with(new Agreements(List.of(), agreements.vacancies(), agreements.covers()))
        .with(published(Math.max(end, last + 1), schedule::owners));
  }

  private long lastSwapped() {
    return schedule.rotation().agreements().swaps().stream()
        .map(Swap::slots)
        .flatMap(List::stream)
        .mapToLong(Long::longValue)
        .max()
        .orElse(Long.MIN_VALUE);
  }

  private Published published(long until, LongFunction<Seats> seats) {
    NavigableMap<Long, Seats> known = new TreeMap<>(schedule.rotation().published().seats());
    long first = known.isEmpty() ? 0 : Math.min(0, known.firstKey());
    long last = known.isEmpty() ? until : Math.max(until, known.lastKey() + 1);
    LongStream.range(first, last).forEach(slot -> known.put(slot, seats.apply(slot)));
    return new Published(known, Math.max(begun, schedule.rotation().published().begun()));
  }

  private boolean isKept(Published published) {
    return published.seats().keySet().stream()
        .filter(slot -> slot < schedule.end())
        .allMatch(
            slot -> schedule.promised(slot).equals(Optional.of(schedule.plannedOwners(slot))));
  }

  private boolean isSame(Rotation kept) {
    Schedule other = Schedule.of(kept, kept.cadence().start(Math.max(0, end)));
    return LongStream.range(0, end)
        .allMatch(slot -> other.owners(slot).equals(schedule.owners(slot)));
  }
}
