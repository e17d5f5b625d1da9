package io.paiadmin.core.sla.clock;

import static io.paiadmin.core.sla.clock.ClockKind.ACKNOWLEDGE;
import static io.paiadmin.core.sla.clock.ClockKind.RESOLVE;
import static io.paiadmin.core.sla.clock.ClockKind.UPDATE;
import static io.paiadmin.core.sla.clock.Story.at;
import static io.paiadmin.core.sla.matrix.Promises.matrix;
import static io.paiadmin.core.sla.matrix.Promises.pausing;
import static io.paiadmin.core.sla.matrix.Promises.recommended;
import static io.paiadmin.core.sla.matrix.Promises.resolving;
import static io.paiadmin.core.sla.matrix.Promises.row;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.core.sla.clock.Fact.Raised;
import io.paiadmin.core.sla.matrix.Severity;
import io.paiadmin.core.sla.matrix.SeverityChange;
import io.paiadmin.core.sla.matrix.SlaMatrix;
import io.paiadmin.core.sla.matrix.Standstill;
import io.paiadmin.core.time.Calendars;
import io.paiadmin.core.time.DateNote;
import io.paiadmin.core.time.InstantRange;
import io.paiadmin.core.time.WorkingCalendar;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/** Cases whose answers were worked out by hand, by their names. */
class SlaCasesTest {
  private static final WorkingCalendar NY = Calendars.named("NY");

  private static final SlaMatrix FOUR_HOURS =
      matrix(
          pausing(
              resolving(row("3", "", "4h working", "4h working"), "4h working"),
              Standstill.WAITING));

