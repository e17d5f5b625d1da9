package io.paiadmin.core.sla.attainment;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.NotEmpty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The nearest rank. */
class DurationsTest {
  @ParameterizedTest(name = "{0} % is {1}")
  @CsvSource({"1, 15", "5, 15", "20, 15", "21, 20", "30, 20", "40, 20", "50, 35", "100, 50"})
  void of_five_values_is_that_of_the_textbook(int percent, long minutes) {
    assertThat(minutes(50, 15, 40, 20, 35).percentile(percent))
        .contains(Duration.ofMinutes(minutes));
  }

  @ParameterizedTest(name = "{0} % is {1}")
  @CsvSource({"25, 7", "50, 8", "75, 15", "90, 16", "91, 20", "100, 20"})
  void of_ten_values_is_that_of_the_textbook(int percent, long minutes) {
    assertThat(minutes(3, 6, 7, 8, 8, 10, 13, 15, 16, 20).percentile(percent))
        .contains(Duration.ofMinutes(minutes));
  }

  @Test
  void of_one_value_is_it_and_of_none_is_none() {
    assertThat(minutes(7).percentile(1)).contains(Duration.ofMinutes(7));
    assertThat(minutes(7).percentile(100)).contains(Duration.ofMinutes(7));
    assertThat(minutes().percentile(50)).isEmpty();
  }

  @Property(tries = 200)
  void is_the_least_value_that_enough_of_all_do_not_exceed(
      @ForAll @NotEmpty List<@IntRange(min = 0, max = 30) Integer> values,
      @ForAll @IntRange(min = 1, max = 100) int percent) {
    Durations times = Durations.of(values.stream().map(Duration::ofMinutes).toList());
    Duration found = times.percentile(percent).orElseThrow();
    assertThat(100L * upTo(times, found)).isGreaterThanOrEqualTo((long) percent * values.size());
    assertThat(100L * upTo(times, found.minusNanos(1))).isLessThan((long) percent * values.size());
    assertThat(times.sorted()).contains(found).isSorted();
  }

  private static long upTo(Durations times, Duration most) {
    return times.sorted().stream().filter(time -> time.compareTo(most) <= 0).count();
  }

  private static Durations minutes(long... values) {
    return Durations.of(LongStream.of(values).mapToObj(Duration::ofMinutes).toList());
  }
}
