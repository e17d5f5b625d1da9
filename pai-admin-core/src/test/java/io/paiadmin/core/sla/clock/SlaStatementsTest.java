package io.paiadmin.core.sla.clock;

import static io.paiadmin.core.sla.clock.ClockKind.ACKNOWLEDGE;
import static io.paiadmin.core.sla.clock.ClockKind.RESOLVE;
import static io.paiadmin.core.sla.clock.ClockKind.UPDATE;
import static io.paiadmin.core.sla.clock.Story.at;
import static io.paiadmin.core.sla.matrix.Promises.matrix;
import static io.paiadmin.core.sla.matrix.Promises.on;
import static io.paiadmin.core.sla.matrix.Promises.pausing;
import static io.paiadmin.core.sla.matrix.Promises.recommended;
import static io.paiadmin.core.sla.matrix.Promises.resolving;
import static io.paiadmin.core.sla.matrix.Promises.row;
import static java.time.DayOfWeek.TUESDAY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.paiadmin.api.calendar.Holiday;
import io.paiadmin.core.sla.matrix.PauseReason;
import io.paiadmin.core.sla.matrix.SeverityChange;
import io.paiadmin.core.sla.matrix.SlaMatrix;
import io.paiadmin.core.sla.matrix.SlaRow;
import io.paiadmin.core.time.Calendars;
import io.paiadmin.core.time.DateNote;
import io.paiadmin.core.time.WorkingCalendar;
import io.paiadmin.core.time.WorkingCalendarBuilder;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Set;
import java.util.TimeZone;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What goes wrong elsewhere with clocks, and does not here; by the numbers of the statements. */
class SlaStatementsTest {
  private static final WorkingCalendar NY = Calendars.named("NY");
  private static final SlaRow FOUR_HOURS =
      resolving(row("3", "", "4h working", "4h working"), "4h working");

  @Test
  void statement_1_an_explanation_names_each_skipped_date_with_its_reason_and_source() {
    WorkingCalendar hours =
        office().holiday(new Holiday(LocalDate.parse("2026-06-02"), "Founders"), "h.ics:7").build();
    Clock clock =
        story(matrix(on(hours, FOUR_HOURS)), "raised 15:00 3").clock(ACKNOWLEDGE, "15:00");
    assertThat(clock.deadline().due()).isEqualTo(at("2026-06-03T11:00"));
    assertThat(clock.deadline().explain().orElseThrow().notes())
        .extracting(DateNote::date, DateNote::text, DateNote::source)
        .containsExactly(tuple(LocalDate.parse("2026-06-02"), "Founders", "h.ics:7"));
  }

  @Test
  void statement_4_before_the_acknowledgement_no_clock_for_updates_runs() {
    SlaMatrix matrix = matrix(resolving(row("3", "", "4h working", "1m working"), "1h working"));
    assertThat(kinds(story(matrix, "raised 10:00 3").read("12:00")))
        .containsExactly(ACKNOWLEDGE, RESOLVE);
    assertThat(kinds(story(matrix, "raised 10:00 3, acknowledged 12:00").read("12:00")))
        .containsExactly(ACKNOWLEDGE, UPDATE, RESOLVE);
  }

  @Test
  void statement_6_what_pauses_a_clock_is_data_of_the_row() {
    String facts = "raised 10:00 3, acknowledged 10:00, waiting 11:00, resumed 12:00";
    assertThat(resolutionDue(FOUR_HOURS, facts)).isEqualTo(at("14:00"));
    assertThat(resolutionDue(pausing(FOUR_HOURS, PauseReason.WAITING), facts))
        .isEqualTo(at("15:00"));
    assertThat(resolutionDue(pausing(FOUR_HOURS, PauseReason.RESOLVED), facts))
        .isEqualTo(at("14:00"));
  }

  @Test
  void statement_6_whether_time_between_resolving_and_reopening_counts_is_data_of_the_row() {
    String facts = "raised 10:00 3, resolved 11:00, reopened 13:00";
    assertThat(resolutionDue(FOUR_HOURS, facts)).isEqualTo(at("14:00"));
    assertThat(resolutionDue(pausing(FOUR_HOURS, PauseReason.RESOLVED), facts))
        .isEqualTo(at("16:00"));
  }

