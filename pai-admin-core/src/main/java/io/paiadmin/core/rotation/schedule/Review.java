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
    return Stream.concat(review.agreements(), review.rest().stream()).toList();
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
    String message =
        "%s: without effect, since %s".formatted(adjustment.what(), adjustment.failure());
    return Stream.of(Problem.warning(code, "", message, "take it back, or agree on another one"));
  }

  private boolean isHere(long slot) {
    return slots.stream().anyMatch(one -> one.number() == slot);
  }

  /** Tells of the rest once, however often it is cut short. */
  private Optional<Problem> rest() {
    int rest = schedule.rotation().rules().rest();
    List<Slot> broken = slots.stream().filter(slot -> isCutShort(slot.number(), rest)).toList();
    if (broken.isEmpty()) {
      return Optional.empty();
    }
    String message =
        "%s of %s duties begin within the rest of %s that is wished for, for the first time in slot %s on %s"
            .formatted(
                broken.size(),
                slots.size(),
                rest,
                broken.get(0).number(),
                broken.get(0).firstDate());
    String fix =
        "wish for less rest: everybody's share and what was agreed come before it, in a team of %s with %s on duty at a time"
            .formatted(
                schedule.rotation().team().members().size(),
                schedule.rotation().rules().style().seats());
    return Optional.of(Problem.warning("REST_CUT_SHORT", "", message, fix));
  }

  private boolean isCutShort(long slot, int rest) {
    List<String> now = starting(slot);
    // Before the anchor nobody served.
    long first = slot >= 0 ? Math.max(0, slot - rest) : slot - rest;
    return LongStream.range(first, slot)
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
