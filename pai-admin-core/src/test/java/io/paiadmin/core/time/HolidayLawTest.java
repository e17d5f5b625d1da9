package io.paiadmin.core.time;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.calendar.Holiday;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class HolidayLawTest {
  private static final Instant FROM = Instant.parse("2025-12-01T00:00:00Z");
  private static final Instant TO = Instant.parse("2027-02-01T00:00:00Z");

  @Property(tries = 100)
  void a_holiday_takes_away_exactly_what_its_date_had(
      @ForAll @IntRange(min = 1, max = 365) int day) {
    LocalDate date = LocalDate.ofYearDay(2026, day);
    Duration without = office().build().between(FROM, TO);
    Duration with = office().holiday(new Holiday(date, "free")).build().between(FROM, TO);
    int hours = date.getDayOfWeek().getValue() <= 5 ? 8 : 0;
    assertThat(without.minus(with)).isEqualTo(Duration.ofHours(hours));
  }

  private static WorkingCalendarBuilder office() {
    WorkingCalendarBuilder builder = WorkingCalendar.in(ZoneId.of("America/New_York"));
    for (int day = 1; day <= 5; day++) {
      builder.hours(DayOfWeek.of(day), "09:00-17:00");
    }
    return builder;
  }
}
