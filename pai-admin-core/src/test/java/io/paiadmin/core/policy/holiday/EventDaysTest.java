package io.paiadmin.core.policy.holiday;

import static io.paiadmin.core.policy.holiday.Calendars.days;
import static io.paiadmin.core.policy.holiday.Calendars.event;
import static io.paiadmin.core.policy.holiday.Calendars.feast;
import static io.paiadmin.core.policy.holiday.Calendars.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EventDaysTest {
  private static final String MAY = "DTSTART;VALUE=DATE:20260501";

  @Nested
  class A_date {
    @Test
    void alone_is_one_day() {
      assertThat(days(MAY)).containsExactly("2026-05-01");
    }

    @Test
    void to_the_day_after_is_one_day() {
      assertThat(days(MAY, "DTEND;VALUE=DATE:20260502")).containsExactly("2026-05-01");
    }

    @Test
    void to_itself_is_one_day_as_some_programs_write_it() {
      assertThat(days(MAY, "DTEND;VALUE=DATE:20260501")).containsExactly("2026-05-01");
    }

    @Test
    void to_a_later_one_is_every_day_before_that() {
      assertThat(days("DTSTART;VALUE=DATE:20261230", "DTEND;VALUE=DATE:20270102"))
          .containsExactly("2026-12-30", "2026-12-31", "2027-01-01");
    }

    @ParameterizedTest
    @ValueSource(strings = {"P2D", "PT48H"})
    void with_a_duration_is_as_many_days(String duration) {
      assertThat(days(MAY, "DURATION:" + duration)).containsExactly("2026-05-01", "2026-05-02");
    }

    @Test
    void with_a_duration_in_weeks_is_as_many_days() {
      assertThat(days(MAY, "DURATION:P1W")).hasSize(7).endsWith("2026-05-07");
    }

    @Test
    void is_read_without_its_value_type_and_in_the_other_order() {
      assertThat(days("DTEND:20260503", "DTSTART:20260501"))
          .containsExactly("2026-05-01", "2026-05-02");
    }

    @Test
    void outside_the_years_from_1950_to_2199_does_not_count() {
      assertThat(days("DTSTART;VALUE=DATE:19491231", "DURATION:P2D")).containsExactly("1950-01-01");
      assertThat(days("DTSTART;VALUE=DATE:21991231", "DURATION:P2D")).containsExactly("2199-12-31");
    }
  }

  @Nested
  class A_time {
    @Test
    void from_midnight_to_midnight_is_whole_days() {
      assertThat(days("DTSTART:20260501T000000", "DTEND:20260503T000000"))
          .containsExactly("2026-05-01", "2026-05-02");
      assertThat(days("DTSTART;TZID=Asia/Shanghai:20260501T000000", "DURATION:P1D"))
          .containsExactly("2026-05-01");
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "DTSTART:20260501T090000\nDTEND:20260501T170000",
          "DTSTART:20260501T000000\nDTEND:20260501T120000",
          "DTSTART:20260501T000000\nDURATION:PT5H",
          "DTSTART:20260501T000000\nDTEND:20260501T000000",
          "DTSTART:20260501T000000Z\nDTEND:20260502T000000Z",
          "DTSTART:20260501T000000",
          "DTSTART;VALUE=DATE:20260501\nDTEND:20260501T120000"
        })
    void otherwise_is_an_appointment_and_warned_of(String lines) {
      HolidayFile file = read(feast("DTSTART:20260101"), feast(lines));
      assertThat(Calendars.brief(file)).containsExactly("2026-01-01 Feast");
      assertThat(Calendars.warnings(file)).containsExactly("f.ics:7 HOLIDAY_TIMED");
    }
  }

  @Nested
  class A_name {
    @Test
    void is_read_with_its_escapes_and_folds() {
      HolidayFile file =
          read(event("SUMMARY:All Saints\\, all S", " ouls\\; and\\nmore \\\\ ", MAY));
      assertThat(Calendars.brief(file))
          .containsExactly("2026-05-01 All Saints, all Souls; and more \\");
    }

    @Test
    void may_be_one_of_several_of_a_day_and_counts_once() {
      HolidayFile file =
          read(event("SUMMARY:B", MAY), event("SUMMARY:A", MAY), event("SUMMARY:B", MAY));
      assertThat(Calendars.brief(file)).containsExactly("2026-05-01 A", "2026-05-01 B");
    }
  }

  @Nested
  class A_file {
    @Test
    void may_end_its_lines_in_either_way_and_begin_with_a_mark() {
      String text = Calendars.of(feast(MAY));
      HolidayFile plain = HolidayFile.read("f.ics", text);
      assertThat(HolidayFile.read("f.ics", "\uFEFF" + text.replace("\n", "\r\n"))).isEqualTo(plain);
      assertThat(plain.holidays()).hasSize(1);
    }

    @Test
    void may_hold_several_calendars() {
      String text = Calendars.of(feast(MAY)) + Calendars.of(feast("DTSTART:20260601"));
      assertThat(HolidayFile.read("f.ics", text).holidays()).hasSize(2);
    }

    @Test
    void is_read_in_small_letters_too() {
      String text = "begin:vcalendar\nbegin:vevent\nsummary:Feast\ndtstart:20260501\n";
      assertThat(HolidayFile.read("f.ics", text + "end:vevent\nend:vcalendar").holidays())
          .hasSize(1);
    }

    @Test
    void that_gives_no_holiday_is_warned_of() {
      assertThat(Calendars.warnings(read())).containsExactly("f.ics HOLIDAY_FILE");
    }
  }

  @Test
  void a_cancelled_event_is_none_whatever_else_is_wrong_with_it() {
    assertThat(days("STATUS:CANCELLED", MAY)).isEmpty();
    assertThat(read(event("STATUS:CANCELLED")).holidays()).isEmpty();
  }

  @Test
  void whether_people_are_shown_as_free_means_nothing() {
    assertThat(days(MAY, "TRANSP:TRANSPARENT")).isEqualTo(days(MAY, "TRANSP:OPAQUE")).hasSize(1);
  }
}
