package io.paiadmin.core.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
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

  @ParameterizedTest(name = "{0}: {1} {2}")
  @CsvFileSource(resources = "/time/openings.csv", numLinesToSkip = 1)
  void the_next_opening_and_the_last_closing_are_those_of_the_vector(
      String id, String calendar, String moment, String next, String previous) {
    WorkingCalendar asked = Calendars.named(calendar);
    assertThat(asked.nextWorking(instant(moment))).as(id).isEqualTo(instant(next));
    assertThat(asked.previousWorking(instant(moment))).as(id).isEqualTo(instant(previous));
  }

  @ParameterizedTest(name = "{0}: {2} {3} {4}")
  @CsvFileSource(resources = "/time/reports.csv", numLinesToSkip = 1)
  void what_was_wrong_elsewhere_is_right_here(
      String id, String calendar, String question, String moment, String argument, String answer) {
    WorkingCalendar asked = Calendars.named(calendar);
    Instant start = instant(moment);
    Object given =
        switch (question) {
          case "add" -> asked.add(start, Duration.parse(argument));
          case "subtract" -> asked.subtract(start, Duration.parse(argument));
          case "between" -> asked.between(start, instant(argument));
          case "next" -> asked.nextWorking(start);
          case "days" -> asked.addWorkingDays(start, Integer.parseInt(argument));
          default -> throw new IllegalArgumentException(question);
        };
    Object right = question.equals("between") ? Duration.parse(answer) : instant(answer);
    assertThat(given).as(id).isEqualTo(right);
  }

  @ParameterizedTest(name = "{0}: {2} + {3}, paused from {4} to {5}")
  @CsvFileSource(resources = "/time/pauses.csv", numLinesToSkip = 1)
  void a_pause_moves_a_deadline_as_the_vector_says(
      String id,
      String calendar,
      String start,
      Duration working,
      String from,
      String to,
      String deadline) {
    WorkingCalendar paused =
        Calendars.named(calendar).without(List.of(new InstantRange(instant(from), instant(to))));
    assertThat(paused.add(instant(start), working)).as(id).isEqualTo(instant(deadline));
  }

  private static Instant instant(String text) {
    return OffsetDateTime.parse(text).toInstant();
  }
}
