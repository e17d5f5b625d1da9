package io.paiadmin.core.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;

@Label("Laws of working time")
@PropertyDefaults(tries = 500, edgeCases = EdgeCasesMode.NONE)
class WorkingTimeLawsTest {
  private static final Duration NANOSECOND = Duration.ofNanos(1);
  private static final long NANOS = 1_000_000_000L;
  private static final List<WorkingCalendar> CALENDARS = vectorsAndCombinations();

  @Property
  void as_much_is_worked_until_a_deadline_as_was_asked_for(
      @ForAll("calendars") WorkingCalendar calendar,
      @ForAll("moments") Instant start,
      @ForAll("amounts") Duration working) {
    Instant deadline = calendar.add(start, working);
    assertThat(calendar.between(start, deadline)).isEqualTo(working);
    assertThat(calendar.between(start, deadline.minus(NANOSECOND))).isLessThan(working);
    assertThat(deadline).isAfter(start);
  }

  @Property
  void the_next_opening_is_the_last_moment_by_which_no_more_is_worked(
      @ForAll("calendars") WorkingCalendar calendar,
      @ForAll("moments") Instant start,
      @ForAll("amounts") Duration working) {
    Instant landed = calendar.add(start, working, Landing.NEXT_OPENING);
    assertThat(calendar.between(start, landed)).isEqualTo(working);
    assertThat(calendar.between(start, landed.plus(NANOSECOND))).isGreaterThan(working);
    assertThat(landed).isEqualTo(calendar.nextWorking(calendar.add(start, working)));
  }

  @Property
  void a_time_that_is_over_at_closing_ends_there_and_not_at_the_next_opening(
      @ForAll("calendars") WorkingCalendar calendar,
      @ForAll("moments") Instant moment,
      @ForAll("amounts") Duration working) {
    Instant closing = calendar.previousWorking(calendar.nextWorking(moment));
    Instant start = calendar.subtract(closing, working);
    assertThat(calendar.add(start, working)).isEqualTo(closing);
    assertThat(calendar.add(start, working, Landing.NEXT_OPENING))
        .isEqualTo(calendar.nextWorking(closing));
  }

  @Property
  void working_time_adds_up(
      @ForAll("calendars") WorkingCalendar calendar,
      @ForAll("moments") Instant first,
      @ForAll("moments") Instant second,
      @ForAll("moments") Instant third) {
    List<Instant> order = List.of(first, second, third).stream().sorted().toList();
    Duration early = calendar.between(order.get(0), order.get(1));
    Duration late = calendar.between(order.get(1), order.get(2));
    assertThat(calendar.between(order.get(0), order.get(2))).isEqualTo(early.plus(late));
  }

  @Property
  void two_times_one_after_the_other_are_their_sum(
      @ForAll("calendars") WorkingCalendar calendar,
      @ForAll("moments") Instant start,
      @ForAll("amounts") Duration first,
      @ForAll("amounts") Duration second) {
    assertThat(calendar.add(calendar.add(start, first), second))
        .isEqualTo(calendar.add(start, first.plus(second)));
  }

  @Property
  void working_time_is_never_negative_and_never_more_than_has_passed(
      @ForAll("calendars") WorkingCalendar calendar,
      @ForAll("moments") Instant from,
      @ForAll("moments") Instant to) {
    Duration passed = Duration.between(from, to);
    Duration most = passed.isNegative() ? Duration.ZERO : passed;
    assertThat(calendar.between(from, to)).isBetween(Duration.ZERO, most);
  }

  @Property
  void a_later_start_never_means_an_earlier_deadline(
      @ForAll("calendars") WorkingCalendar calendar,
      @ForAll("moments") Instant start,
      @ForAll("waits") Duration wait,
      @ForAll("amounts") Duration working) {
    assertThat(calendar.add(start.plus(wait), working))
        .isAfterOrEqualTo(calendar.add(start, working));
  }

  @Property
  void more_time_always_means_a_later_deadline(
      @ForAll("calendars") WorkingCalendar calendar,
      @ForAll("moments") Instant start,
      @ForAll("amounts") Duration working,
      @ForAll("amounts") Duration more) {
    assertThat(calendar.add(start, working.plus(more))).isAfter(calendar.add(start, working));
  }

  @Property
  void no_time_is_over_at_once(
      @ForAll("calendars") WorkingCalendar calendar, @ForAll("moments") Instant start) {
    assertThat(calendar.add(start, Duration.ZERO)).isEqualTo(start);
    assertThat(calendar.add(start, Duration.ZERO, Landing.NEXT_OPENING)).isEqualTo(start);
    assertThat(calendar.subtract(start, Duration.ZERO)).isEqualTo(start);
  }

  @Property
  void to_subtract_is_to_add_seen_backwards(
      @ForAll("calendars") WorkingCalendar calendar,
      @ForAll("moments") Instant end,
      @ForAll("amounts") Duration working) {
    Instant start = calendar.subtract(end, working);
    assertThat(calendar.between(start, end)).isEqualTo(working);
    assertThat(calendar.between(start.plus(NANOSECOND), end)).isLessThan(working);
    assertThat(calendar.add(start, working)).isEqualTo(calendar.previousWorking(end));
  }