  @Test
  void statement_7_no_threshold_is_outside_the_hours() {
    for (SlaRow row : recommended(NY, SeverityChange.FROM_START).rows()) {
      int level = row.severities().iterator().next().level();
      Deadline deadline =
          story(matrix(row), "raised 2026-06-05T16:45 " + level)
              .clock(ACKNOWLEDGE, "2026-06-05T16:45")
              .deadline();
      assertThat(IntStream.rangeClosed(1, 100).mapToObj(deadline::threshold))
          .allSatisfy(
              moment ->
                  assertThat(NY.previousWorking(moment.orElseThrow())).isEqualTo(moment.get()));
    }
  }

  @Test
  void statement_8_what_is_merged_or_dismissed_has_no_clock_that_runs() {
    Story story =
        story(
            matrix(FOUR_HOURS),
            "raised 10:00 3, acknowledged 10:30, withdrawn 11:00, reclassified 12:00 3");
    SlaReading reading = story.read("2026-06-20T10:00");
    assertThat(reading.clocks())
        .extracting(Clock::status)
        .containsExactly(ClockStatus.MET, ClockStatus.CANCELLED, ClockStatus.CANCELLED);
    assertThat(reading.nextBreach()).isEmpty();
  }

  @Test
  void statement_8_what_was_breached_before_stays_so() {
    Story story = story(matrix(FOUR_HOURS), "raised 10:00 3, withdrawn 15:00");
    assertThat(story.clock(ACKNOWLEDGE, "16:00").breached()).isEqualTo(at("14:00"));
  }

  @Test
  void statement_10_a_pause_outside_the_hours_moves_nothing() {
    String facts =
        "raised 2026-06-05T16:00 3, acknowledged 2026-06-05T16:00, waiting 2026-06-05T18:00,"
            + " resumed 2026-06-07T12:00";
    assertThat(resolutionDue(pausing(FOUR_HOURS, PauseReason.WAITING), facts))
        .isEqualTo(at("2026-06-08T12:00"));
  }

  @Test
  void statements_13_and_19_the_zone_of_the_machine_changes_nothing() {
    TimeZone usual = TimeZone.getDefault();
    try {
      Set<List<Clock>> readings =
          List.of("UTC", "Asia/Shanghai", "America/New_York", "Pacific/Apia", "Asia/Kathmandu")
              .stream()
              .map(SlaStatementsTest::readIn)
              .collect(Collectors.toSet());
      assertThat(readings).hasSize(1);
    } finally {
      TimeZone.setDefault(usual);
    }
  }

  @Test
  void statement_15_what_is_raised_outside_the_hours_has_its_whole_time_from_the_opening_on() {
    Clock clock =
        story(matrix(FOUR_HOURS), "raised 2026-06-06T11:00 3")
            .clock(ACKNOWLEDGE, "2026-06-06T11:00");
    assertThat(clock.status()).isEqualTo(ClockStatus.RUNNING);
    assertThat(clock.breachAhead()).contains(at("2026-06-08T13:00"));
    assertThat(clock.deadline().left(at("2026-06-08T09:00"))).isEqualTo(Duration.ofHours(4));
  }

  @Test
  void statement_16_a_change_of_severity_keeps_all_pauses() {
    SlaMatrix matrix =
        matrix(
            pausing(FOUR_HOURS, PauseReason.WAITING),
            pausing(
                resolving(row("2", "", "4h working", "2h working"), "3h working"),
                PauseReason.WAITING));
    Story story =
        story(
            matrix,
            "raised 10:00 3, acknowledged 10:00, waiting 11:00, resumed 12:00,"
                + " reclassified 12:30 2, waiting 13:00, resumed 13:30");
    assertThat(story.clock(RESOLVE, "13:30").breachAhead()).contains(at("14:30"));
  }

  @Test
  void statement_20_a_calendar_with_one_weekday_is_right() {
    WorkingCalendar tuesdays =
        WorkingCalendar.in(ZoneId.of("America/New_York")).hours(TUESDAY, "08:00-17:00").build();
    SlaMatrix matrix = matrix(on(tuesdays, row("3", "", "10h working", "1h working")));
    Clock clock = story(matrix, "raised 2026-06-03T12:00 3").clock(ACKNOWLEDGE, "2026-06-03T12:00");
    assertThat(clock.breachAhead()).contains(at("2026-06-16T09:00"));
  }

