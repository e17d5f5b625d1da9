package io.paiadmin.core.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import java.time.LocalTime;
import java.util.List;
import java.util.function.Supplier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DayIntervalTest {
  @ParameterizedTest
  @CsvSource({
    "09:00-17:30, 32400, 63000, 09:00-17:30",
    "9:00-17:30, 32400, 63000, 09:00-17:30",
    "' 09:00 - 17:30 ', 32400, 63000, 09:00-17:30",
    "18:00-24:00, 64800, 86400, 18:00-24:00",
    "00:00-24:00, 0, 86400, 00:00-24:00",
    "09:00:01-09:00:02, 32401, 32402, 09:00:01-09:00:02",
    "22:00-06:00 next day, 79200, 108000, 22:00-06:00 next day",
    "22:00-22:00 next day, 79200, 165600, 22:00-22:00 next day",
    "22:00-00:00 next day, 79200, 86400, 22:00-24:00"
  })
  void an_interval_is_read_and_written(String text, int start, int end, String written) {
    DayInterval interval = DayInterval.parse(text);
    assertThat(interval).isEqualTo(new DayInterval(start, end)).hasToString(written);
    assertThat(interval.endsNextDay()).isEqualTo(end > 86_400);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-",
        "09:00",
        "09:00-",
        "9-17",
        "09:00-17:00 tomorrow",
        "09:00-17:00-18:00",
        "09:00–17:00",
        "-09:00-17:00",
        "09:00-24:01",
        "09:00-24:00:01",
        "24:00-25:00",
        "24:00-06:00 next day",
        "09:00-10:60",
        "09:00:60-10:00",
        "99:99-99:99",
        "009:00-10:00",
        "٠٩:٠٠-١٧:٠٠",
        "06:00-22:00 next day"
      })
  void what_is_no_part_of_a_day_is_refused_in_its_own_words(String text) {
    assertThatThrownBy(() -> DayInterval.parse(text))
        .isInstanceOfSatisfying(
            PaiAdminException.class,
            refused ->
                assertThat(refused.problems())
                    .singleElement()
                    .satisfies(problem -> assertThat(problem.code()).isEqualTo("HOURS_ILLEGAL"))
                    .satisfies(problem -> assertThat(problem.message()).contains(text)));
  }

  @Property(tries = 300)
  void what_is_written_reads_the_same(
      @ForAll @IntRange(max = 86_399) int start,
      @ForAll @IntRange(min = 1, max = 86_400) int length) {
    DayInterval interval = new DayInterval(start, start + length);
    assertThat(DayInterval.parse(interval.toString())).isEqualTo(interval);
  }

  @Nested
  class Empty_hours {
    @Test
    void come_with_the_advice_to_leave_them_out() {
      assertThat(problem("09:00-09:00").fix()).contains("leave it out");
    }

    @Test
    void at_midnight_come_with_the_advice_to_write_24_00() {
      assertThat(problem("00:00-00:00").fix()).contains("00:00-24:00");
    }
  }

  @Nested
  class Hours_that_end_before_they_start {
    @Test
    void come_with_the_advice_to_say_next_day() {
      assertThat(problem("22:00-06:00").code()).isEqualTo("HOURS_BACKWARDS");
      assertThat(problem("22:00-06:00").fix()).contains("22:00-06:00 next day");
    }
  }

  @Nested
  class Between_two_times {
    @Test
    void midnight_as_the_end_is_that_of_the_day() {
      assertThat(DayInterval.of(LocalTime.of(18, 0), LocalTime.MIDNIGHT))
          .hasToString("18:00-24:00");
    }

    @Test
    void parts_of_seconds_are_refused_with_the_advice_to_say_midnight() {
      assertThat(refusal(LocalTime.MIDNIGHT, LocalTime.MAX))
          .extracting(Problem::code, Problem::message)
          .containsExactly("HOURS_ILLEGAL", "00:00-23:59:59.999999999 has a part of a second");
      assertThat(refusal(LocalTime.MIDNIGHT, LocalTime.MAX).fix()).contains("24:00", "MIDNIGHT");
      assertThat(refusal(LocalTime.of(9, 0, 0, 5), LocalTime.NOON).code())
          .isEqualTo("HOURS_ILLEGAL");
    }

    @Test
    void there_is_no_interval_from_midnight_to_midnight() {
      assertThatThrownBy(() -> DayInterval.of(LocalTime.MIDNIGHT, LocalTime.MIDNIGHT))
          .isInstanceOf(PaiAdminException.class);
    }
  }

  @Nested
  class Numbers_out_of_range {
    @Test
    void are_refused() {
      for (int[] bad :
          List.of(
              new int[] {-1, 5},
              new int[] {5, 86_406},
              new int[] {86_400, 86_401},
              new int[] {0, Integer.MIN_VALUE},
              new int[] {Integer.MAX_VALUE, 5})) {
        assertThatThrownBy(() -> new DayInterval(bad[0], bad[1]))
            .isInstanceOf(PaiAdminException.class);
      }
    }
  }

  private static Problem problem(String text) {
    return refusal(() -> DayInterval.parse(text));
  }

  private static Problem refusal(LocalTime start, LocalTime end) {
    return refusal(() -> DayInterval.of(start, end));
  }

  private static Problem refusal(Supplier<DayInterval> making) {
    try {
      throw new AssertionError(making.get() + " is an interval");
    } catch (PaiAdminException e) {
      assertThat(e.problems()).hasSize(1);
      return e.problems().get(0);
    }
  }
}
