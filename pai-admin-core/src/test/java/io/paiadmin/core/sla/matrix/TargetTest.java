package io.paiadmin.core.sla.matrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.core.sla.matrix.Target.Elapsed;
import io.paiadmin.core.sla.matrix.Target.Working;
import io.paiadmin.core.sla.matrix.Target.WorkingDays;
import io.paiadmin.core.time.Calendars;
import io.paiadmin.core.time.WorkingCalendar;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TargetTest {
  @ParameterizedTest
  @CsvSource({
    "30m working, PT30M, 30m working",
    "30min working, PT30M, 30m working",
    "2h30m working, PT2H30M, 2h30m working",
    "2h 30m working, PT2H30M, 2h30m working",
    "90m working, PT1H30M, 1h30m working",
    "45s   working, PT45S, 45s working",
    "' 1h working ', PT1H, 1h working"
  })
  void working_time_says_that_it_is(String text, Duration time, String written) {
    assertThat(Target.parse(text)).isEqualTo(new Working(time)).hasToString(written);
  }

  @ParameterizedTest
  @CsvSource({"24h elapsed, PT24H, 24h elapsed", "1h0m1s elapsed, PT1H1S, 1h1s elapsed"})
  void elapsed_time_says_that_it_is(String text, Duration time, String written) {
    assertThat(Target.parse(text)).isEqualTo(new Elapsed(time)).hasToString(written);
  }

  @ParameterizedTest
  @CsvSource({
    "1 working day, 1, 1 working day",
    "2 working days, 2, 2 working days",
    "2 working day, 2, 2 working days"
  })
  void days_are_a_unit_of_their_own(String text, int days, String written) {
    assertThat(Target.parse(text)).isEqualTo(new WorkingDays(days)).hasToString(written);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "30m",
        "30 working",
        "working",
        "working day",
        "0m working",
        "0h elapsed",
        "0 working days",
        "-1h working",
        "-1 working days",
        "1.5h working",
        "1 day",
        "24 hours",
        "30m working elapsed",
        "30m2h working",
        "1234567h working",
        "soon"
      })
  void nothing_is_guessed(String text) {
    assertThatThrownBy(() -> Target.parse(text))
        .isInstanceOfSatisfying(PaiAdminException.class, TargetTest::isIllegal);
  }

  @Test
  void what_is_no_target_is_shown_and_an_example_given() {
    assertThatThrownBy(() -> Target.parse("30m"))
        .hasMessageContaining("'30m' is not how long something may take")
        .hasMessageContaining("30m working, 24h elapsed or 1 working day");
  }

  @ParameterizedTest
  @ValueSource(strings = {"PT0S", "PT-1S", "PT0.5S", "PT1.000000001S"})
  void a_target_in_time_is_a_number_of_seconds(Duration time) {
    assertThatThrownBy(() -> new Working(time))
        .isInstanceOfSatisfying(PaiAdminException.class, TargetTest::isIllegal);
    assertThatThrownBy(() -> new Elapsed(time))
        .isInstanceOfSatisfying(PaiAdminException.class, TargetTest::isIllegal);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1})
  void a_target_in_days_is_at_least_one(int days) {
    assertThatThrownBy(() -> new WorkingDays(days))
        .isInstanceOfSatisfying(PaiAdminException.class, TargetTest::isIllegal);
  }

  @Property(tries = 300)
  void what_a_target_is_written_as_reads_as_the_same(@ForAll("targets") Target target) {
    assertThat(Target.parse(target.toString())).isEqualTo(target);
  }

  @ParameterizedTest(name = "{0}: {3} from {2}")
  @CsvFileSource(resources = "/sla/targets.csv", numLinesToSkip = 1)
  void a_target_is_reached_when_its_unit_says(
      String id, String calendar, String start, String text, String due) {
    Target target = Target.parse(text);
    WorkingCalendar hours = target.counting(Calendars.named(calendar));
    assertThat(target.after(hours, instant(start), 1)).as(id).isEqualTo(instant(due));
  }

  @ParameterizedTest
  @CsvSource({
    "2h working, 2026-06-02T11:00-04:00",
    "24h elapsed, 2026-06-04T13:00-04:00",
    "2 working days, 2026-06-09T13:00-04:00"
  })
  void a_target_taken_three_times_is_reached_after_three_of_it(String text, String due) {
    Target target = Target.parse(text);
    WorkingCalendar hours = target.counting(Calendars.named("NY"));
    assertThat(target.after(hours, instant("2026-06-01T13:00-04:00"), 3)).isEqualTo(instant(due));
  }

  @Provide
  Arbitrary<Target> targets() {
    Arbitrary<Duration> times =
        Arbitraries.longs().between(1, 999_999L * 3600).map(Duration::ofSeconds);
    Arbitrary<Integer> days = Arbitraries.integers().between(1, 999_999);
    return Arbitraries.oneOf(
        times.map(Working::new), times.map(Elapsed::new), days.map(WorkingDays::new));
  }

  private static Instant instant(String text) {
    return OffsetDateTime.parse(text).toInstant();
  }

  private static void isIllegal(PaiAdminException refusal) {
    assertThat(refusal.problems()).extracting(Problem::code).isEqualTo(List.of("TARGET_ILLEGAL"));
  }
}