  @Property
  void what_was_added_can_be_subtracted(
      @ForAll("calendars") WorkingCalendar calendar,
      @ForAll("moments") Instant start,
      @ForAll("amounts") Duration working) {
    assertThat(calendar.subtract(calendar.add(start, working), working))
        .isEqualTo(calendar.nextWorking(start));
  }

  @Property
  void the_next_working_moment_is_worked_and_none_is_before_it(
      @ForAll("calendars") WorkingCalendar calendar, @ForAll("moments") Instant moment) {
    Instant next = calendar.nextWorking(moment);
    assertThat(calendar.isWorking(next)).isTrue();
    assertThat(calendar.isWorking(moment)).isEqualTo(next.equals(moment));
    assertThat(calendar.between(moment, next)).isZero();
    assertThat(calendar.nextWorking(next)).isEqualTo(next);
  }

  @Property
  void the_previous_working_moment_is_the_next_one_seen_backwards(
      @ForAll("calendars") WorkingCalendar calendar, @ForAll("moments") Instant moment) {
    Instant previous = calendar.previousWorking(moment);
    assertThat(calendar.isWorking(previous.minus(NANOSECOND))).isTrue();
    assertThat(calendar.between(previous, moment)).isZero();
    assertThat(calendar.previousWorking(previous)).isEqualTo(previous);
    assertThat(calendar.previousWorking(calendar.nextWorking(moment)))
        .isIn(previous, calendar.nextWorking(moment));
  }

  @Property(tries = 100)
  void around_the_clock_working_time_is_elapsed_time(
      @ForAll("zones") ZoneId zone,
      @ForAll("moments") Instant start,
      @ForAll("amounts") Duration working) {
    WorkingCalendar calendar = WorkingCalendar.aroundTheClock(zone);
    assertThat(calendar.add(start, working)).isEqualTo(start.plus(working));
    assertThat(calendar.subtract(start, working)).isEqualTo(start.minus(working));
    assertThat(calendar.between(start, start.plus(working))).isEqualTo(working);
    assertThat(calendar.isWorking(start)).isTrue();
  }

  @Property(tries = 200)
  void an_explanation_adds_up(
      @ForAll("calendars") WorkingCalendar calendar,
      @ForAll("moments") Instant from,
      @ForAll("waits") Duration wait) {
    Instant to = from.plus(wait);
    TimeExplanation explained = calendar.explain(from, to);
    Instant last = from;
    Duration sum = Duration.ZERO;
    for (InstantRange part : explained.counted()) {
      assertThat(part.start()).isAfterOrEqualTo(last).isBefore(part.end());
      last = part.end();
      sum = sum.plus(part.length());
    }
    assertThat(last).isBeforeOrEqualTo(to);
    assertThat(sum).isEqualTo(explained.working()).isEqualTo(calendar.between(from, to));
  }

  @Provide
  Arbitrary<WorkingCalendar> calendars() {
    return Arbitraries.of(CALENDARS);
  }

  @Provide
  Arbitrary<ZoneId> zones() {
    return Arbitraries.of(ZoneId.getAvailableZoneIds().stream().sorted().toList()).map(ZoneId::of);
  }

  /** Moments from 1990 to 2050, on a second or between two. */
  @Provide
  Arbitrary<Instant> moments() {
    long first = Instant.parse("1990-01-01T00:00:00Z").getEpochSecond();
    long last = Instant.parse("2050-01-01T00:00:00Z").getEpochSecond();
    return Arbitraries.longs()
        .between(first, last)
        .flatMap(
            second ->
                Arbitraries.of(0, 1, 500_000_000, 999_999_999)
                    .map(nano -> Instant.ofEpochSecond(second, nano)));
  }

  /** From a nanosecond to some months of work. */
  @Provide
  Arbitrary<Duration> amounts() {
    return nanos(1500 * 3600 * NANOS).map(nanos -> Duration.ofNanos(Math.max(1, nanos)));
  }

  /** Up to a year. */
  @Provide
  Arbitrary<Duration> waits() {
    return nanos(365 * 24 * 3600 * NANOS).map(Duration::ofNanos);
  }

  private static Arbitrary<Long> nanos(long most) {
    return Arbitraries.oneOf(
        Arbitraries.longs().between(0, most),
        Arbitraries.longs().between(0, most / 60 / NANOS).map(minutes -> minutes * 60 * NANOS));
  }

  /** Those of the vectors, some of which are also put together. */
  private static List<WorkingCalendar> vectorsAndCombinations() {
    WorkingCalendar newYork = Calendars.named("NY");
    WorkingCalendar shanghai = Calendars.named("SHA");
    WorkingCalendar pacific = newYork.union(shanghai).difference(Calendars.named("BER2"));
    Instant pause = Instant.parse("2020-02-03T12:00:00Z");
    List<WorkingCalendar> all = new ArrayList<>(Calendars.all());
    all.add(newYork.union(shanghai));
    all.add(pacific);
    all.add(Calendars.named("BER2").intersection(Calendars.named("BRK")));
    all.add(pacific.without(List.of(new InstantRange(pause, pause.plus(Duration.ofDays(90))))));
    return all;
  }
}
