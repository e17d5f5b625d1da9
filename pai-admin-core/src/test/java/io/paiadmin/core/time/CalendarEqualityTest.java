package io.paiadmin.core.time;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.calendar.Holiday;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class CalendarEqualityTest {
  private static final Instant MONDAY = Instant.parse("2026-06-01T00:00:00Z");
  private static final LocalDate DATE = LocalDate.of(2026, 6, 1);

  @Nested
  class A_calendar_that_is_built {
    @Test
    void stays_as_it_is_when_its_builder_goes_on() {
      WorkingCalendarBuilder builder = office().holiday(new Holiday(DATE, "first name"), "");
      WorkingCalendar built = builder.build();
      TimeExplanation before = explained(built);
      builder.holiday(new Holiday(DATE, "second name"), "").override(DATE, "09:00-10:00").build();
      assertThat(explained(built)).isEqualTo(before);
    }
  }

  private static TimeExplanation explained(WorkingCalendar calendar) {
    return calendar.explain(MONDAY, MONDAY.plus(Duration.ofDays(1)));
  }

  private static WorkingCalendarBuilder office() {
    return WorkingCalendar.in(ZoneId.of("UTC"))
        .named("office")
        .hours(DayOfWeek.MONDAY, "09:00-17:00");
  }
}
