package io.paiadmin.core.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A working day is a unit of its own: the same time on a later date that is worked. */
class WorkingDaysTest {
  /** A short Tuesday, a Wednesday with two breaks, a late Thursday and a free Friday. */
  private static final WorkingCalendar WEEK =
      WorkingCalendar.in(ZoneId.of("UTC"))
          .hours(DayOfWeek.MONDAY, "06:00-22:00")
          .hours(DayOfWeek.TUESDAY, "09:00-12:00")
          .hours(DayOfWeek.WEDNESDAY, "08:00-11:00", "13:00-15:00", "16:00-18:00")
          .hours(DayOfWeek.THURSDAY, "14:00-24:00")
          .build();

  private static final Set<String> HOLIDAYS =
      Set.of("2026-07-03", "2026-11-26", "2026-12-25", "2027-01-01");

  @ParameterizedTest(name = "{2}: {0} + {1} -> {3}")
  @CsvSource({
    "2026-06-01T10:00, 1, the same time, 2026-06-02T10:00",
    "2026-06-01T07:30, 1, before opening, 2026-06-02T09:00",
    "2026-06-01T20:00, 1, after closing, 2026-06-02T12:00",
    "2026-06-01T12:00, 1, at closing, 2026-06-02T12:00",
    "2026-06-01T09:00, 1, at opening, 2026-06-02T09:00",
    "2026-06-01T12:00, 2, in a break, 2026-06-03T13:00",
    "2026-06-01T11:00, 2, as a break begins, 2026-06-03T13:00",
    "2026-06-01T13:00, 2, as a break ends, 2026-06-03T13:00",
    "2026-06-01T15:30, 2, in the other break, 2026-06-03T16:00",
    "2026-06-01T18:00, 2, at the last closing, 2026-06-03T18:00",
    "2026-06-01T21:59, 3, until midnight, 2026-06-04T21:59",
    "2026-06-01T10:00, 4, over the weekend, 2026-06-08T10:00",
    "2026-06-01T22:00, 1, from a closing, 2026-06-03T09:00",
    "2026-05-29T10:00, 0, none from a free day, 2026-06-01T06:00",
    "2026-05-29T10:00, 1, from a free day, 2026-06-02T09:00",
    "2026-06-01T03:00, 1, from before opening, 2026-06-02T09:00",
    "2026-06-03T12:00, 1, from a break, 2026-06-04T14:00",
    "2026-06-01T10:00, 0, none, 2026-06-01T10:00"
  })
  void the_time_is_moved_into_the_hours_of_the_date(
      LocalDateTime start, int count, String how, LocalDateTime end) {
    assertThat(WEEK.addWorkingDays(utc(start), count)).as(how).isEqualTo(utc(end));
  }

  @ParameterizedTest(name = "{0}: {1} + {2} -> {3}")
  @CsvSource({
    // Into the skipped hour, into the repeated one, and out of each half of it; then over a night
    // that a holiday cuts short.
    "247BER, 2026-03-28T01:30:00Z, 1, 2026-03-29T01:00:00Z",
    "247BER, 2026-10-24T00:30:00Z, 1, 2026-10-25T00:30:00Z",
    "247BER, 2026-10-25T00:30:00Z, 1, 2026-10-26T01:30:00Z",
    "247BER, 2026-10-25T01:30:00Z, 1, 2026-10-26T01:30:00Z",
    "247BER, 2026-03-28T12:00:00Z, 1, 2026-03-29T11:00:00Z",
    "NIGHT, 2026-04-30T20:30:00Z, 1, 2026-05-02T04:00:00Z",
    "SP, 2015-10-17T15:00:00Z, 1, 2015-10-19T14:00:00Z",
    "APIA, 2011-12-29T20:00:00Z, 1, 2011-12-30T20:00:00Z",
    "APIA, 2011-12-28T20:00:00Z, 2, 2011-12-30T20:00:00Z"
  })
  void clocks_that_change_and_dates_that_do_not_exist_keep_the_local_time(
      String calendar, Instant start, int count, Instant end) {
    assertThat(Calendars.named(calendar).addWorkingDays(start, count)).isEqualTo(end);
  }

