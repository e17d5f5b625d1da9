package io.paiadmin.core.sla.clock;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.core.sla.clock.Fact.Reclassified;
import io.paiadmin.core.sla.clock.Fact.Updated;
import io.paiadmin.core.sla.clock.Fact.WaitEnded;
import io.paiadmin.core.sla.clock.Fact.WaitStarted;
import io.paiadmin.core.sla.clock.Fact.Withdrawn;
import io.paiadmin.core.sla.matrix.SlaMatrix;
import io.paiadmin.core.sla.matrix.Target.Elapsed;
import io.paiadmin.core.sla.matrix.Target.Working;
import io.paiadmin.core.time.InstantRange;
import io.paiadmin.core.time.TimeExplanation;
import io.paiadmin.core.time.WorkingCalendar;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;

@Label("Laws of clocks")
@PropertyDefaults(tries = 700, edgeCases = EdgeCasesMode.NONE)
class SlaLawsTest {
  @Property
  void a_clock_has_one_status_and_nothing_that_belongs_to_another(
      @ForAll("matrices") SlaMatrix matrix,
      @ForAll("stories") List<Fact> facts,
      @ForAll("moments") Instant now) {
    SlaReading reading = read(matrix, facts, now);
    assertThat(byName(reading)).hasSameSizeAs(reading.clocks());
    for (Clock clock : reading.clocks()) {
      boolean breached = clock.status() == ClockStatus.BREACHED;
      assertThat(clock.breached() != null).isEqualTo(breached);
      assertThat(clock.missed() > 0).isEqualTo(breached);
      assertThat(clock.overtaken() != null && !breached).isFalse();
      assertThat(clock.status() == ClockStatus.MET).isEqualTo(clock.ended() != null && !breached);
      assertThat(clock.deadline().choice().row().covers(clock.deadline().choice().cell())).isTrue();
      isOpenAsItSays(clock, now);
    }
  }

  @Property
  void what_was_met_or_breached_stays_so(
      @ForAll("matrices") SlaMatrix matrix,
      @ForAll("stories") List<Fact> facts,
      @ForAll("moments") Instant one,
      @ForAll("moments") Instant other) {
    Map<String, Clock> earlier = byName(read(matrix, facts, min(one, other)));
    Map<String, Clock> later = byName(read(matrix, facts, max(one, other)));
    earlier.values().removeIf(clock -> clock.isOpen() || clock.status() == ClockStatus.CANCELLED);
    earlier.forEach(
        (name, clock) -> {
          assertThat(later).containsKey(name);
          assertThat(later.get(name).status()).isEqualTo(clock.status());
          assertThat(later.get(name).breached()).isEqualTo(clock.breached());
          assertThat(later.get(name).overtaken()).isEqualTo(clock.overtaken());
          if (clock.ended() != null) {
            assertThat(shown(later.get(name))).isEqualTo(shown(clock));
          }
        });
  }

  @Property
  void nothing_is_breached_before_it_is_seen_to_be(
      @ForAll("matrices") SlaMatrix matrix,
      @ForAll("stories") List<Fact> facts,
      @ForAll("moments") Instant now) {
    for (Clock clock : read(matrix, facts, now).clocks()) {
      if (clock.breached() != null) {
        Clock then = byName(read(matrix, facts, clock.breached().plusNanos(1))).get(name(clock));
        assertThat(then).isNotNull();
        assertThat(then.breached()).isNotNull();
        Clock before = byName(read(matrix, facts, clock.breached().minusNanos(1))).get(name(clock));
        assertThat(before == null || before.status() != ClockStatus.BREACHED).isTrue();
      }
    }
  }

