package io.paiadmin.core.rotation.schedule;

import io.paiadmin.api.Problem;
import io.paiadmin.core.rotation.roster.Agreements;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.roster.Seats;
import io.paiadmin.core.rotation.roster.Style;
import io.paiadmin.core.rotation.slot.Slot;
import io.paiadmin.core.time.InstantRange;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
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
    return Stream.of(
        Problem.warning(code, "", message, "agree on something else, and withdraw it"));
  }

  private boolean isHere(long slot) {
    return slots.stream().anyMatch(one -> one.number() == slot);
  }

  /** Tells of the rest once, however often it is cut short. */
  private Optional<Problem> rest() {
    Rotation rotation = schedule.rotation();
    String what =
        "somebody serves again within the rest of %s that is wished for"
            .formatted(rotation.rules().rest());
    String fix =
        "wish for less rest: everybody's share and what was agreed come before it, in a team of %s with %s on duty at a time"
            .formatted(rotation.team().members().size(), rotation.rules().style().seats());
    return counted(this::isCutShort, what)
        .map(message -> Problem.warning("REST_CUT_SHORT", "", message, fix));
  }

  private Optional<Problem> exclusions() {
    String what = "two are on duty together who should not be";
    String fix = "everybody's share comes before it, and the staggered style knows no exclusions";
    return counted(this::isTogether, what)
        .map(message -> Problem.warning("TOGETHER", "", message, fix));
  }

  /** Says how often something is so, and where for the first time; empty when it never is. */
  private Optional<String> counted(LongPredicate isSo, String what) {
    List<Slot> found = slots.stream().filter(slot -> isSo.test(slot.number())).toList();
    return found.stream()
        .findFirst()
        .map(
            first ->
                "%s, in %s of %s slots, for the first time in slot %s on %s"
                    .formatted(
                        what, found.size(), slots.size(), first.number(), first.firstDate()));
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
