package io.paiadmin.core.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** The working times that were computed by brute force, by segments and without any product. */
class WorkingTimeVectorsTest {
  @ParameterizedTest(name = "{0}: {1} {2} + {3}")
  @CsvFileSource(resources = "/time/working-time-add.csv", numLinesToSkip = 1)
  void a_working_time_is_over_when_the_vector_says(
      String id, String calendar, String start, Duration working, String deadline) {
    assertThat(Calendars.named(calendar).add(instant(start), working))
        .as(id)
        .isEqualTo(instant(deadline));
  }

  @ParameterizedTest(name = "{0}: {1} {2} to {3}")
  @CsvFileSource(resources = "/time/working-time-between.csv", numLinesToSkip = 1)
  void the_working_time_between_two_moments_is_that_of_the_vector(
      String id, String calendar, String from, String to, Duration working) {
    assertThat(Calendars.named(calendar).between(instant(from), instant(to)))
        .as(id)
        .isEqualTo(working);
  }

  @ParameterizedTest(name = "{0}: {1} {2} - {3}")
  @CsvFileSource(resources = "/time/working-time-subtract.csv", numLinesToSkip = 1)
  void a_working_time_begins_when_the_vector_says(
      String id, String calendar, String end, Duration working, String start) {
    assertThat(Calendars.named(calendar).subtract(instant(end), working))
        .as(id)
        .isEqualTo(instant(start));
  }

  private static Instant instant(String text) {
    return OffsetDateTime.parse(text).toInstant();
  }
}
