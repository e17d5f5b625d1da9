package io.paiadmin.core.time;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.core.time.oracle.Ticks;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.ShrinkingMode;

@Label("What stepping through time minute by minute says too")
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
class OracleTest {

  @Property(tries = 40)
  void a_calendar_answers_as_the_oracle_does(@ForAll long seed) {
    Random random = new Random(seed);
    Twins.of(RandomWindow.of(random), random).interview(random, 50);
  }

  @Property(tries = 15)
  void a_combination_answers_as_the_oracle_does(@ForAll long seed) {
    Random random = new Random(seed);
    Twins.combined(RandomWindow.of(random), random).interview(random, 50);
  }

  /** Liberia's clocks were 44 minutes and 30 seconds behind until 1972. */
  @Property(tries = 10)
  void offsets_with_seconds_are_no_exception(@ForAll long seed) {
    Random random = new Random(seed);
    Instant start = Instant.parse("1972-01-01T00:00:00Z");
    Ticks ticks = new Ticks(ZoneId.of("Africa/Monrovia"), start, 12 * 2880, 30);
    Twins.of(ticks, random).interview(random, 50);
  }

  @Property(tries = 40)
  void a_local_time_is_first_reached_when_the_oracle_says(@ForAll long seed) {
    Random random = new Random(seed);
    Ticks ticks = RandomWindow.of(random);
    LocalDateTime middle =
        LocalDateTime.ofInstant(ticks.start().plus(Duration.ofDays(6)), ticks.zone());
    for (int i = 0; i < 50; i++) {
      LocalDateTime local = middle.plusNanos((long) (random.nextGaussian() * 1e14));
      assertThat(FirstInstant.of(local, ticks.zone())).isEqualTo(ticks.first(local));
    }
  }
}