  @Property
  void after_a_withdrawal_no_clock_is_open(
      @ForAll("matrices") SlaMatrix matrix,
      @ForAll("stories") List<Fact> facts,
      @ForAll("moments") Instant withdrawn,
      @ForAll("moments") Instant now) {
    Instant at = max(withdrawn, History.of(facts).raised().at());
    SlaReading reading = read(matrix, with(facts, new Withdrawn(at)), max(at, now));
    assertThat(reading.clocks()).noneMatch(Clock::isOpen);
    assertThat(reading.nextBreach()).isEmpty();
  }

  @Property
  void the_order_of_facts_of_different_moments_does_not_matter(
      @ForAll("matrices") SlaMatrix matrix,
      @ForAll("stories") List<Fact> facts,
      @ForAll("moments") Instant now,
      @ForAll Random random) {
    List<Fact> distinct = new ArrayList<>(atDifferentMoments(History.of(facts).facts()));
    List<String> straight = shown(read(matrix, distinct, now));
    Collections.shuffle(distinct, random);
    assertThat(shown(read(matrix, distinct, now))).isEqualTo(straight);
  }

  @Property
  void what_happens_later_is_not_known_yet(
      @ForAll("matrices") SlaMatrix matrix,
      @ForAll("stories") List<Fact> facts,
      @ForAll("moments") Instant moment) {
    Instant now = max(moment, History.of(facts).raised().at());
    List<Fact> known = only(facts, fact -> !fact.at().isAfter(now));
    assertThat(shown(read(matrix, facts, now))).isEqualTo(shown(read(matrix, known, now)));
  }

  @Property
  void waiting_does_not_touch_the_clock_for_acknowledging(
      @ForAll("matrices") SlaMatrix matrix,
      @ForAll("stories") List<Fact> facts,
      @ForAll("moments") Instant now) {
    List<Fact> restless = only(facts, fact -> !isWaiting(fact));
    assertThat(acknowledging(read(matrix, facts, now)).map(SlaLawsTest::shown))
        .isEqualTo(acknowledging(read(matrix, restless, now)).map(SlaLawsTest::shown));
  }

  @Property
  void waiting_never_brings_a_breach_forward(
      @ForAll("matrices") SlaMatrix matrix,
      @ForAll("stories") List<Fact> facts,
      @ForAll("moments") Instant now) {
    List<Fact> restless = only(facts, fact -> !isWaiting(fact));
    Map<String, Clock> without = byName(read(matrix, restless, now));
    byName(read(matrix, facts, now))
        .forEach(
            (name, clock) -> {
              if (clock.breached() != null && without.containsKey(name)) {
                assertThat(without.get(name).breached())
                    .isNotNull()
                    .isBeforeOrEqualTo(clock.breached());
              }
            });
  }

  @Property
  void an_update_leaves_the_deadline_for_acknowledging_where_it_was(
      @ForAll("matrices") SlaMatrix matrix,
      @ForAll("stories") List<Fact> facts,
      @ForAll("moments") Instant moment) {
    Instant now = max(moment, History.of(facts).raised().at());
    List<Fact> others =
        only(facts, fact -> !(fact instanceof Reclassified && fact.at().equals(now)));
    Optional<Clock> before = acknowledging(read(matrix, others, now));
    Optional<Clock> after = acknowledging(read(matrix, with(others, new Updated(now)), now));
    assertThat(after.map(clock -> clock.deadline().due()))
        .isEqualTo(before.map(clock -> clock.deadline().due()));
    assertThat(after.map(Clock::breached)).isEqualTo(before.map(Clock::breached));
    assertThat(after.filter(Clock::isOpen).isEmpty() || isWithdrawn(others, now)).isTrue();
  }

  @Property
  void what_is_counted_up_to_a_deadline_is_what_was_promised(
      @ForAll("matrices") SlaMatrix matrix,
      @ForAll("stories") List<Fact> facts,
      @ForAll("moments") Instant now) {
    for (Clock clock : read(matrix, facts, now).clocks()) {
      Deadline deadline = clock.deadline();
      time(deadline).ifPresent(time -> assertThat(deadline.budget()).isEqualTo(time));
      deadline
          .explain()
          .ifPresent(
              explanation -> {
                assertThat(explanation.working()).isEqualTo(deadline.budget());
                assertThat(sum(explanation)).isEqualTo(deadline.budget());
              });
    }
  }

