package io.paiadmin.core.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.Problem.Severity;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.calendar.Holiday;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class CalendarFaultsTest {
  private static final LocalDate MONDAY = LocalDate.of(2026, 6, 1);

  @ParameterizedTest(name = "{0} {1} {2}: {3}")
  @CsvFileSource(resources = "/time/faults.csv", numLinesToSkip = 1)
  void a_fault_is_told_once_with_its_code_and_place(
      String what, String at, String intervals, String code, @Nullable String place, String part) {
    Problem problem = onlyProblem(said(what, at, intervals.split("\\|", -1)));
    assertThat(problem.code()).isEqualTo(code);
    assertThat(problem.at()).isEqualTo(place == null ? "" : place);
    assertThat(problem.message()).contains(part);
    assertThat(problem.fix()).isNotEmpty();
    assertThat(problem.severity()).isEqualTo(Severity.ERROR);
  }

  @Nested
  class A_calendar_without_any_hours {
    @Test
    void is_refused_when_nothing_is_said() {
      assertThat(onlyProblem(utc()).code()).isEqualTo("HOURS_NONE");
    }

    @Test
    void is_refused_when_its_overrides_are_empty() {
      assertThat(onlyProblem(utc().named("idle").override(MONDAY)))
          .extracting(Problem::code, Problem::message)
          .containsExactly("HOURS_NONE", "the calendar idle has no hours at all");
    }

    @Test
    void is_a_calendar_when_one_override_has_some() {
      assertThat(utc().override(MONDAY, "09:00-10:00").build().warnings()).isEmpty();
    }
  }

  @Nested
  class Several_faults {
    @Test
    void are_told_all_at_once() {
      WorkingCalendarBuilder builder =
          utc()
              .hours(DayOfWeek.MONDAY, "09:00-09:00", "25:00-26:00")
              .hours(DayOfWeek.TUESDAY, "09:00-12:00", "11:00-13:00")
              .override(MONDAY, "17:00-09:00", "noon");
      assertThat(refusal(builder).problems())
          .extracting(Problem::code)
          .containsExactlyInAnyOrder(
              "HOURS_EMPTY", "HOURS_ILLEGAL", "HOURS_OVERLAP", "HOURS_BACKWARDS", "HOURS_ILLEGAL");
    }

    @Test
    void are_the_same_when_asked_for_again() {
      WorkingCalendarBuilder builder = utc().hours(DayOfWeek.MONDAY, "09:00-12:00", "11:00-13:00");
      List<Problem> first = refusal(builder).problems();
      assertThat(refusal(builder).problems()).isEqualTo(first);
    }
  }

  @Nested
  class Hours_past_midnight {
    @Test
    void may_meet_those_of_the_next_day() {
      WorkingCalendarBuilder builder =
          utc()
              .hours(DayOfWeek.MONDAY, "22:00-06:00 next day")
              .hours(DayOfWeek.TUESDAY, "06:00-08:00");
      assertThat(builder.build().warnings()).isEmpty();
    }

    @Test
    void that_overlap_those_of_the_next_day_are_a_fault_of_that_day() {
      WorkingCalendarBuilder builder =
          utc()
              .hours(DayOfWeek.SUNDAY, "22:00-06:00 next day")
              .hours(DayOfWeek.MONDAY, "05:00-08:00");
      assertThat(onlyProblem(builder))
          .extracting(Problem::code, Problem::at)
          .containsExactly("HOURS_OVERLAP", "MONDAY");
    }
  }

  @Nested
  class Hours_of_several_weekdays {
    @Test
    void are_those_of_each_of_them() {
      WorkingCalendarBuilder apart =
          utc()
              .hours(DayOfWeek.MONDAY, "09:00-12:00", "13:00-17:00")
              .hours(DayOfWeek.SUNDAY, "09:00-12:00", "13:00-17:00");
      WorkingCalendarBuilder together =
          utc().hours(Set.of(DayOfWeek.SUNDAY, DayOfWeek.MONDAY), "09:00-12:00", "13:00-17:00");
      assertThat(together.build()).isEqualTo(apart.build());
    }

    @Test
    void that_are_none_are_told_once() {
      WorkingCalendarBuilder builder =
          utc().hours(Set.of(DayOfWeek.SUNDAY, DayOfWeek.MONDAY), "noon");
      assertThat(onlyProblem(builder))
          .extracting(Problem::code, Problem::at)
          .containsExactly("HOURS_ILLEGAL", "MONDAY, SUNDAY");
    }
  }

  @Nested
  class A_holiday {
    @Test
    void before_1950_or_after_2199_is_refused() {
      WorkingCalendarBuilder builder =
          office().holiday(new Holiday(LocalDate.of(2200, 1, 1), "New Year"));
      assertThat(onlyProblem(builder))
          .extracting(Problem::code, Problem::at)
          .containsExactly("TIME_HORIZON", "2200-01-01");
    }
  }

  @Nested
  class A_break {
    @Test
    void outside_the_hours_of_its_date_is_a_warning() {
      WorkingCalendar calendar =
          office()
              .breakOn(MONDAY, DayHours.of(List.of(DayInterval.parse("18:00-19:00"))), "file:7")
              .build();
      assertThat(calendar.warnings())
          .extracting(Problem::severity, Problem::code, Problem::at)
          .containsExactly(tuple(Severity.WARNING, "BREAK_OUTSIDE", "file:7"));
      assertThat(calendar.warnings().get(0).message()).contains("18:00-19:00", "2026-06-01");
    }

    @Test
    void on_a_holiday_is_one_too() {
      WorkingCalendar calendar =
          office().holiday(new Holiday(MONDAY, "free")).breakOn(MONDAY, "10:00-11:00").build();
      assertThat(calendar.warnings()).extracting(Problem::code).containsExactly("BREAK_OUTSIDE");
    }

    @Test
    void inside_them_is_none() {
      assertThat(office().breakOn(MONDAY, "12:00-13:00").build().warnings()).isEmpty();
    }
  }

  private static WorkingCalendarBuilder said(String what, String at, String... intervals) {
    return switch (what) {
      case "hours" -> utc().hours(DayOfWeek.valueOf(at), intervals);
      case "override" -> office().override(LocalDate.parse(at), intervals);
      case "break" -> office().breakOn(LocalDate.parse(at), intervals);
      default -> throw new IllegalArgumentException(what);
    };
  }

  private static WorkingCalendarBuilder utc() {
    return WorkingCalendar.in(ZoneId.of("UTC"));
  }

  private static WorkingCalendarBuilder office() {
    return utc().hours(DayOfWeek.MONDAY, "09:00-17:00");
  }

  private static Problem onlyProblem(WorkingCalendarBuilder builder) {
    List<Problem> problems = refusal(builder).problems();
    assertThat(problems).hasSize(1);
    return problems.get(0);
  }

  private static PaiAdminException refusal(WorkingCalendarBuilder builder) {
    PaiAdminException refusal =
        catchThrowableOfType(PaiAdminException.class, () -> builder.build());
    assertThat(refusal.code()).isEqualTo(StandardErrorCode.INVALID_INPUT);
    return refusal;
  }
}
