package io.paiadmin.core.rotation.slot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.paiadmin.api.PaiAdminException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.LongStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class CadenceTest {
  private static final LocalDate MONDAY = LocalDate.of(2026, 1, 5);

  @ParameterizedTest(name = "{0}")
  @CsvFileSource(resources = "/rotation/slots.csv", numLinesToSkip = 1)
  void the_slot_at_a_moment_is_that_of_the_vectors(
      String id,
      ZoneId zone,
      LocalDate anchor,
      LocalTime handoff,
      int days,
      int members,
      Instant moment,
      long number,
      long member,
      OffsetDateTime start,
      OffsetDateTime end) {
    Cadence cadence = new Cadence(zone, anchor, handoff, days);
    Slot slot = cadence.at(moment);
    assertThat(slot.number()).as(id).isEqualTo(number);
    assertThat(slot.start()).isEqualTo(start.toInstant());
    assertThat(slot.end()).isEqualTo(end.toInstant());
    assertThat(Math.floorMod(cadence.turn(number), (long) members)).isEqualTo(member);
  }

  @Property(tries = 2000)
  void each_slot_ends_where_the_next_begins(
      @ForAll("cadences") Cadence cadence, @ForAll @LongRange(min = -400, max = 400) long number) {
    Slot slot = cadence.slot(number);
    assertThat(slot.end()).isEqualTo(cadence.slot(number + 1).start());
    assertThat(slot.start()).isBeforeOrEqualTo(slot.end());
    assertThat(slot.endDate()).isEqualTo(cadence.firstDate(number + 1));
  }

  @Property(tries = 2000)
  void the_slot_at_a_moment_is_the_one_that_contains_it(
      @ForAll("cadences") Cadence cadence, @ForAll @LongRange(min = -400, max = 400) long number) {
    Slot slot = cadence.slot(number);
    assertThat(cadence.at(slot.start()).range().contains(slot.start())).isTrue();
    assertThat(cadence.isEmpty(number)).isEqualTo(slot.isEmpty());
    if (!slot.isEmpty()) {
      assertThat(cadence.at(slot.start())).isEqualTo(slot);
      assertThat(cadence.at(slot.end().minusNanos(1))).isEqualTo(slot);
    }
  }

  @Property(tries = 2000)
  void the_next_hand_off_is_always_later(
      @ForAll("cadences") Cadence cadence,
      @ForAll @LongRange(min = 0, max = 1_900_000_000) long second) {
    Instant moment = Instant.ofEpochSecond(second);
    assertThat(cadence.at(moment).end()).isAfter(moment);
    assertThat(cadence.at(moment).start()).isBeforeOrEqualTo(moment);
  }

  @Provide
  Arbitrary<Cadence> cadences() {
    List<String> zones = ZoneId.getAvailableZoneIds().stream().sorted().toList();
    return Combinators.combine(
            Arbitraries.of(zones).map(ZoneId::of),
            Arbitraries.longs().between(0, 22_000).map(LocalDate::ofEpochDay),
            Arbitraries.integers().between(0, 95).map(q -> LocalTime.MIN.plusMinutes(15L * q)),
            Arbitraries.integers().between(1, 21))
        .as(Cadence::new);
  }

  @Nested
  class A_week_is_a_week_on_the_clock {
    private final Cadence berlin =
        new Cadence(ZoneId.of("Europe/Berlin"), MONDAY, LocalTime.of(9, 0), 7);

    @Test
    void so_it_is_shorter_in_spring_and_longer_in_autumn() {
      assertThat(LongStream.range(0, 52).mapToObj(this::hours).distinct())
          .containsExactly(168L, 167L, 169L);
    }

    @Test
    void and_begins_at_the_same_local_time_a_hundred_years_on() {
      assertThat(berlin.start(5218).atZone(berlin.zone()).toLocalTime()).isEqualTo("09:00");
    }

    @Test
    void also_before_the_anchor() {
      Slot before = berlin.at(Instant.parse("2025-12-31T12:00:00Z"));
      assertThat(before.number()).isEqualTo(-1);
      assertThat(before.firstDate()).isEqualTo("2025-12-29");
    }

    private long hours(long number) {
      return Duration.between(berlin.start(number), berlin.start(number + 1)).toHours();
    }
  }

  @Nested
  class A_day_that_a_zone_skips {
    /** Over the end of 2011 Samoa went from Thursday to Saturday. */
    private final Cadence apia =
        new Cadence(ZoneId.of("Pacific/Apia"), LocalDate.of(2011, 12, 28), LocalTime.MIDNIGHT, 1);

    @Test
    void has_a_slot_without_a_length() {
      assertThat(LongStream.range(-3, 6).filter(apia::isEmpty)).containsExactly(2L);
    }

    @Test
    void is_never_what_is_running() {
      assertThat(apia.at(apia.start(2)).number()).isEqualTo(3);
    }

    @Test
    void takes_no_turn() {
      assertThat(LongStream.range(0, 6).map(apia::turn)).containsExactly(0L, 1L, 2L, 2L, 3L, 4L);
    }

    @Test
    void takes_no_turn_before_the_anchor_either() {
      Cadence later =
          new Cadence(apia.zone(), LocalDate.of(2012, 1, 1), apia.handoff(), apia.days());
      assertThat(LongStream.rangeClosed(-4, 0).map(later::turn))
          .containsExactly(-3L, -2L, -1L, -1L, 0L);
    }
  }

  @Nested
  class Refused {
    @Test
    void is_a_slot_of_no_days() {
      assertThatThrownBy(() -> new Cadence(ZoneId.of("UTC"), MONDAY, LocalTime.NOON, 0))
          .isInstanceOf(PaiAdminException.class)
          .hasMessageContaining("0 days");
    }

    @Test
    void is_what_lies_beyond_the_years_known() {
      Cadence utc = new Cadence(ZoneId.of("UTC"), MONDAY, LocalTime.NOON, 7);
      for (Instant moment :
          List.of(Instant.MIN, Instant.MAX, Instant.parse("2300-01-01T00:00:00Z"))) {
        assertThatThrownBy(() -> utc.at(moment))
            .isInstanceOf(PaiAdminException.class)
            .hasMessageContaining("outside the years");
      }
      assertThatThrownBy(() -> utc.slot(Long.MIN_VALUE)).isInstanceOf(PaiAdminException.class);
    }
  }
}
