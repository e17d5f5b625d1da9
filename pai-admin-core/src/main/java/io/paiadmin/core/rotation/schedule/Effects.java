package io.paiadmin.core.rotation.schedule;

import io.paiadmin.core.rotation.agreement.Agreed;
import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.duty.SlotDuties;
import io.paiadmin.core.rotation.roster.Cover;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Swap;
import io.paiadmin.core.rotation.roster.Vacancy;
import io.paiadmin.core.rotation.slot.Cadence;
import io.paiadmin.core.time.OffsetText;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * What becomes of each thing that was agreed beside the plan.
 *
 * @param schedule who is on duty when
 */
record Effects(Schedule schedule) {
  /** Returns what was agreed about a slot, in the order in which it is applied. */
  List<Adjustment> in(long slot) {
    Rotation rotation = schedule.rotation();
    Stream<Adjustment> swaps =
        rotation.agreements().swaps().stream()
            .filter(swap -> swap.slots().contains(slot))
            .map(this::of);
    Stream<Adjustment> vacancies =
        rotation.agreements().vacancies().stream()
            .filter(vacancy -> vacancy.slot() == slot)
            .map(this::of);
    Stream<Adjustment> covers =
        rotation.agreements().covers().stream()
            .filter(cover -> slots(cover).anyMatch(number -> number == slot))
            .map(cover -> of(cover, List.of(schedule.in(slot))));
    return Stream.of(swaps, vacancies, covers).flatMap(all -> all).toList();
  }

  Adjustment of(Swap swap) {
    String role = swap.role().map(one -> "the %s of ".formatted(one.text())).orElse("");
    String what = "%sslots %s and %s change places".formatted(role, swap.first(), swap.second());
    return new Adjustment(
        what,
        schedule.voided().contains(swap)
            ? "somebody would be on duty who is away then, or has the slot already"
            : "");
  }

  Adjustment of(Vacancy vacancy) {
    long slot = vacancy.slot();
    String what = "%s gives slot %s back".formatted(vacancy.member(), slot);
    return new Adjustment(
        what,
        slot >= schedule.end() || schedule.in(slot).vacated().contains(vacancy)
            ? ""
            : "the slot belongs to " + named(schedule.owners(slot).members().stream()));
  }

  Adjustment of(Cover cover) {
    return of(cover, slots(cover).mapToObj(schedule::in).toList());
  }

  private Adjustment of(Cover cover, List<SlotDuties> slots) {
    String what =
        "%s covers for %s from %s to %s"
            .formatted(
                cover.by(),
                cover.member(),
                moment(cover.range().start()),
                moment(cover.range().end()));
    return new Adjustment(what, failure(cover, slots));
  }

  /** What cannot be had anywhere is told, even where the rest can. */
  private String failure(Cover cover, List<SlotDuties> slots) {
    List<Long> voided =
        slots.stream()
            .filter(slot -> slot.voided().contains(cover))
            .map(slot -> slot.slot().number())
            .toList();
    if (!voided.isEmpty()) {
      return "%s is away or on duty in a part of slot %s".formatted(cover.by(), listed(voided));
    }
    if (slots.isEmpty() || slots.stream().anyMatch(slot -> slot.applied().contains(cover))) {
      return "";
    }
    Stream<String> winners =
        slots.stream()
            .flatMap(slot -> slot.duties().stream())
            .filter(duty -> duty.range().overlaps(cover.range()))
            .map(Duty::member)
            .flatMap(Optional::stream);
    return "%s is not on duty then, but %s".formatted(cover.member(), named(winners));
  }

  private static String listed(List<Long> slots) {
    return slots.stream().map(String::valueOf).collect(Collectors.joining(" and "));
  }

  private LongStream slots(Cover cover) {
    Cadence cadence = schedule.rotation().cadence();
    return Agreed.slots(cadence, cover)
        .filter(slot -> slot < schedule.end() && !cadence.isEmpty(slot));
  }

  private String moment(Instant moment) {
    return OffsetText.of(moment, schedule.rotation().cadence().zone());
  }

  private static String named(Stream<String> names) {
    String all = names.distinct().collect(Collectors.joining(" and "));
    return all.isEmpty() ? "nobody" : all;
  }
}
