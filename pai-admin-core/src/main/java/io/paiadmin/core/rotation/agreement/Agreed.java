package io.paiadmin.core.rotation.agreement;

import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.duty.SlotDuties;
import io.paiadmin.core.rotation.roster.Cover;
import io.paiadmin.core.rotation.roster.Role;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Seats;
import io.paiadmin.core.rotation.roster.Vacancy;
import io.paiadmin.core.rotation.slot.Cadence;
import io.paiadmin.core.rotation.slot.Slot;
import io.paiadmin.core.time.FirstInstant;
import io.paiadmin.core.time.InstantRange;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * The vacancies and covers of a rotation by slot: from whom a slot belongs to follows who serves in
 * it. Immutable.
 */
public final class Agreed {
  private final Rotation rotation;
  private final Map<Long, List<Vacancy>> vacancies;
  private final Map<Long, List<Cover>> covers = new HashMap<>();

  /** Sorts what was agreed by slot. */
  public Agreed(Rotation rotation) {
    this.rotation = rotation;
    this.vacancies =
        rotation.agreements().vacancies().stream().collect(Collectors.groupingBy(Vacancy::slot));
    for (Cover cover : rotation.agreements().covers()) {
      slots(rotation.cadence(), cover)
          .forEach(slot -> covers.computeIfAbsent(slot, key -> new ArrayList<>()).add(cover));
    }
  }

  /** Returns the numbers of the slots in which a cover lies. */
  public static LongStream slots(Cadence cadence, Cover cover) {
    long first = cadence.at(cover.range().start()).number();
    long last = cadence.at(cover.range().end().minusNanos(1)).number();
    return LongStream.rangeClosed(first, last);
  }

  /** Returns who is on duty in a slot: its owners, less what was given back, then the covers. */
  public SlotDuties in(Slot slot, Seats seats) {
    if (slot.isEmpty()) {
      return new SlotDuties(slot, List.of(), List.of(), List.of(), List.of());
    }
    List<Vacancy> vacated =
        vacancies.getOrDefault(slot.number(), List.of()).stream()
            .filter(vacancy -> seats.role(vacancy.member()).isPresent())
            .toList();
    List<String> gone = vacated.stream().map(Vacancy::member).toList();
    List<Duty> whole =
        rotation.rules().style().roles().stream()
            .map(role -> whole(slot, role, seats.owner(role), gone))
            .toList();
    Covering covering = new Covering(whole);
    for (Cover cover : covers.getOrDefault(slot.number(), List.of())) {
      covering.cover(cover, present(cover.by(), cover.range().common(slot.range())));
    }
    return new SlotDuties(
        slot, numbered(covering.duties()), vacated, covering.applied(), covering.voided());
  }

  private static Duty whole(Slot slot, Role role, Optional<String> owner, List<String> gone) {
    Optional<String> member = owner.filter(one -> !gone.contains(one));
    return new Duty(slot.number(), role, 0, slot.range(), owner, member);
  }

  /** Returns the parts of a time in which somebody is there. */
  private List<InstantRange> present(String member, InstantRange range) {
    LocalDate first = date(range.start());
    LocalDate end = date(range.end().minusNanos(1)).plusDays(1);
    if (rotation.team().isThere(member, first, end)) {
      return List.of(range);
    }
    List<InstantRange> parts = new ArrayList<>();
    first
        .datesUntil(end)
        .filter(date -> rotation.team().isThere(member, date, date.plusDays(1)))
        .map(this::day)
        .filter(day -> day.overlaps(range))
        .forEach(day -> add(parts, day.common(range)));
    return parts;
  }

  /** Adds a part, or lets the last one go on. */
  private static void add(List<InstantRange> parts, InstantRange next) {
    int last = parts.size() - 1;
    if (last >= 0 && parts.get(last).end().equals(next.start())) {
      parts.set(last, new InstantRange(parts.get(last).start(), next.end()));
    } else {
      parts.add(next);
    }
  }

  private InstantRange day(LocalDate date) {
    ZoneId zone = rotation.cadence().zone();
    return new InstantRange(FirstInstant.of(date, zone), FirstInstant.of(date.plusDays(1), zone));
  }

  private LocalDate date(Instant moment) {
    return moment.atZone(rotation.cadence().zone()).toLocalDate();
  }

  private static List<Duty> numbered(List<Duty> duties) {
    Map<Role, Integer> counts = new HashMap<>();
    return duties.stream()
        .map(
            duty ->
                new Duty(
                    duty.slot(),
                    duty.role(),
                    counts.merge(duty.role(), 1, Integer::sum) - 1,
                    duty.range(),
                    duty.owner(),
                    duty.member()))
        .toList();
  }
}