  @Test
  void statement_23_the_first_breach_stays_whatever_is_computed_later() {
    Story story =
        story(
            recommended(NY, SeverityChange.FROM_START),
            "raised 10:00 1, reclassified 11:00 3, reclassified 12:00 0, acknowledged 15:00");
    for (String now : List.of("10:31", "11:30", "12:30", "16:00")) {
      assertThat(story.clock(ACKNOWLEDGE, now).breached()).isEqualTo(at("10:30"));
      assertThat(story.clock(ACKNOWLEDGE, now).overtaken()).isNull();
    }
  }

  @Test
  void statement_31_at_the_deadline_it_is_met() {
    Story story = story(matrix(FOUR_HOURS), "raised 10:00 3, acknowledged 14:00");
    assertThat(story.clock(ACKNOWLEDGE, "13:59").status()).isEqualTo(ClockStatus.RUNNING);
    assertThat(story.clock(ACKNOWLEDGE, "14:00").status()).isEqualTo(ClockStatus.MET);
    assertThat(story.clock(ACKNOWLEDGE, "14:00").late()).isEmpty();
  }

  @Test
  void statement_32_a_working_day_is_a_unit_of_its_own() {
    SlaMatrix matrix = matrix(row("3", "", "1 working day", "24h working"));
    Story story = story(matrix, "raised 2026-06-06T11:00 3");
    assertThat(story.clock(ACKNOWLEDGE, "2026-06-06T11:00").breachAhead())
        .contains(at("2026-06-09T09:00"));
  }

  @Test
  void statement_39_a_holiday_moves_a_deadline_by_exactly_that_day() {
    WorkingCalendar usual = office().build();
    WorkingCalendar closed =
        office().holiday(new Holiday(LocalDate.parse("2026-06-02"), "Founders"), "").build();
    SlaRow row = row("3", "", "12h working", "1h working");
    assertThat(acknowledgeDue(on(usual, row))).isEqualTo(at("2026-06-02T14:00"));
    assertThat(acknowledgeDue(on(closed, row))).isEqualTo(at("2026-06-03T14:00"));
  }

  @Test
  void statement_53_an_acknowledgement_after_resolving_changes_nothing() {
    String resolved = "raised 10:00 3, resolved 11:00";
    assertThat(clocks(resolved + ", acknowledged 12:00")).isEqualTo(clocks(resolved));
  }

  @Test
  void statement_57_after_the_acknowledgement_its_clock_is_not_ahead_of_anything() {
    Story story = story(matrix(FOUR_HOURS), "raised 10:00 3, acknowledged 10:10");
    assertThat(story.clock(ACKNOWLEDGE, "10:10").breachAhead()).isEmpty();
    assertThat(story.read("10:10").nextBreach().orElseThrow().kind()).isEqualTo(RESOLVE);
  }

  private static List<Clock> clocks(String facts) {
    return story(matrix(FOUR_HOURS), facts).read("13:00").clocks();
  }

  private static List<Clock> readIn(String zone) {
    TimeZone.setDefault(TimeZone.getTimeZone(zone));
    String facts = "raised 2026-03-06T16:50 1, acknowledged 2026-03-09T09:10, reclassified 10:00 2";
    return story(recommended(NY, SeverityChange.FROM_CHANGE), facts).read("12:00").clocks();
  }

  private static Instant acknowledgeDue(SlaRow row) {
    return story(matrix(row), "raised 10:00 3")
        .clock(ACKNOWLEDGE, "10:00")
        .breachAhead()
        .orElseThrow();
  }

  private static Instant resolutionDue(SlaRow row, String facts) {
    Story story = story(matrix(row), facts);
    Clock clock = story.clock(RESOLVE, facts.contains("06-07") ? "2026-06-08T09:00" : "13:00");
    return clock.breachAhead().orElseThrow();
  }

  private static List<ClockKind> kinds(SlaReading reading) {
    return reading.clocks().stream().map(Clock::kind).toList();
  }

  private static Story story(SlaMatrix matrix, String facts) {
    return Story.of(matrix, facts);
  }

  private static WorkingCalendarBuilder office() {
    WorkingCalendarBuilder office = WorkingCalendar.in(ZoneId.of("America/New_York"));
    for (DayOfWeek day : DayOfWeek.values()) {
      office.hours(day, "09:00-17:00");
    }
    return office.named("office");
  }
}
