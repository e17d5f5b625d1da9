package io.paiadmin.core.policy.holiday;

import static io.paiadmin.core.policy.holiday.Calendars.days;
import static io.paiadmin.core.policy.holiday.Calendars.event;
import static io.paiadmin.core.policy.holiday.Calendars.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import java.time.Duration;
import java.time.LocalDate;
import java.util.TimeZone;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class RepetitionTest {
  private static final String MAY = "DTSTART;VALUE=DATE:20260501";

  @Nested
  class A_rule {
    @Test
    void without_an_end_goes_on_to_2199() {
      assertThat(days(MAY, "RRULE:FREQ=YEARLY"))
          .hasSize(2199 - 2026 + 1)
          .startsWith("2026-05-01", "2027-05-01")
          .endsWith("2199-05-01");
    }

    @Test
    void that_began_before_1950_counts_from_then() {
      assertThat(days("DTSTART;VALUE=DATE:18900501", "RRULE:FREQ=YEARLY;COUNT=63"))
          .containsExactly("1950-05-01", "1951-05-01", "1952-05-01");
    }

    @Test
    void ends_with_its_last_day_whichever_way_that_is_written() {
      assertThat(days(MAY, "RRULE:FREQ=YEARLY;UNTIL=20270501"))
          .isEqualTo(days(MAY, "RRULE:FREQ=YEARLY;UNTIL=20270501T235959Z"))
          .isEqualTo(days(MAY, "RRULE:FREQ=YEARLY;COUNT=2"))
          .containsExactly("2026-05-01", "2027-05-01");
    }

    @Test
    void of_the_29th_of_february_is_for_leap_years() {
      assertThat(days("DTSTART;VALUE=DATE:20240229", "RRULE:FREQ=YEARLY;COUNT=2"))
          .containsExactly("2024-02-29", "2028-02-29");
    }

    @Test
    void adds_to_the_first_day_even_if_that_does_not_follow_it() {
      assertThat(days(MAY, "RRULE:FREQ=YEARLY;BYMONTH=9;BYDAY=1MO;UNTIL=20271231"))
          .containsExactly("2026-05-01", "2026-09-07", "2027-09-06");
    }

    @Test
    void repeats_every_day_of_an_event() {
      assertThat(days(MAY, "DURATION:P2D", "RRULE:FREQ=YEARLY;INTERVAL=2;COUNT=2"))
          .containsExactly("2026-05-01", "2026-05-02", "2028-05-01", "2028-05-02");
    }

    @Test
    void that_no_day_follows_adds_none() {
      assertThat(days(MAY, "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"))
          .containsExactly("2026-05-01");
      assertThat(days(MAY, "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"))
          .containsExactly("2026-05-01");
    }

    @Test
    void may_come_with_dates_and_exceptions() {
      assertThat(
              days(
                  MAY,
                  "RRULE:FREQ=MONTHLY;COUNT=4",
                  "RDATE;VALUE=DATE:20261224,20261231",
                  "EXDATE;VALUE=DATE:20260601,20261231",
                  "EXDATE:20260701T000000"))
          .containsExactly("2026-05-01", "2026-08-01", "2026-12-24");
    }

    @Test
    void may_be_excepted_by_another() {
      assertThat(days(MAY, "RRULE:FREQ=MONTHLY;COUNT=4", "EXRULE:FREQ=MONTHLY;INTERVAL=2"))
          .containsExactly("2026-06-01", "2026-08-01");
    }
  }

  @Nested
  class A_repetition {
    private static final String YEARLY =
        event("UID:a", "SUMMARY:Feast", MAY, "RRULE:FREQ=YEARLY;COUNT=3");

    @Test
    void can_be_moved_and_renamed() {
      String moved = event("UID:a", "SUMMARY:Late", "RECURRENCE-ID:20270501", "DTSTART:20270503");
      assertThat(Calendars.brief(read(moved, YEARLY)))
          .containsExactly("2026-05-01 Feast", "2027-05-03 Late", "2028-05-01 Feast");
    }

    @Test
    void can_be_cancelled() {
      String cancelled = event("UID:a", "RECURRENCE-ID:20270501", "STATUS:CANCELLED");
      assertThat(Calendars.brief(read(YEARLY, cancelled)))
          .containsExactly("2026-05-01 Feast", "2028-05-01 Feast");
    }

    @Test
    void of_another_event_stays() {
      String other = event("UID:b", "RECURRENCE-ID:20270501", "STATUS:CANCELLED");
      assertThat(read(YEARLY, other).holidays()).hasSize(3);
    }
  }

  /** What java.time knows of months and leap years, in zones that have skipped days. */
  @Property(tries = 200)
  void every_month_is_every_month_in_any_zone(
      @ForAll @IntRange(min = 0, max = 60_000) int day,
      @ForAll @IntRange(min = 1, max = 36) int interval) {
    LocalDate first = LocalDate.of(1950, 1, 1).plusDays(day).withDayOfMonth(28);
    TimeZone home = TimeZone.getDefault();
    TimeZone.setDefault(TimeZone.getTimeZone(day % 2 == 0 ? "Pacific/Apia" : "Etc/GMT+12"));
    try {
      assertThat(
              days(
                  "DTSTART;VALUE=DATE:" + first.toString().replace("-", ""),
                  "RRULE:FREQ=MONTHLY;COUNT=3;INTERVAL=" + interval))
          .containsExactly(
              first.toString(),
              first.plusMonths(interval).toString(),
              first.plusMonths(2L * interval).toString());
    } finally {
      TimeZone.setDefault(home);
    }
  }

  /** Rules that nobody means, such as every 2147483647th day or the 99th Monday of a month. */
  @Property(tries = 300)
  void any_rule_ends_in_days_or_in_a_fault(@ForAll("rules") String rule) {
    String text = Calendars.of(Calendars.feast(MAY, rule));
    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> {
          try {
            assertThat(HolidayFile.read("f.ics", text).holidays()).isNotEmpty();
          } catch (PaiAdminException e) {
            assertThat(e.code()).isEqualTo(StandardErrorCode.INVALID_INPUT);
          }
        },
        rule);
  }

  @Provide
  Arbitrary<String> rules() {
    Arbitrary<String> frequency =
        Arbitraries.of("YEARLY", "MONTHLY", "WEEKLY", "DAILY", "HOURLY", "SECONDLY");
    Arbitrary<String> parts =
        Arbitraries.of(
                "INTERVAL",
                "COUNT",
                "BYMONTH",
                "BYMONTHDAY",
                "BYYEARDAY",
                "BYWEEKNO",
                "BYSETPOS",
                "BYDAY",
                "BYHOUR",
                "BYSECOND")
            .flatMap(RepetitionTest::part);
    return Combinators.combine(frequency, parts.set().ofMaxSize(4))
        .as((every, more) -> "RRULE:FREQ=" + every + String.join("", more));
  }

  private static Arbitrary<String> part(String key) {
    return Arbitraries.of(
            -2147483648, -400, -53, -5, -1, 0, 1, 2, 12, 13, 29, 31, 53, 366, 2147483647)
        .map(number -> ";" + key + "=" + number + (key.equals("BYDAY") ? "MO" : ""));
  }

  @Test
  void the_end_of_a_rule_may_be_a_day_that_the_process_never_had() {
    TimeZone home = TimeZone.getDefault();
    TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Apia")); // without the 30th of December 2011
    try {
      assertThat(days("DTSTART:20111229", "RRULE:FREQ=DAILY;UNTIL=20111230"))
          .containsExactly("2011-12-29", "2011-12-30");
    } finally {
      TimeZone.setDefault(home);
    }
  }
}
