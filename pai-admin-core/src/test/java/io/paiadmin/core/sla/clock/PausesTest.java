package io.paiadmin.core.sla.clock;

import static io.paiadmin.core.sla.clock.ClockKind.ACKNOWLEDGE;
import static io.paiadmin.core.sla.clock.ClockKind.RESOLVE;
import static io.paiadmin.core.sla.clock.ClockKind.UPDATE;
import static io.paiadmin.core.sla.clock.Story.at;
import static io.paiadmin.core.sla.matrix.Promises.matrix;
import static io.paiadmin.core.sla.matrix.Promises.pausing;
import static io.paiadmin.core.sla.matrix.Promises.resolving;
import static io.paiadmin.core.sla.matrix.Promises.row;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.core.sla.matrix.PauseReason;
import io.paiadmin.core.sla.matrix.SlaMatrix;
import io.paiadmin.core.time.Calendars;
import io.paiadmin.core.time.InstantRange;
import io.paiadmin.core.time.WorkingCalendar;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/** How waiting moves deadlines: cases whose answers were worked out by hand, by their names. */
class PausesTest {
  private static final WorkingCalendar NY = Calendars.named("NY");

  private static final SlaMatrix FOUR_HOURS =
      matrix(
          pausing(
              resolving(row("3", "", "4h working", "4h working"), "4h working"),
              PauseReason.WAITING));

  @ParameterizedTest(name = "{0}")
  @CsvFileSource(resources = "/sla/pauses.csv", numLinesToSkip = 1)
  void pauses_are_taken_out_of_a_calendar(
      String id, String start, @Nullable String pauses, String due) {
    List<InstantRange> stretches = pauses(pauses);
    WorkingCalendar counting = NY.without(stretches);
    assertThat(counting.add(at(start), Duration.ofHours(4))).as(id).isEqualTo(at(due));
  }

  @ParameterizedTest(name = "{0}")
  @CsvFileSource(resources = "/sla/pauses.csv", numLinesToSkip = 1)
  void pauses_move_the_deadlines_for_resolving_and_updating(
      String id, String start, @Nullable String pauses, String due) {
    SlaReading reading = story(start, pauses).read("2026-07-31T09:00");
    for (ClockKind kind : List.of(RESOLVE, UPDATE)) {
      Clock clock = reading.last(kind).orElseThrow();
      assertThat(clock.deadline().due()).as(id).isEqualTo(at(due));
      assertThat(clock.breached()).as(id).isEqualTo(at(due));
    }
  }

  @ParameterizedTest(name = "{0}")
  @CsvFileSource(resources = "/sla/pauses.csv", numLinesToSkip = 1)
  void pauses_never_move_the_deadline_for_acknowledging(
      String id, String start, @Nullable String pauses, String due) {
    assertThat(at(due)).as(id).isAfter(at(start));
    Clock clock = story(start, pauses).clock(ACKNOWLEDGE, "2026-07-31T09:00");
    Instant unpaused = NY.add(at(start), Duration.ofHours(4));
    assertThat(clock.deadline().due()).as(id).isEqualTo(unpaused);
  }

  @Test
  void c07_while_paused_there_is_no_deadline_and_the_remaining_time_is_what_exists() {
    Story story = Story.of(FOUR_HOURS, "raised 10:00 3, acknowledged 10:00, waiting 11:00");
    Clock clock = story.clock(RESOLVE, "2026-06-02T16:00");
    assertThat(clock.status()).isEqualTo(ClockStatus.PAUSED);
    assertThat(clock.isOpen()).isTrue();
    assertThat(clock.breachAhead()).isEmpty();
    assertThat(clock.deadline().due()).isNull();
    assertThat(clock.deadline().explain()).isEmpty();
    assertThat(clock.deadline().threshold(50)).isEmpty();
    assertThat(clock.deadline().left(at("2026-06-02T16:00"))).isEqualTo(Duration.ofHours(3));
    assertThat(clock.deadline().budget()).isEqualTo(Duration.ofHours(4));
    assertThat(clock.deadline().counted(at("2026-06-02T16:00"))).isEqualTo(Duration.ofHours(1));
  }

  @Test
  void c02_a_pause_after_the_deadline_does_not_undo_the_breach() {
    Story story =
        Story.of(FOUR_HOURS, "raised 10:00 3, acknowledged 10:00, waiting 15:00, resumed 16:00");
    for (String now : List.of("14:30", "15:30", "16:30")) {
      assertThat(story.clock(RESOLVE, now).status()).isEqualTo(ClockStatus.BREACHED);
      assertThat(story.clock(RESOLVE, now).breached()).isEqualTo(at("14:00"));
    }
  }

  @ParameterizedTest(name = "waiting from {0} to {1}")
  @CsvSource({
    "2026-06-06T10:00, 2026-06-07T10:00, 2026-06-08T13:00",
    "2026-06-08T12:00, 2026-06-09T10:00, 2026-06-09T11:00",
    "2026-06-08T12:00, 2026-06-08T12:30, 2026-06-08T13:30",
    "2026-06-05T15:00, 2026-06-08T10:00, 2026-06-08T16:00",
    "2026-06-08T09:00, 2026-06-09T17:00, 2026-06-10T13:00",
    "2026-06-08T13:00, 2026-06-08T15:00, 2026-06-08T13:00"
  })
  void pauses_interrupt_a_working_day_by_the_hours_they_take(String from, String to, String due) {
    SlaMatrix matrix =
        matrix(pausing(row("3", "", "4h working", "1 working day"), PauseReason.WAITING));
    String facts =
        "raised 2026-06-05T13:00 3, acknowledged 2026-06-05T13:00, waiting %s, resumed %s"
            .formatted(from, to);
    Clock clock = Story.of(matrix, facts).clock(UPDATE, "2026-06-12T09:00");
    assertThat(clock.deadline().due()).isEqualTo(at(due));
    assertThat(clock.deadline().counted(at(due))).isEqualTo(Duration.ofHours(8));
  }

  @ParameterizedTest(name = "waiting from {0} to {1}")
  @CsvSource({"08:00, 09:30, 14:00", "08:00, 10:30, 14:30", "08:00, 10:00, 14:00"})
  void pauses_that_began_before_an_update_count_from_there(String from, String to, String due) {
    String facts = "raised 07:00 3, waiting %s, resumed %s, acknowledged 10:00";
    Clock clock = Story.of(FOUR_HOURS, facts.formatted(from, to)).clock(UPDATE, "17:00");
    assertThat(clock.deadline().due()).isEqualTo(at(due));
  }

  private Story story(String start, @Nullable String pauses) {
    String raised = "raised %1$s 3, acknowledged %1$s".formatted(start);
    String waits =
        split(pauses).stream()
            .map(pause -> ", waiting " + pause.replace(" ", ", resumed "))
            .collect(Collectors.joining());
    return Story.of(FOUR_HOURS, raised + waits);
  }

  private static List<InstantRange> pauses(@Nullable String text) {
    return split(text).stream()
        .map(pause -> pause.split(" "))
        .map(ends -> new InstantRange(at(ends[0]), at(ends[1])))
        .toList();
  }

  private static List<String> split(@Nullable String pauses) {
    return pauses == null ? List.of() : Arrays.asList(pauses.split(";"));
  }
}
