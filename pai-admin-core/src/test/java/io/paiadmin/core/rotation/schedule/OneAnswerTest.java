package io.paiadmin.core.rotation.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.core.rotation.duty.Duty;
import io.paiadmin.core.rotation.feed.Feed;
import io.paiadmin.core.rotation.plan.Rotations;
import io.paiadmin.core.rotation.roster.Absence;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Role;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.schedule.Explanation.Regard;
import io.paiadmin.core.rotation.slot.Slot;
import io.paiadmin.core.time.InstantRange;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * Lookup, list, gaps, ledger, hand-offs, explanations and feed say the same of any rotation,
 * whatever was agreed. The numbers are those of public reports of errors in other tools.
 */
class OneAnswerTest {
  private static final int SLOTS = 20;

  @Property(tries = 150)
  @Label("42: the list says at every moment what a lookup says")
  void the_list_says_what_a_lookup_says(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 6) int people) {
    Schedule schedule = schedule(seed, people);
    List<Duty> all = all(schedule);
    Random random = new Random(seed);
    for (int at = 0; at < 50; at++) {
      Instant moment = moment(schedule, random);
      assertThat(schedule.at(moment))
          .isEqualTo(all.stream().filter(duty -> duty.range().contains(moment)).toList());
    }
  }

  @Property(tries = 150)
  @Label("5, 6, 12, 15, 17, 25: the duties of a role touch from the first to the last")
  void the_duties_of_a_role_touch(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 6) int people) {
    Schedule schedule = schedule(seed, people);
    for (Role role : schedule.rotation().rules().style().roles()) {
      Instant end = window(schedule).start();
      for (Duty duty : all(schedule)) {
        if (duty.role() == role) {
          assertThat(duty.range().start()).isEqualTo(end);
          assertThat(duty.range().end()).isAfter(end);
          end = duty.range().end();
        }
      }
      assertThat(end).isEqualTo(window(schedule).end());
    }
  }

  @Property(tries = 150)
  @Label("12: what is served and what is a gap make up the whole time")
  void service_and_gaps_make_up_the_whole_time(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 6) int people) {
    Schedule schedule = schedule(seed, people);
    InstantRange window = window(schedule);
    Duration gaps =
        schedule.gaps(window.start(), window.end()).stream()
            .map(gap -> gap.duty().range().length())
            .reduce(Duration.ZERO, Duration::plus);
    Duration served =
        all(schedule).stream()
            .filter(Duty::isCovered)
            .map(duty -> duty.range().length())
            .reduce(Duration.ZERO, Duration::plus);
    int seats = schedule.rotation().rules().style().seats();
    assertThat(gaps.plus(served)).isEqualTo(window.length().multipliedBy(seats));
    assertThat(schedule.gaps(window.start(), window.end()))
        .allMatch(gap -> !gap.reason().isEmpty());
  }

  @Property(tries = 150)
  @Label("30: nobody serves twice at a time, and nobody who is away serves at all")
  void nobody_serves_twice_or_while_away(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 6) int people) {
    Schedule schedule = schedule(seed, people);
    for (Duty duty : all(schedule)) {
      List<String> serving =
          schedule.at(duty.range().start()).stream()
              .map(Duty::member)
              .flatMap(Optional::stream)
              .toList();
      assertThat(serving).doesNotHaveDuplicates();
      duty.owner().ifPresent(owner -> assertThat(isThere(schedule, owner, duty.slot())).isTrue());
    }
  }

  @Property(tries = 100)
  void the_ledger_counts_what_the_list_shows(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 6) int people) {
    Schedule schedule = schedule(seed, people);
    Ledger ledger = schedule.ledger(SLOTS);
    for (Account account : ledger.accounts()) {
      Fraction served =
          all(schedule).stream()
              .filter(duty -> duty.member().equals(Optional.of(account.member())))
              .map(duty -> share(schedule, duty))
              .reduce(Fraction.ZERO, Fraction::plus);
      assertThat(account.served()).isEqualTo(served);
    }
  }

  @Property(tries = 100)
  @Label("43: a hand-off is always to come, and tells who leaves and who comes")
  void the_next_hand_off_is_to_come(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 6) int people) {
    Schedule schedule = schedule(seed, people);
    Random random = new Random(seed);
    Instant moment = moment(schedule, random);
    Handoff handoff = schedule.handoff(schedule.next(moment));
    assertThat(handoff.at()).isAfter(moment);
    List<String> before = members(schedule, handoff.at().minusNanos(1));
    List<String> after = members(schedule, handoff.at());
    assertThat(before)
        .containsExactlyInAnyOrderElementsOf(
            Stream.concat(handoff.leaving().stream(), handoff.staying().stream()).toList());
    assertThat(after)
        .containsExactlyInAnyOrderElementsOf(
            Stream.concat(handoff.coming().stream(), handoff.staying().stream()).toList());
  }

  @Property(tries = 100)
  @Label("24: whoever does not serve is told why, and whoever has left is told just that")
  void everybody_serves_or_is_told_why_not(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 6) int people) {
    Schedule schedule = schedule(seed, people);
    for (long slot = 0; slot < SLOTS; slot++) {
      if (schedule.rotation().cadence().isEmpty(slot)) {
        continue;
      }
      Explanation explanation = schedule.explain(slot);
      assertThat(explanation.duties()).isEqualTo(schedule.in(slot).duties());
      List<String> serving =
          explanation.duties().stream().map(Duty::member).flatMap(Optional::stream).toList();
      for (Regard regard : explanation.regards()) {
        assertThat(regard.whyNot().isEmpty()).isEqualTo(serving.contains(regard.member()));
        assertThat(regard.after())
            .isEqualTo(schedule.ledger(slot + 1).account(regard.member()).lag());
        if (!regard.standing().isEntitled() && !serving.contains(regard.member())) {
          assertThat(regard.whyNot()).isEqualTo(regard.standing().text());
        }
      }
    }
  }

  @Property(tries = 100)
  @Label("27, 42: the feed shows final duties alone")
  void the_feed_shows_what_the_list_shows(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 6) int people) {
    Schedule schedule = schedule(seed, people);
    Feed feed = Feed.empty("dri").next(schedule, window(schedule), Instant.EPOCH);
    assertThat(feed.events())
        .hasSize((int) all(schedule).stream().filter(Duty::isCovered).count())
        .allSatisfy(
            event ->
                assertThat(members(schedule, event.range().start()))
                    .anyMatch(member -> event.summary().startsWith(member)));
  }

  @Property(tries = 100)
  @Label("33: a plan is the same however far it is looked at")
  void a_plan_is_the_same_however_far_it_is_looked_at(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 6) int people) {
    Schedule schedule = schedule(seed, people);
    Rotation rotation = schedule.rotation();
    Schedule farther = Schedule.of(rotation, rotation.cadence().start(SLOTS * 2));
    assertThat(farther.list(window(schedule).start(), window(schedule).end()))
        .isEqualTo(all(schedule));
  }

  private static Schedule schedule(long seed, int people) {
    Rotation rotation =
        Rotations.random(seed, people, 30, Absence.Kind.EXCUSED, Absence.Kind.DEFERRED);
    Rotation agreed = Rotations.agreed(rotation, seed);
    return Schedule.of(agreed, agreed.cadence().start(SLOTS + 5));
  }

  private static List<Duty> all(Schedule schedule) {
    return schedule.list(window(schedule).start(), window(schedule).end());
  }

  private static InstantRange window(Schedule schedule) {
    return new InstantRange(
        schedule.rotation().cadence().start(0), schedule.rotation().cadence().start(SLOTS));
  }

  private static Instant moment(Schedule schedule, Random random) {
    InstantRange window = window(schedule);
    return window.start().plusSeconds(random.nextInt((int) window.length().toSeconds()));
  }

  private static List<String> members(Schedule schedule, Instant moment) {
    return schedule.at(moment).stream().map(Duty::member).flatMap(Optional::stream).toList();
  }

  private static boolean isThere(Schedule schedule, String member, long number) {
    Slot slot = schedule.rotation().cadence().slot(number);
    return schedule.rotation().team().isThere(member, slot.firstDate(), slot.endDate());
  }

  private static Fraction share(Schedule schedule, Duty duty) {
    long whole = schedule.rotation().cadence().slot(duty.slot()).range().length().toNanos();
    return Fraction.of(duty.range().length().toNanos(), whole);
  }
}
