package io.paiadmin.core.policy;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.core.time.Calendars;
import io.paiadmin.core.time.WorkingCalendar;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Calendars that are read from a policy answer as those that are built in code. */
class SlaVectorsTest {
  private static final Map<String, WorkingCalendar> READ =
      PolicyReader.read(Path.of("../examples/calendars.yaml")).sla().calendars();

  @Test
  void every_calendar_is_known_to_the_vectors_and_in_the_same_zone() {
    assertThat(READ)
        .hasSize(23)
        .allSatisfy((name, read) -> assertThat(read).hasToString(Calendars.named(name).toString()));
  }

  @ParameterizedTest(name = "{0}: {1} {2} + {3}")
  @CsvFileSource(resources = "/time/working-time-add.csv", numLinesToSkip = 1)
  void a_working_time_is_over_when_the_vector_says(
      String id, String calendar, String start, Duration working, String deadline) {
    assertThat(read(calendar).add(instant(start), working)).as(id).isEqualTo(instant(deadline));
  }

  @ParameterizedTest(name = "{0}: {1} {2} to {3}")
  @CsvFileSource(resources = "/time/working-time-between.csv", numLinesToSkip = 1)
  void the_working_time_between_two_moments_is_that_of_the_vector(
      String id, String calendar, String from, String to, Duration working) {
    assertThat(read(calendar).between(instant(from), instant(to))).as(id).isEqualTo(working);
  }

  @ParameterizedTest(name = "{0}: {1} {2} - {3}")
  @CsvFileSource(resources = "/time/working-time-subtract.csv", numLinesToSkip = 1)
  void a_working_time_begins_when_the_vector_says(
      String id, String calendar, String end, Duration working, String start) {
    assertThat(read(calendar).subtract(instant(end), working)).as(id).isEqualTo(instant(start));
  }

  private static WorkingCalendar read(String name) {
    assertThat(READ).containsKey(name);
    return READ.get(name);
  }

  private static Instant instant(String text) {
    return OffsetDateTime.parse(text).toInstant();
  }
}