  @Nested
  class Pauses {
    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/sla/pauses.csv", numLinesToSkip = 1)
    void are_taken_out_of_a_calendar(
        String id, String start, @Nullable String pauses, String due) {
      List<InstantRange> stretches = pauses(pauses);
      WorkingCalendar counting = NY.without(stretches);
      assertThat(counting.add(at(start), Duration.ofHours(4))).as(id).isEqualTo(at(due));
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/sla/pauses.csv", numLinesToSkip = 1)
    void move_the_deadlines_for_resolving_and_updating(
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
    void never_move_the_deadline_for_acknowledging(
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
    void interrupt_a_working_day_by_the_hours_they_take(String from, String to, String due) {
      SlaMatrix matrix =
          matrix(pausing(row("3", "", "4h working", "1 working day"), Standstill.WAITING));
      String facts =
          "raised 2026-06-05T13:00 3, acknowledged 2026-06-05T13:00, waiting %s, resumed %s"
              .formatted(from, to);
      Clock clock = Story.of(matrix, facts).clock(UPDATE, "2026-06-12T09:00");
      assertThat(clock.deadline().due()).isEqualTo(at(due));
      assertThat(clock.deadline().counted(at(due))).isEqualTo(Duration.ofHours(8));
    }

    @ParameterizedTest(name = "waiting from {0} to {1}")
    @CsvSource({"08:00, 09:30, 14:00", "08:00, 10:30, 14:30", "08:00, 10:00, 14:00"})
    void that_began_before_an_update_count_from_there(String from, String to, String due) {
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
  }

  @Nested
  class Cadence {
    private final SlaMatrix twoHours = matrix(row("3", "", "1h working", "2h working"));

    @Test
    void d03_a_late_update_is_one_missed_update_and_the_next_is_counted_from_it() {
      Story story = Story.of(twoHours, "raised 10:00 3, acknowledged 10:30, updated 13:10");
      SlaReading reading = story.read("13:30");
      Clock late = updates(reading).get(0);
      assertThat(late.deadline().due()).isEqualTo(at("12:30"));
      assertThat(late.status()).isEqualTo(ClockStatus.BREACHED);
      assertThat(late.breached()).isEqualTo(at("12:30"));
      assertThat(late.late()).contains(Duration.ofMinutes(40));
      assertThat(late.missed()).isEqualTo(1);
      Clock next = updates(reading).get(1);
      assertThat(next.cycle()).isEqualTo(2);
      assertThat(next.status()).isEqualTo(ClockStatus.RUNNING);
      assertThat(next.breachAhead()).contains(at("15:10"));
      assertThat(updates(reading)).hasSize(2);
    }

    @ParameterizedTest(name = "at {0}: {1}")
    @CsvSource({
      "12:30, 0",
      "12:31, 1",
      "14:30, 1",
      "14:31, 2",
      "16:31, 3",
      "2026-06-02T10:30, 3",
      "2026-06-02T10:31, 4",
      "2026-06-08T17:00, 23"
    })
    void while_nothing_is_posted_each_missed_update_is_counted_once(String now, int missed) {
      Story story = Story.of(twoHours, "raised 10:00 3, acknowledged 10:30");
      assertThat(story.clock(UPDATE, now).missed()).isEqualTo(missed);
      assertThat(updates(story.read(now))).hasSize(1);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
      "24h working, 2026-06-10T13:00",
      "1 working day, 2026-06-08T13:00",
      "24h elapsed, 2026-06-06T13:00"
    })
    void d05_and_d07_the_unit_decides(String target, String due) {
      Story story =
          Story.of(
              matrix(row("3", "", "1h working", target)),
              "raised 2026-06-05T12:00 3, acknowledged 2026-06-05T13:00");
      Clock clock = story.clock(UPDATE, "2026-06-05T13:00");
      assertThat(clock.breachAhead()).contains(at(due));
    }

    @Test
    void a_resolution_in_time_ends_it_and_reopening_starts_another() {
      Story story =
          Story.of(
              twoHours, "raised 10:00 3, acknowledged 10:30, resolved 12:30, reopened 15:00");
      Clock done = story.clock(UPDATE, "14:00");
      assertThat(done.status()).isEqualTo(ClockStatus.MET);
      assertThat(done.ended()).isEqualTo(at("12:30"));
      Clock again = story.clock(UPDATE, "15:00");
      assertThat(again.cycle()).isEqualTo(2);
      assertThat(again.breachAhead()).contains(at("17:00"));
    }

    @Test
    void a_resolution_that_is_the_first_answer_begins_none() {
      Story story = Story.of(twoHours, "raised 10:00 3, resolved 10:40");
      SlaReading reading = story.read("11:00");
      assertThat(reading.last(ACKNOWLEDGE).orElseThrow().ended()).isEqualTo(at("10:40"));
      assertThat(updates(reading)).isEmpty();
    }

    private List<Clock> updates(SlaReading reading) {
      return reading.clocks().stream().filter(clock -> clock.kind() == UPDATE).toList();
    }
  }

  @Nested
  class Changes_of_severity {
    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/sla/severity-changes.csv", numLinesToSkip = 1)
    void move_the_deadline_and_never_breach_before_they_happen(
        String id,
        int from,
        SeverityChange change,
        String raised,
        String changed,
        int to,
        String now,
        ClockStatus status,
        String due,
        @Nullable String breached,
        @Nullable Duration overtaken) {
      String facts = "raised %s %d, reclassified %s %d".formatted(raised, from, changed, to);
      Clock clock = Story.of(recommended(NY, change), facts).clock(ACKNOWLEDGE, now);
      assertThat(clock.status()).as(id).isEqualTo(status);
      assertThat(clock.deadline().due()).as(id).isEqualTo(at(due));
      assertThat(clock.breached()).as(id).isEqualTo(breached == null ? null : at(breached));
      assertThat(clock.overtaken())
          .as(id)
          .isEqualTo(overtaken == null ? null : new Overtaken(at(changed), overtaken));
    }

    @Test
    void e02_belong_to_the_row_that_they_bring() {
      Story story =
          Story.of(
              recommended(NY, SeverityChange.FROM_START), "raised 10:00 3, reclassified 11:00 1");
      Clock clock = story.clock(ACKNOWLEDGE, "12:00");
      assertThat(clock.deadline().choice().cell()).hasToString("severity 1 on production");
      assertThat(clock.deadline().target()).hasToString("30m working");
    }

    @Test
    void after_the_answer_do_not_touch_it() {
      Story story =
          Story.of(
              recommended(NY, SeverityChange.FROM_START),
              "raised 10:00 3, acknowledged 11:00, reclassified 11:00 1");
      assertThat(story.clock(ACKNOWLEDGE, "12:00").status()).isEqualTo(ClockStatus.MET);
      assertThat(story.clock(UPDATE, "12:00").breachAhead()).contains(at("13:00"));
    }

    @Test
    void to_another_priority_count_as_well() {
      Story story =
          Story.of(
              recommended(NY, SeverityChange.FROM_START),
              "raised 10:00 1 staging, reclassified 10:10 1 production");
      assertThat(story.read("10:05").clocks()).isEmpty();
      SlaReading reading = story.read("10:10");
      assertThat(reading.withoutCommitment())
          .extracting(Object::toString)
          .containsExactly("severity 1 on staging");
      assertThat(reading.last(ACKNOWLEDGE).orElseThrow().breachAhead()).contains(at("10:30"));
    }
  }

  @Nested
  class Resolving {
    private final SlaMatrix gapCounts =
        matrix(resolving(row("3", "", "1h working", "8h working"), "4h working"));
    private final SlaMatrix gapIsFree =
        matrix(
            pausing(
                resolving(row("3", "", "1h working", "8h working"), "4h working"),
                Standstill.RESOLVED));

    private static final String AGAIN = "raised 10:00 3, resolved 12:00, reopened %s";

    @Test
    void counts_from_the_moment_raised() {
      Story story = Story.of(gapCounts, "raised 10:00 3, acknowledged 11:00");
      assertThat(story.clock(RESOLVE, "11:00").breachAhead()).contains(at("14:00"));
    }

    @Test
    void once_more_counts_the_gap_when_the_row_does_not_free_it() {
      Story story = Story.of(gapCounts, AGAIN.formatted("13:00"));
      assertThat(story.clock(RESOLVE, "13:00").breachAhead()).contains(at("14:00"));
      assertThat(story.clock(RESOLVE, "13:00").cycle()).isEqualTo(2);
    }

    @Test
    void once_more_does_not_count_the_gap_when_the_row_frees_it() {
      Story story = Story.of(gapIsFree, AGAIN.formatted("13:00"));
      assertThat(story.clock(RESOLVE, "13:00").breachAhead()).contains(at("15:00"));
    }

    @Test
    void once_more_after_the_deadline_is_breached_at_the_reopening_and_not_before() {
      Story story = Story.of(gapCounts, AGAIN.formatted("15:00"));
      assertThat(story.clock(RESOLVE, "14:59").status()).isEqualTo(ClockStatus.MET);
      Clock clock = story.clock(RESOLVE, "16:00");
      assertThat(clock.cycle()).isEqualTo(2);
      assertThat(clock.status()).isEqualTo(ClockStatus.BREACHED);
      assertThat(clock.breached()).isEqualTo(at("15:00"));
      assertThat(clock.overtaken()).isEqualTo(new Overtaken(at("15:00"), Duration.ofHours(1)));
    }

    @Test
    void once_more_is_not_judged_by_what_was_promised_while_it_was_resolved() {
      SlaMatrix matrix =
          matrix(
              resolving(row("3", "", "1h working", "8h working"), "4h working"),
              resolving(row("2", "", "1h working", "8h working"), "8h working"));
      Story story =
          Story.of(
              matrix, "raised 09:00 3, resolved 10:00, reclassified 14:00 2, reopened 15:00");
      Clock clock = story.clock(RESOLVE, "15:30");
      assertThat(clock.status()).isEqualTo(ClockStatus.RUNNING);
      assertThat(clock.breachAhead()).contains(at("17:00"));
    }

    @Test
    void after_a_breach_is_not_measured_again() {
      Story story = Story.of(gapCounts, "raised 10:00 3, resolved 15:00, reopened 15:30");
      SlaReading reading = story.read("16:00");
      assertThat(reading.clocks().stream().filter(clock -> clock.kind() == RESOLVE)).hasSize(1);
      assertThat(reading.last(RESOLVE).orElseThrow().late()).contains(Duration.ofHours(1));
    }

    @Test
    void ends_waiting_and_what_is_resolved_waits_for_nobody() {
      SlaMatrix matrix =
          matrix(pausing(row("3", "", "1h working", "2h working"), Standstill.values()));
      Story story =
          Story.of(
              matrix,
              "raised 10:00 3, acknowledged 10:00, waiting 10:30, resolved 11:00, waiting 11:30,"
                  + " reopened 12:00");
      assertThat(story.clock(UPDATE, "12:00").breachAhead()).contains(at("14:00"));
    }
  }

  @Nested
  class Thresholds {
    @ParameterizedTest(name = "{0} % at {1}")
    @CsvSource({
      "50, 2026-06-02T10:00",
      "75, 2026-06-02T11:00",
      "90, 2026-06-02T11:36",
      "100, 2026-06-02T12:00"
    })
    void f01_are_points_in_working_time(int percent, String moment) {
      Clock clock = Story.of(FOUR_HOURS, "raised 16:00 3").clock(ACKNOWLEDGE, "16:00");
      assertThat(clock.deadline().threshold(percent)).contains(at(moment));
    }
  }

  @ParameterizedTest(name = "severity {0}: {1}")
  @CsvSource({
    "1, 2026-10-08T09:15+08:00",
    "2, 2026-10-08T10:45+08:00",
    "3, 2026-10-08T14:15+08:00"
  })
  void m01_a_national_holiday_stands_between_an_incident_and_its_deadline(int level, String due) {
    Instant raised = OffsetDateTime.parse("2026-09-30T17:45+08:00").toInstant();
    History history =
        History.of(List.of(new Raised(raised, Severity.of(level).orElseThrow(), "production")));
    SlaMatrix matrix = recommended(Calendars.named("SHA"), SeverityChange.FROM_START);
    Deadline deadline = SlaClocks.read(matrix, history, raised).clocks().get(0).deadline();
    assertThat(deadline.due()).isEqualTo(OffsetDateTime.parse(due).toInstant());
    assertThat(deadline.explain().orElseThrow().notes())
        .extracting(DateNote::text)
        .contains("holiday of 2026-10-01", "holiday of 2026-10-07");
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