  @Property
  void thresholds_rise_from_the_start_to_the_deadline_and_lie_within_the_hours(
      @ForAll("matrices") SlaMatrix matrix,
      @ForAll("stories") List<Fact> facts,
      @ForAll("moments") Instant now) {
    for (Clock clock : read(matrix, facts, now).clocks()) {
      Deadline deadline = clock.deadline();
      WorkingCalendar hours = deadline.target().counting(deadline.choice().row().hours());
      List<Instant> thresholds =
          IntStream.of(1, 25, 50, 80, 99, 100)
              .mapToObj(deadline::threshold)
              .flatMap(Optional::stream)
              .toList();
      assertThat(thresholds)
          .isSorted()
          .allMatch(moment -> moment.isAfter(deadline.start()))
          .allMatch(moment -> isWithin(hours, moment))
          .satisfies(all -> assertThat(all.size() == 6).isEqualTo(deadline.due() != null));
    }
  }

  @Property
  void a_breach_that_is_foretold_comes_when_nothing_happens(
      @ForAll("matrices") SlaMatrix matrix,
      @ForAll("stories") List<Fact> facts,
      @ForAll("moments") Instant moment) {
    Instant now = max(moment, History.of(facts).raised().at());
    List<Fact> known = only(facts, fact -> !fact.at().isAfter(now));
    for (Clock clock : read(matrix, known, now).clocks()) {
      clock.breachAhead().ifPresent(ahead -> breachesAt(matrix, known, clock, ahead));
    }
  }

  @Property
  void missed_updates_are_as_many_as_can_be_counted_one_by_one(
      @ForAll("matrices") SlaMatrix matrix,
      @ForAll("stories") List<Fact> facts,
      @ForAll("moments") Instant moment) {
    Instant now = moment.plus(Duration.ofDays(20));
    for (Clock clock : read(matrix, facts, now).clocks()) {
      if (clock.kind() == ClockKind.UPDATE && clock.status() == ClockStatus.BREACHED) {
        Instant end = clock.ended() == null ? withdrawn(facts).orElse(now) : clock.ended();
        List<InstantRange> pauses =
            new Course(History.of(facts), now)
                .pauses()
                .ranges(clock.deadline().choice().row().pauses());
        assertThat(clock.missed()).isEqualTo(countedOneByOne(clock.deadline(), pauses, end));
      }
    }
  }

  @Provide
  Arbitrary<SlaMatrix> matrices() {
    return Arbitraries.of(RandomMatrices.ALL);
  }

  @Provide
  Arbitrary<List<Fact>> stories() {
    return RandomStories.all();
  }

  @Provide
  Arbitrary<Instant> moments() {
    return RandomStories.moments();
  }

  private static void isOpenAsItSays(Clock clock, Instant now) {
    Instant due = clock.deadline().due();
    switch (clock.status()) {
      case RUNNING -> assertThat(due).isNotNull().isAfterOrEqualTo(now);
      case PAUSED -> assertThat(due).isNull();
      case CANCELLED -> assertThat(clock.ended()).isNull();
      case MET -> assertThat(clock.late()).isEmpty();
      case BREACHED -> assertThat(due).isNotNull().isBefore(now);
    }
  }

  private static void breachesAt(SlaMatrix matrix, List<Fact> facts, Clock clock, Instant ahead) {
    assertThat(byName(read(matrix, facts, ahead)).get(name(clock)).status())
        .isEqualTo(ClockStatus.RUNNING);
    Clock after = byName(read(matrix, facts, ahead.plusNanos(1))).get(name(clock));
    assertThat(after.status()).isEqualTo(ClockStatus.BREACHED);
    assertThat(after.breached()).isEqualTo(ahead);
  }

