package io.paiadmin.core.time;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.calendar.Holiday;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class CalendarEqualityTest {
  private static final Instant MONDAY = Instant.parse("2026-06-01T00:00:00Z");
  private static final LocalDate DATE = LocalDate.of(2026, 6, 1);
  private static final InstantRange PAUSE =
      new InstantRange(MONDAY.plus(Duration.ofHours(9)), MONDAY.plus(Duration.ofHours(10)));

  @Nested
  class A_calendar_that_is_built {
    @Test
    void stays_as_it_is_when_its_builder_goes_on() {
      WorkingCalendarBuilder builder = office().holiday(new Holiday(DATE, "first name"));
      WorkingCalendar built = builder.build();
      TimeExplanation before = explained(built);
      builder.holiday(new Holiday(DATE, "second name")).override(DATE, "09:00-10:00").build();
      assertThat(explained(built)).isEqualTo(before);
    }
  }

  @Nested
  class Calendars_that_say_the_same {
    private final WorkingCalendar first = office().holiday(new Holiday(DATE, "free"), "a").build();
    private final WorkingCalendar second = office().holiday(new Holiday(DATE, "free"), "a").build();

    @Test
    void are_equal() {
      assertThat(first).isEqualTo(second).hasSameHashCodeAs(second);
    }

    @Test
    void are_equal_with_equal_pauses() {
      assertThat(first.without(List.of(PAUSE)))
          .isEqualTo(second.without(List.of(PAUSE)))
          .hasSameHashCodeAs(second.without(List.of(PAUSE)))
          .isNotEqualTo(second);
    }

    @Test
    void are_equal_whether_named_before_or_after_a_pause() {
      assertThat(first.without(List.of(PAUSE)).named("desk"))
          .isEqualTo(second.named("desk").without(List.of(PAUSE)))
          .isNotEqualTo(second.without(List.of(PAUSE)));
    }

    @Test
    void are_equal_when_combined_alike() {
      WorkingCalendar clock = WorkingCalendar.aroundTheClock(ZoneId.of("UTC"));
      assertThat(first.union(clock))
          .isEqualTo(second.union(clock))
          .isNotEqualTo(second.intersection(clock))
          .isNotEqualTo(clock.union(second));
    }
  }

  @Nested
  class Calendars_that_say_something_else {
    private final WorkingCalendar office = office().build();

    @Test
    void are_different_by_a_holiday() {
      WorkingCalendarBuilder other = office().holiday(new Holiday(DATE, "free"));
      assertThat(office).isNotEqualTo(other.build());
      assertThat(other.build()).isNotEqualTo(office().holiday(new Holiday(DATE, "off")).build());
    }

    @Test
    void are_different_by_hours_breaks_and_overrides() {
      assertThat(office)
          .isNotEqualTo(office().hours(DayOfWeek.FRIDAY, "09:00-10:00").build())
          .isNotEqualTo(office().breakOn(DATE, "09:00-10:00").build())
          .isNotEqualTo(office().override(DATE, "09:00-17:00").build());
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
