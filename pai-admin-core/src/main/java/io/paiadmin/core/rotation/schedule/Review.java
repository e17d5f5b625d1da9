package io.paiadmin.core.rotation.schedule;

import io.paiadmin.api.Problem;
import io.paiadmin.core.rotation.roster.Agreements;
import io.paiadmin.core.rotation.roster.Seats;
import io.paiadmin.core.rotation.roster.Style;
import io.paiadmin.core.rotation.slot.Slot;
import io.paiadmin.core.time.InstantRange;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** What somebody should look at in a stretch of a schedule. */
final class Review {
  private final Schedule schedule;
  private final Effects effects;
  private final List<Slot> slots;
  private final InstantRange range;

  private Review(Schedule schedule, Instant from, Instant to) {
    this.schedule = schedule;
    this.effects = new Effects(schedule);
    this.slots = schedule.slots(from, to).toList();
    this.range = new InstantRange(from, to);
  }

  static List<Problem> of(Schedule schedule, Instant from, Instant to) {
    Review review = new Review(schedule, from, to);
    return Stream.of(review.agreements(), review.rest().stream(), review.exclusions().stream())
        .flatMap(problems -> problems)
        .toList();
  }

  private Stream<Problem> agreements() {
    Agreements agreements = schedule.rotation().agreements();
    Stream<Problem> swaps =
        agreements.swaps().stream()
            .filter(swap -> swap.slots().stream().anyMatch(this::isHere))
            .flatMap(swap -> problem("SWAP_VOID", effects.of(swap)));
    Stream<Problem> vacancies =
        agreements.vacancies().stream()
            .filter(vacancy -> isHere(vacancy.slot()))
            .flatMap(vacancy -> problem("VACANCY_IDLE", effects.of(vacancy)));
    Stream<Problem> covers =
        agreements.covers().stream()
            .filter(cover -> cover.range().overlaps(range))
            .flatMap(cover -> problem("COVER_IDLE", effects.of(cover)));
    return Stream.of(swaps, vacancies, covers).flatMap(all -> all);
  }

  private static Stream<Problem> problem(String code, Adjustment adjustment) {
    if (adjustment.isApplied()) {
      return Stream.empty();
    }
    String message = "%s: no, since %s".formatted(adjustment.what(), adjustment.failure());
    return Stream.of(Problem.warning(code, "", message, "agree on something else"));
  }

  private boolean isHere(long slot) {
    return slots.stream().anyMatch(one -> one.number() == slot);
  }

  /** Tells of the rest once, however often it is cut short. */
  private Optional<Problem> rest() {
    int rest = schedule.rotation().rules().rest();
    List<Slot> broken = slots.stream().filter(slot -> isCutShort(slot.number())).toList();
    if (broken.isEmpty()) {
      return Optional.empty();
    }
    String message =
        "somebody serves again within the rest of %s that is wished for, in %s of %s slots, for the first time in slot %s on %s"
            .formatted(
                rest,
                broken.size(),
                slots.size(),
                broken.get(0).number(),
                broken.get(0).firstDate());
    String fix =
        "wish for less rest: everybody's share and what was agreed come before it, in a team of %s with %s on duty at a time"
            .formatted(
                schedule.rotation().team().members().size(),
                schedule.rotation().rules().style().seats());
    return Optional.of(Problem.warning("REST_CUT_SHORT", "", message, fix));
  }

  private Optional<Problem> exclusions() {
    List<Slot> together = slots.stream().filter(slot -> isTogether(slot.number())).toList();
    return together.stream()
        .findFirst()
        .map(
            first ->
                "%s are on duty together though they should not, in %s of %s slots, for the first time in slot %s on %s"
                    .formatted(
                        String.join(" and ", schedule.owners(first.number()).members()),
                        together.size(),
                        slots.size(),
                        first.number(),
                        first.firstDate()))
        .map(
            message ->
                Problem.warning(
                    "TOGETHER",
                    "",
                    message,
                    "everybody's share comes before it; the staggered style knows no exclusions"));
  }

  private boolean isTogether(long slot) {
    List<String> owners = schedule.owners(slot).members();
    return owners.size() == 2
        && schedule.rotation().team().isExcluded(owners.get(0), owners.subList(1, 2));
  }

  private boolean isCutShort(long slot) {
    List<String> now = starting(slot);
    return LongStream.range(schedule.restingFrom(slot), slot)
        .anyMatch(before -> starting(before).stream().anyMatch(now::contains));
  }

  /** In the staggered style a duty is two slots long, so that only its second one counts. */
  private List<String> starting(long slot) {
    Seats owners = schedule.owners(slot);
    return schedule.rotation().rules().style() == Style.STAGGERED
        ? owners.primary().stream().toList()
        : owners.members();
  }
}