  private static int countedOneByOne(Deadline deadline, List<InstantRange> pauses, Instant end) {
    WorkingCalendar hours = deadline.target().counting(deadline.choice().row().hours());
    Reach reach =
        new Reach(deadline.target(), hours, pauses, deadline.counting(), deadline.start());
    int passed = 0;
    while (passes(reach, passed + 1, end)) {
      passed++;
    }
    return passed;
  }

  /** A calendar that stands still for good has no more time, and then nothing is reached. */
  private static boolean passes(Reach reach, int times, Instant end) {
    return Attempt.at(() -> reach.after(times)).filter(at -> at.isBefore(end)).isPresent();
  }

  private static Optional<Duration> time(Deadline deadline) {
    if (deadline.target() instanceof Working working) {
      return Optional.of(working.time());
    }
    return deadline.target() instanceof Elapsed elapsed
        ? Optional.of(elapsed.time())
        : Optional.empty();
  }

  private static Duration sum(TimeExplanation explanation) {
    return explanation.counted().stream()
        .map(InstantRange::length)
        .reduce(Duration.ZERO, Duration::plus);
  }

  private static boolean isWithin(WorkingCalendar hours, Instant moment) {
    return hours.isWorking(moment) || hours.previousWorking(moment).equals(moment);
  }

  private static boolean isWaiting(Fact fact) {
    return fact instanceof WaitStarted || fact instanceof WaitEnded;
  }

  private static boolean isWithdrawn(List<Fact> facts, Instant now) {
    return withdrawn(facts).filter(at -> !at.isAfter(now)).isPresent();
  }

  private static Optional<Instant> withdrawn(List<Fact> facts) {
    return facts.stream().filter(Withdrawn.class::isInstance).map(Fact::at).min(Instant::compareTo);
  }

  private static SlaReading read(SlaMatrix matrix, List<Fact> facts, Instant now) {
    return SlaClocks.read(matrix, History.of(facts), now);
  }

  private static Optional<Clock> acknowledging(SlaReading reading) {
    return reading.last(ClockKind.ACKNOWLEDGE);
  }

  private static Map<String, Clock> byName(SlaReading reading) {
    return reading.clocks().stream()
        .collect(
            Collectors.toMap(SlaLawsTest::name, clock -> clock, (one, other) -> one, TreeMap::new));
  }

  private static String name(Clock clock) {
    return clock.kind() + " " + clock.cycle();
  }

  private static List<String> shown(SlaReading reading) {
    return reading.clocks().stream().map(SlaLawsTest::shown).toList();
  }

  /** Everything about a clock but its calendar, which is no value. */
  private static String shown(Clock clock) {
    Deadline deadline = clock.deadline();
    return List.of(
            name(clock),
            clock.status(),
            Optional.ofNullable(clock.ended()),
            Optional.ofNullable(clock.breached()),
            Optional.ofNullable(clock.overtaken()),
            clock.missed(),
            deadline.choice().cell(),
            deadline.target(),
            deadline.start(),
            deadline.budget(),
            Optional.ofNullable(deadline.due()))
        .toString();
  }

  private static Collection<Fact> atDifferentMoments(List<Fact> facts) {
    Map<Instant, Fact> first = new TreeMap<>();
    facts.forEach(fact -> first.putIfAbsent(fact.at(), fact));
    return first.values();
  }

  private static List<Fact> only(List<Fact> facts, Predicate<Fact> wanted) {
    return facts.stream().filter(wanted).toList();
  }

  private static List<Fact> with(List<Fact> facts, Fact another) {
    List<Fact> more = new ArrayList<>(facts);
    more.add(another);
    return more;
  }

  private static Instant min(Instant one, Instant other) {
    return one.isBefore(other) ? one : other;
  }

  private static Instant max(Instant one, Instant other) {
    return one.isBefore(other) ? other : one;
  }
}
