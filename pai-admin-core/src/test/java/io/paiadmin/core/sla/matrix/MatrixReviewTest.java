package io.paiadmin.core.sla.matrix;

import static io.paiadmin.core.sla.matrix.Promises.matrix;
import static io.paiadmin.core.sla.matrix.Promises.on;
import static io.paiadmin.core.sla.matrix.Promises.resolving;
import static io.paiadmin.core.sla.matrix.Promises.row;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.Problem;
import io.paiadmin.core.time.Calendars;
import io.paiadmin.core.time.WorkingCalendar;
import io.paiadmin.core.time.WorkingCalendarBuilder;
import java.time.DayOfWeek;
import java.time.ZoneId;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MatrixReviewTest {
  @Nested
  class Holes {
    @Test
    void are_a_notice_for_each_cell() {
      SlaMatrix matrix = matrix(row("0 1 2", "", "1h working", "2h working"));
      assertThat(matrix.problems())
          .extracting(Problem::toString)
          .containsExactly(
              notice("severity 3 on production"),
              notice("severity 3 on research"),
              notice("severity 3 on staging"));
      assertThat(matrix.problems())
          .extracting(Problem::severity)
          .containsOnly(Problem.Severity.NOTICE);
    }

    private String notice(String cell) {
      return "SLA_NO_COMMITMENT: nothing is promised for "
          + cell
          + " Fix: add a row for it, if something is";
    }
  }

  @Nested
  class Unused_rows {
    @Test
    void are_a_warning_at_their_place() {
      SlaRow idle = row("p:1", "3", "", "8h working", "8h working");
      SlaRow named = row("p:2", "3", "production staging research", "4h working", "8h working");
      assertThat(of("SLA_ROW_UNUSED", matrix(idle, named)))
          .singleElement()
          .satisfies(
              problem -> {
                assertThat(problem.at()).isEqualTo("p:1");
                assertThat(problem.severity()).isEqualTo(Problem.Severity.WARNING);
                assertThat(problem.message()).contains("severity 3 on any priority never counts");
              });
    }

    @Test
    void a_row_that_counts_somewhere_is_none() {
      SlaRow wide = row("3", "", "8h working", "8h working");
      SlaRow named = row("3", "production", "4h working", "8h working");
      assertThat(of("SLA_ROW_UNUSED", matrix(wide, named))).isEmpty();
    }
  }

  @Nested
  class A_worse_severity_that_is_served_later {
    @Test
    void is_a_warning_with_a_moment_to_look_at() {
      SlaRow worse = row("p:1", "1", "production", "4h working", "8h working");
      SlaRow milder = row("p:2", "2", "production", "2h working", "8h working");
      assertThat(of("SLA_NOT_MONOTONE", matrix(worse, milder)))
          .singleElement()
          .satisfies(
              problem -> {
                assertThat(problem.at()).isEqualTo("p:1");
                assertThat(problem.severity()).isEqualTo(Problem.Severity.WARNING);
                assertThat(problem.message())
                    .isEqualTo(
                        "severity 1 on production may be acknowledged later (4h working) than"
                            + " severity 2 on production (2h working), for example from Monday"
                            + " 00:00 in America/New_York on");
              });
    }

    @ParameterizedTest
    @CsvSource({
      "1h working,   2h working,    false",
      "2h working,   2h working,    false",
      "2h working,   2h elapsed,    true",
      "2h elapsed,   2h working,    false",
      "24h elapsed,  1 working day, false",
      "1 working day, 24h elapsed,  true",
      "1 working day, 24h working,  false",
      "9h working,   1 working day, true",
      "8h working,   1 working day, false",
      "2h working,   1 working day, false",
      "1 working day, 8h working,   true"
    })
    void is_found_between_any_two_units(String ofWorse, String ofMilder, boolean warned) {
      SlaRow worse = row("0", "", "1h working", ofWorse);
      SlaRow milder = row("1", "", "1h working", ofMilder);
      assertThat(of("SLA_NOT_MONOTONE", matrix(worse, milder))).hasSize(warned ? 1 : 0);
    }

    @Test
    void is_found_for_every_promise() {
      SlaRow worse = resolving(row("0", "", "2h working", "2h working"), "2h working");
      SlaRow milder = resolving(row("1", "", "1h working", "1h working"), "1h working");
      assertThat(of("SLA_NOT_MONOTONE", matrix(worse, milder)))
          .extracting(problem -> problem.message().replaceAll(".* be (\\w+) later.*", "$1"))
          .containsExactly("acknowledged", "resolved", "updated");
    }

    @Test
    void is_found_between_different_hours() {
      SlaRow worse = row("0", "", "1h working", "2h working");
      SlaRow milder = on(Calendars.named("247NY"), row("1", "", "1h working", "2h working"));
      assertThat(of("SLA_NOT_MONOTONE", matrix(worse, milder))).hasSize(2);
    }

    @Test
    void is_nothing_when_no_cluster_has_both() {
      SlaRow worse = row("0", "production", "4h working", "8h working");
      SlaRow milder = row("1", "staging", "1h working", "1h working");
      assertThat(of("SLA_NOT_MONOTONE", matrix(worse, milder))).isEmpty();
    }

    @Test
    void is_nothing_when_one_promises_nothing() {
      SlaRow worse = resolving(row("0", "", "1h working", "1h working"), "8h working");
      SlaRow milder = row("1", "", "1h working", "1h working");
      assertThat(of("SLA_NOT_MONOTONE", matrix(worse, milder))).isEmpty();
    }

    @Test
    void is_told_once_however_many_clusters_have_it() {
      SlaRow worse = row("0", "", "2h working", "2h working");
      SlaRow milder = row("1 2 3", "", "1h working", "2h working");
      assertThat(of("SLA_NOT_MONOTONE", matrix(worse, milder))).hasSize(1);
    }

    @Test
    void is_nothing_for_hours_that_are_the_same_under_the_rules_in_force() {
      WorkingCalendar berlin = weekdays("Europe/Berlin", "10:00-18:00");
      WorkingCalendar london = weekdays("Europe/London", "09:00-17:00");
      Target target = Target.parse("2h working");
      SlaRow worse = SlaRow.of(Set.of(Severity.SEV_0), Set.of(), target, target, berlin);
      SlaRow milder = SlaRow.of(Set.of(Severity.SEV_1), Set.of(), target, target, london);
      assertThat(of("SLA_NOT_MONOTONE", matrix(worse, milder))).isEmpty();
    }

    private static WorkingCalendar weekdays(String zone, String hours) {
      WorkingCalendarBuilder builder = WorkingCalendar.in(ZoneId.of(zone));
      EnumSet.range(DayOfWeek.MONDAY, DayOfWeek.FRIDAY).forEach(day -> builder.hours(day, hours));
      return builder.build();
    }

    @ParameterizedTest
    @ValueSource(strings = {"NY", "SHA", "BER2", "247NY", "KTM", "BRK"})
    void does_not_occur_in_the_preset(String calendar) {
      SlaMatrix preset = Promises.recommended(Calendars.named(calendar), SeverityChange.FROM_START);
      assertThat(of("SLA_NOT_MONOTONE", preset)).isEmpty();
      assertThat(of("SLA_ROW_UNUSED", preset)).isEmpty();
    }
  }

  @Test
  void the_preset_on_hours_through_the_night_is_found_wanting_on_saturdays() {
    SlaMatrix preset = Promises.recommended(Calendars.named("NIGHT"), SeverityChange.FROM_START);
    assertThat(of("SLA_NOT_MONOTONE", preset))
        .hasSize(2)
        .extracting(Problem::message)
        .allSatisfy(
            message -> assertThat(message).endsWith("from Saturday 04:15 in Europe/Berlin on"));
  }

  private static List<Problem> of(String code, SlaMatrix matrix) {
    return matrix.problems().stream().filter(problem -> problem.code().equals(code)).toList();
  }
}
