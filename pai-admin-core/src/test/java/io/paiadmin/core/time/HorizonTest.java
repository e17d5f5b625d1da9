package io.paiadmin.core.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.calendar.Holiday;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class HorizonTest {
  private static final Instant NOW = Instant.parse("2026-06-01T12:00:00Z");
  private static final Instant FIRST = Instant.parse("1950-01-01T00:00:00Z");
  private static final Instant END = Instant.parse("2200-01-01T00:00:00Z");
  private static final Duration HOUR = Duration.ofHours(1);

  @Nested
  class A_calendar_whose_dates_are_all_holidays {
    private final WorkingCalendar calendar = allHolidays();

    @Test
    void has_no_working_time_between_any_moments() {
      assertThat(calendar.between(FIRST, END.minusNanos(1))).isZero();
    }

    @Test
    void says_where_it_searched() {
      refused(() -> calendar.add(NOW, HOUR), "TIME_HORIZON", "1950-01-01", "2199-12-31");
      refused(() -> calendar.subtract(NOW, HOUR), "TIME_HORIZON", "1950-01-01", "2199-12-31");
      refused(() -> calendar.nextWorking(NOW), "TIME_HORIZON", "1950-01-01", "2199-12-31");
      refused(() -> calendar.previousWorking(NOW), "TIME_HORIZON", "1950-01-01", "2199-12-31");
      refused(() -> calendar.addWorkingDays(NOW, 1), "TIME_HORIZON", "1950-01-01", "2199-12-31");
    }

    @Test
    void answers_at_once() {
      assertTimeoutPreemptively(
          Duration.ofSeconds(5),
          () -> {
            for (int i = 0; i < 10_000; i++) {
              assertThat(calendar.between(NOW, NOW.plusSeconds(i))).isZero();
            }
          });
    }
  }

  @Nested
  class A_calendar_whose_only_hours_are_in_the_past {
    private final WorkingCalendar calendar =
        WorkingCalendar.in(ZoneId.of("Asia/Shanghai"))
            .named("fair")
            .override(LocalDate.of(2020, 5, 4), "09:00-17:00")
            .build();

    @Test
    void has_no_more_working_time_and_says_so() {
      refused(
          () -> calendar.add(NOW, HOUR),
          "TIME_HORIZON",
          "the calendar fair (Asia/Shanghai) has no more");
      refused(() -> calendar.nextWorking(NOW), "TIME_HORIZON", "fair", "2199-12-31");
      refused(() -> calendar.addWorkingDays(NOW, 1), "TIME_HORIZON", "fair");
      assertThat(calendar.between(NOW, END.minusSeconds(1))).isZero();
    }

    @Test
    void has_it_when_one_looks_back() {
      assertThat(calendar.previousWorking(NOW)).isEqualTo("2020-05-04T09:00:00Z");
      assertThat(calendar.subtract(NOW, HOUR)).isEqualTo("2020-05-04T08:00:00Z");
      assertThat(calendar.between(FIRST, NOW)).isEqualTo(Duration.ofHours(8));
    }

    @Test
    void has_no_next_opening_after_its_last_closing() {
      Instant morning = Instant.parse("2020-05-04T01:00:00Z");
      Duration day = Duration.ofHours(8);
      assertThat(calendar.add(morning, day)).isEqualTo("2020-05-04T09:00:00Z");
      refused(() -> calendar.add(morning, day, Landing.NEXT_OPENING), "TIME_HORIZON");
      refused(() -> calendar.addWorkingDays(morning, 1), "TIME_HORIZON");
      assertThat(calendar.addWorkingDays(morning, 0)).isEqualTo(morning);
    }
  }

  @Nested
  class A_calendar_whose_only_hours_are_in_the_future {
    private final WorkingCalendar calendar =
        WorkingCalendar.in(ZoneId.of("UTC"))
            .override(LocalDate.of(2040, 5, 4), "09:00-17:00")
            .build();

    @Test
    void has_no_earlier_working_time_and_says_so_without_a_name() {
      String sentence = "the calendar (UTC) has no earlier working time";
      refused(() -> calendar.subtract(NOW, HOUR), "TIME_HORIZON", sentence);
      refused(() -> calendar.previousWorking(NOW), "TIME_HORIZON", sentence);
    }
  }

  @Nested
  class More_working_time_than_there_is {
    @Test
    void is_refused_on_one_hour_a_week() {
      WorkingCalendar calendar = Calendars.named("SUNONLY");
      Duration much = Duration.ofHours(200_000);
      refused(() -> calendar.add(NOW, much), "TIME_HORIZON");
      refused(() -> calendar.subtract(NOW, much), "TIME_HORIZON");
    }

    @ParameterizedTest
    @ValueSource(strings = {"PT24H", "PT2628000H", "PT9223372036854775807S"})
    void is_refused_however_much_it_is(Duration much) {
      for (WorkingCalendar calendar : List.of(allHolidays(), paused(Calendars.named("SAT0")))) {
        refused(() -> calendar.add(END.minusSeconds(1), much), "TIME_HORIZON");
        refused(() -> calendar.subtract(FIRST.plusSeconds(1), much), "TIME_HORIZON");
        refused(
            () -> calendar.add(END.minusSeconds(1), much, Landing.NEXT_OPENING), "TIME_HORIZON");
      }
    }

    @ParameterizedTest
    @ValueSource(strings = {"PT2628000H", "PT9223372036854775807S"})
    void is_refused_from_any_moment(Duration much) {
      WorkingCalendar clock = WorkingCalendar.aroundTheClock(ZoneId.of("UTC"));
      for (Instant moment : List.of(FIRST, NOW, END.minusNanos(1))) {
        for (WorkingCalendar calendar : List.of(clock, paused(clock), clock.union(clock))) {
          refused(() -> calendar.add(moment, much), "TIME_HORIZON");
          refused(() -> calendar.add(moment, much, Landing.NEXT_OPENING), "TIME_HORIZON");
          refused(() -> calendar.subtract(moment, much), "TIME_HORIZON");
        }
      }
    }

    @ParameterizedTest
    @ValueSource(ints = {70_000, 106_752, 213_504, 213_505, 427_008, Integer.MAX_VALUE})
    void is_refused_in_working_days_too(int count) {
      WorkingCalendar clock = WorkingCalendar.aroundTheClock(ZoneId.of("UTC"));
      refused(() -> clock.addWorkingDays(NOW, count), "TIME_HORIZON");
      refused(() -> paused(clock).addWorkingDays(NOW, count), "TIME_HORIZON");
    }
  }

  @Nested
  class Less_than_no_time {
    @Test
    void is_refused() {
      WorkingCalendar calendar = Calendars.named("NY");
      refused(() -> calendar.add(NOW, Duration.ofNanos(-1)), "DURATION_NEGATIVE");
      refused(() -> calendar.add(NOW, Duration.ofSeconds(Long.MIN_VALUE)), "DURATION_NEGATIVE");
      refused(() -> calendar.subtract(NOW, HOUR.negated()), "DURATION_NEGATIVE", "PT-1H");
      refused(() -> calendar.addWorkingDays(NOW, -1), "DURATION_NEGATIVE", "-1 working days");
      refused(() -> calendar.addWorkingDays(NOW, Integer.MIN_VALUE), "DURATION_NEGATIVE");
    }
  }

  @Nested
  class A_moment_that_calendars_do_not_know {
    @ParameterizedTest
    @ValueSource(
        strings = {
          "1949-12-31T23:59:59.999999999Z",
          "2200-01-01T00:00:00Z",
          "-1000000000-01-01T00:00:00Z",
          "+1000000000-12-31T23:59:59.999999999Z"
        })
    void is_refused_by_every_question(Instant moment) {
      WorkingCalendar calendar = Calendars.named("NY");
      refused(() -> calendar.add(moment, Duration.ZERO), "TIME_HORIZON");
      refused(() -> calendar.subtract(moment, Duration.ZERO), "TIME_HORIZON");
      refused(() -> calendar.between(moment, NOW), "TIME_HORIZON");
      refused(() -> calendar.between(NOW, moment), "TIME_HORIZON");
      refused(() -> calendar.nextWorking(moment), "TIME_HORIZON");
      refused(() -> calendar.previousWorking(moment), "TIME_HORIZON");
      refused(() -> calendar.addWorkingDays(moment, 1), "TIME_HORIZON");
      refused(() -> calendar.isWorking(moment), "TIME_HORIZON");
      refused(() -> calendar.explain(moment, NOW), "TIME_HORIZON");
      refused(() -> calendar.ranges(NOW, moment), "TIME_HORIZON");
    }

    @Test
    void may_be_the_end_of_a_pause() {
      WorkingCalendar calendar =
          Calendars.named("NY").without(List.of(new InstantRange(NOW, Instant.MAX)));
      refused(() -> calendar.nextWorking(NOW), "TIME_HORIZON");
      assertThat(calendar.previousWorking(NOW))
          .isEqualTo(Calendars.named("NY").previousWorking(NOW));
      assertThat(
              Calendars.named("NY")
                  .without(List.of(new InstantRange(Instant.MIN, Instant.MAX)))
                  .between(FIRST, NOW))
          .isZero();
    }
  }

  @Nested
  class A_pause_that_reaches_beyond_the_years {
    private final Instant june = Instant.parse("2026-06-01T00:00:00Z");
    private final Instant start = Instant.parse("2026-06-03T12:00:00Z");

    @ParameterizedTest
    @ValueSource(strings = {"NY", "SHA", "SAT0"})
    void at_their_start_leaves_the_working_days_after_it(String name) {
      WorkingCalendar calendar = Calendars.named(name);
      WorkingCalendar paused = calendar.without(List.of(new InstantRange(Instant.MIN, june)));
      assertThat(paused.addWorkingDays(start, 1)).isEqualTo(calendar.addWorkingDays(start, 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"NY", "SHA", "SAT0"})
    void at_their_end_leaves_the_working_days_before_it(String name) {
      WorkingCalendar calendar = Calendars.named(name);
      Instant later = start.plus(Duration.ofDays(60));
      WorkingCalendar paused = calendar.without(List.of(new InstantRange(later, Instant.MAX)));
      assertThat(paused.addWorkingDays(start, 9)).isEqualTo(calendar.addWorkingDays(start, 9));
      refused(() -> paused.addWorkingDays(start, 99), "TIME_HORIZON");
    }
  }

  @Nested
  class At_the_edges {
    @ParameterizedTest
    @ValueSource(strings = {"UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin"})
    void around_the_clock_every_moment_is_worked(String zone) {
      WorkingCalendar clock = WorkingCalendar.aroundTheClock(ZoneId.of(zone));
      Instant last = END.minusNanos(1);
      assertThat(clock.between(FIRST, last)).isEqualTo(Duration.between(FIRST, last));
      assertThat(clock.isWorking(FIRST)).isTrue();
      assertThat(clock.isWorking(last)).isTrue();
      assertThat(clock.add(FIRST, Duration.between(FIRST, last))).isEqualTo(last);
      assertThat(clock.subtract(last, Duration.between(FIRST, last))).isEqualTo(FIRST);
      assertThat(clock.addWorkingDays(FIRST, 1)).isEqualTo(FIRST.plus(Duration.ofDays(1)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"})
    void a_working_day_beyond_the_last_is_refused(String zone) {
      WorkingCalendar clock = WorkingCalendar.aroundTheClock(ZoneId.of(zone));
      Instant last = END.minus(HOUR);
      refused(() -> clock.addWorkingDays(last, 2), "TIME_HORIZON");
      assertThat(clock.addWorkingDays(last.minus(Duration.ofDays(3)), 2))
          .isEqualTo(last.minus(Duration.ofDays(1)));
    }
  }

  private static WorkingCalendar allHolidays() {
    WorkingCalendarBuilder builder = WorkingCalendar.in(ZoneId.of("Europe/Berlin"));
    builder.hours(DayOfWeek.MONDAY, "00:00-24:00");
    LocalDate.of(1950, 1, 1)
        .datesUntil(LocalDate.of(2200, 1, 1))
        .forEach(date -> builder.holiday(new Holiday(date, "holiday")));
    return builder.build();
  }

  private static WorkingCalendar paused(WorkingCalendar calendar) {
    return calendar.without(
        List.of(
            new InstantRange(NOW.plusSeconds(60), NOW.plus(Duration.ofDays(3))),
            new InstantRange(FIRST, FIRST.plus(Duration.ofDays(9000)))));
  }

  private static void refused(ThrowingCallable question, String code, String... parts) {
    assertThatThrownBy(question)
        .isInstanceOfSatisfying(
            PaiAdminException.class,
            refusal -> {
              assertThat(refusal.code()).isEqualTo(StandardErrorCode.INVALID_INPUT);
              assertThat(refusal.problems()).hasSize(1);
              assertThat(refusal.problems().get(0).code()).isEqualTo(code);
              assertThat(List.of(parts))
                  .allSatisfy(part -> assertThat(refusal).hasMessageContaining(part));
            });
  }
}
