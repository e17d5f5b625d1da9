package io.paiadmin.core.time;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class FirstInstantTest {
  private static final Instant FIRST = Instant.parse("1950-01-01T00:00:00Z");
  private static final Instant LAST = Instant.parse("2100-01-01T00:00:00Z");

  private static final Duration TWO_DAYS = Duration.ofDays(2);

  @Nested
  class Of_every_change_in_every_zone_from_1950_to_2099 {
    @Test
    void no_earlier_instant_shows_the_time_or_a_later_one() {
      assertThat(zones()).hasSizeGreaterThan(200).flatMap(FirstInstantTest::faults).isEmpty();
    }
  }

  @Nested
  class A_local_time {
    @Test
    void that_comes_once_means_its_instant() {
      assertThat(first("2026-06-01T09:00", "Europe/Berlin")).isEqualTo("2026-06-01T07:00:00Z");
    }

    @Test
    void that_comes_twice_means_the_first_one() {
      assertThat(first("2026-10-25T02:30", "Europe/Berlin")).isEqualTo("2026-10-25T00:30:00Z");
    }

    @Test
    void that_is_skipped_means_the_moment_of_the_jump() {
      assertThat(first("2026-03-29T02:30", "Europe/Berlin")).isEqualTo("2026-03-29T01:00:00Z");
      assertThat(first("2026-10-04T02:29:59", "Australia/Lord_Howe"))
          .isEqualTo("2026-10-03T15:30:00Z");
    }

    @Test
    void of_a_date_that_does_not_exist_means_the_start_of_the_next_date() {
      assertThat(first("2011-12-30T09:00", "Pacific/Apia")).isEqualTo("2011-12-30T10:00:00Z");
    }
  }

  @Nested
  class A_date {
    @Test
    void starts_at_midnight_or_when_the_clock_has_jumped_past_it() {
      ZoneId zone = ZoneId.of("America/Sao_Paulo");
      assertThat(FirstInstant.of(LocalDate.of(2015, 10, 17), zone))
          .isEqualTo("2015-10-17T03:00:00Z");
      assertThat(FirstInstant.of(LocalDate.of(2015, 10, 18), zone))
          .isEqualTo("2015-10-18T03:00:00Z");
    }

    @Test
    void that_starts_twice_starts_the_first_time() {
      assertThat(FirstInstant.of(LocalDate.of(2026, 11, 1), ZoneId.of("America/Havana")))
          .isEqualTo("2026-11-01T04:00:00Z");
    }
  }

  private static Instant first(String local, String zone) {
    return FirstInstant.of(LocalDateTime.parse(local), ZoneId.of(zone));
  }

  /** Many names mean the same rules; one zone for each. */
  private static List<ZoneId> zones() {
    return List.copyOf(
        ZoneId.getAvailableZoneIds().stream()
            .sorted()
            .map(ZoneId::of)
            .collect(Collectors.toMap(ZoneId::getRules, Function.identity(), (a, b) -> a))
            .values());
  }

  private static List<String> faults(ZoneId zone) {
    List<String> faults = new ArrayList<>();
    List<ZoneOffsetTransition> changes = changes(zone.getRules());
    NavigableSet<Instant> instants =
        changes.stream().map(ZoneOffsetTransition::getInstant).collect(toCollection(TreeSet::new));
    Instant last = Instant.MIN;
    for (LocalDateTime local : localTimes(changes)) {
      Instant first = FirstInstant.of(local, zone);
      if (first.isBefore(last)
          || shown(first, zone).isBefore(local)
          || !latestBefore(first, zone, instants).isBefore(local)) {
        faults.add("%s in %s is not first reached at %s".formatted(local, zone, first));
      }
      last = first;
    }
    return faults;
  }

  /** Returns the latest that the clock shows before an instant: just before it, or a change. */
  private static LocalDateTime latestBefore(
      Instant instant, ZoneId zone, NavigableSet<Instant> changes) {
    return Stream.concat(
            Stream.of(instant), changes.subSet(instant.minus(TWO_DAYS), instant).stream())
        .map(end -> shown(end.minusNanos(1), zone))
        .max(LocalDateTime::compareTo)
        .orElseThrow();
  }

  private static LocalDateTime shown(Instant instant, ZoneId zone) {
    ZoneOffset offset = zone.getRules().getOffset(instant);
    return LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), offset);
  }

  private static List<ZoneOffsetTransition> changes(ZoneRules rules) {
    List<ZoneOffsetTransition> changes = new ArrayList<>();
    ZoneOffsetTransition next = rules.nextTransition(FIRST);
    while (next != null && next.getInstant().isBefore(LAST)) {
      changes.add(next);
      next = rules.nextTransition(next.getInstant());
    }
    return changes;
  }

  /** Returns times before, between, at and after what the clock shows at each change. */
  private static NavigableSet<LocalDateTime> localTimes(List<ZoneOffsetTransition> changes) {
    NavigableSet<LocalDateTime> times = new TreeSet<>();
    for (ZoneOffsetTransition change : changes) {
      LocalDateTime before = change.getDateTimeBefore();
      LocalDateTime after = change.getDateTimeAfter();
      Duration half = Duration.between(before, after).dividedBy(2);
      for (LocalDateTime time : List.of(before, after, before.plus(half))) {
        times.addAll(List.of(time.minusHours(5), time.minusNanos(1), time, time.plusMinutes(40)));
      }
    }
    return times;
  }
}