  @Nested
  class Pauses {
    private final Instant monday = Instant.parse("2026-06-01T12:00:00Z");

    @Test
    void that_take_a_whole_day_make_it_no_working_day() {
      WorkingCalendar paused = WEEK.without(List.of(range("2026-06-02T09:00", "2026-06-02T12:00")));
      assertThat(paused.addWorkingDays(monday, 1)).isEqualTo("2026-06-03T13:00:00Z");
    }

    @Test
    void that_leave_a_moment_of_it_do_not() {
      WorkingCalendar paused =
          WEEK.without(List.of(range("2026-06-02T09:00", "2026-06-02T11:59:59")));
      assertThat(paused.addWorkingDays(monday, 1)).isEqualTo("2026-06-02T12:00:00Z");
    }

    @Test
    void move_the_time_as_breaks_do() {
      WorkingCalendar paused = WEEK.without(List.of(range("2026-06-03T13:00", "2026-06-03T17:00")));
      assertThat(paused.addWorkingDays(monday, 2)).isEqualTo("2026-06-03T17:00:00Z");
    }

    @Test
    void that_together_take_a_whole_day_make_it_no_working_day() {
      WorkingCalendar paused =
          WEEK.without(List.of(range("2026-06-02T09:00", "2026-06-02T10:00")))
              .without(List.of(range("2026-06-02T10:00", "2026-06-02T13:00")));
      assertThat(paused.addWorkingDays(monday, 1)).isEqualTo("2026-06-03T13:00:00Z");
    }
  }

  @Nested
  class Far_away {
    @Test
    void as_many_dates_are_counted_as_one_by_one() {
      List<LocalDate> dates =
          Stream.iterate(LocalDate.of(2026, 6, 1), date -> date.plusDays(1))
              .filter(date -> date.getDayOfWeek().getValue() <= 5)
              .filter(date -> !HOLIDAYS.contains(date.toString()))
              .limit(20_001)
              .toList();
      Instant start = noon(dates.get(0));
      for (int count : new int[] {1, 23, 24, 150, 1_000, 19_999, 20_000}) {
        assertThat(Calendars.named("NY").addWorkingDays(start, count))
            .isEqualTo(noon(dates.get(count)));
      }
    }

    @Test
    void counting_on_is_counting_the_sum() {
      Instant start = noon(LocalDate.of(2026, 6, 1));
      Instant far = start;
      for (int i : IntStream.range(0, 200).toArray()) {
        assertThat(Calendars.named("NY").addWorkingDays(start, 100 * i)).isEqualTo(far);
        far = Calendars.named("NY").addWorkingDays(far, 100);
      }
    }

    private Instant noon(LocalDate date) {
      return date.atTime(12, 0).atZone(ZoneId.of("America/New_York")).toInstant();
    }
  }

  /** 1950 begins on a Sunday, whose morning lies before the years that calendars know. */
  @Test
  void no_date_is_taken_for_one_of_which_a_part_is_cut_off() {
    WorkingCalendar mornings =
        WorkingCalendar.in(ZoneId.of("Indian/Mayotte"))
            .hours(DayOfWeek.SUNDAY, "00:00-02:00")
            .hours(DayOfWeek.WEDNESDAY, "10:00-12:00")
            .build();
    assertThat(mornings.addWorkingDays(Instant.parse("2026-06-03T08:00:00Z"), 1))
        .isEqualTo("2026-06-06T23:00:00Z");
  }

  @Test
  void one_working_day_is_not_eight_working_hours() {
    Instant friday = Instant.parse("2026-06-05T17:00:00Z");
    assertThat(Calendars.named("NY").addWorkingDays(friday, 1)).isEqualTo("2026-06-08T17:00:00Z");
    assertThat(Calendars.named("NY").add(friday, Duration.ofDays(1)))
        .isEqualTo("2026-06-10T17:00:00Z");
  }

  private static InstantRange range(String from, String to) {
    return new InstantRange(utc(LocalDateTime.parse(from)), utc(LocalDateTime.parse(to)));
  }

  private static Instant utc(LocalDateTime local) {
    return local.toInstant(ZoneOffset.UTC);
  }
}
