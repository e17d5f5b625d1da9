package io.paiadmin.core.policy.holiday;

import static io.paiadmin.core.policy.holiday.Calendars.event;
import static io.paiadmin.core.policy.holiday.Calendars.faults;
import static io.paiadmin.core.policy.holiday.Calendars.feast;
import static io.paiadmin.core.policy.holiday.Calendars.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.core.policy.tree.Source;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HolidayFileFaultsTest {
  private static final String MAY = "DTSTART;VALUE=DATE:20260501";

  @Nested
  class A_file {
    @ParameterizedTest
    @ValueSource(
        strings = {
          "",
          "<!doctype html>\n<title>Sign in</title>\n",
          "2026-05-01: Labour Day\n",
          "BEGIN:VCARD\nFN:Alice\nEND:VCARD\n",
          "BEGIN:VEVENT\nSUMMARY:Feast\nDTSTART:20260501\nEND:VEVENT\n",
          "\u0000\u0001"
        })
    void without_a_calendar_is_refused(String text) {
      assertThat(faults(text)).containsExactly("f.ics HOLIDAY_FILE");
      assertThat(refusal(text)).hasMessageContaining("there is no calendar in the file");
    }

    @Test
    void that_breaks_off_is_refused_where_it_ends() {
      String whole = Calendars.of(feast(MAY));
      assertThat(faults(whole.substring(0, whole.indexOf("END:VEVENT"))))
          .containsExactly("f.ics:5 HOLIDAY_FILE");
      assertThat(faults(whole.substring(0, whole.indexOf("END:VCALENDAR"))))
          .containsExactly("f.ics:6 HOLIDAY_FILE");
    }

    @Test
    void that_is_too_long_is_refused() {
      assertThat(faults("x".repeat(Source.MOST + 1))).containsExactly("f.ics TOO_LARGE");
    }

    @Test
    void that_makes_too_many_days_is_refused() {
      String daily = feast("DTSTART:19500101", "RRULE:FREQ=DAILY");
      assertThat(faults(Calendars.of(daily.repeat(6)))).containsExactly("f.ics TOO_LARGE");
      String endless = feast("DTSTART:00010101", "DURATION:P99999999W", "RRULE:FREQ=YEARLY");
      assertThat(faults(Calendars.of(endless))).containsExactly("f.ics TOO_LARGE");
    }

    @Test
    void is_refused_with_all_its_faults_and_warnings_in_order() {
      String text =
          Calendars.of(
              event(MAY),
              feast("DTSTART:20260501T090000"),
              feast("DTSTART:next May"),
              feast(MAY),
              feast(MAY, "DTEND:20260430"));
      assertThat(faults(text))
          .containsExactly(
              "f.ics:3 HOLIDAY_EVENT",
              "f.ics:6 HOLIDAY_TIMED",
              "f.ics:12 HOLIDAY_FILE",
              "f.ics:18 HOLIDAY_EVENT");
    }
  }

  @Nested
  class An_event {
    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "DTSTART:20260501 | has no SUMMARY",
          "SUMMARY: \\nDTSTART:20260501 | has no SUMMARY",
          "SUMMARY:Feast | has no DTSTART",
          "SUMMARY:Feast\\nDTSTART:20260230 | a day that does not exist",
          "SUMMARY:Feast\\nDTSTART:20261301 | a day that does not exist",
          "SUMMARY:Feast\\nDTSTART:20260501\\nDTEND:20260430 | ends before it begins",
          "SUMMARY:Feast\\nDTSTART:20260501\\nDURATION:-P1D | ends before it begins",
          "SUMMARY:Feast\\nDTSTART:20260501\\nRRULE:FREQ=HOURLY | by a rule that makes no days",
          "SUMMARY:Feast\\nDTSTART:20260501\\nRRULE:COUNT=3 | by a rule that makes no days",
          "SUMMARY:Feast\\nDTSTART:20260501\\nRRULE:FREQ=DAILY;INTERVAL=0 | a rule that makes no days",
          "SUMMARY:Feast\\nDTSTART:20260501\\nRRULE:FREQ=DAILY;BYHOUR=9 | a rule that makes no days",
          "SUMMARY:Feast\\nDTSTART:20260501\\nRRULE:FREQ=YEARLY;BYMONTH=13 | a rule that makes no",
          "SUMMARY:Feast\\nDTSTART:20260501\\nEXDATE:20260231 | a day that does not exist",
          "SUMMARY:Feast\\nDTSTART:20260501\\nRDATE;VALUE=PERIOD:20260601T000000Z/P1D"
              + " | repeats in periods",
          "SUMMARY:Feast\\nDTSTART:20260501\\nRECURRENCE-ID;RANGE=THISANDFUTURE:20260501"
              + " | changes all later repetitions"
        })
    void of_which_no_holiday_can_be_made_is_a_fault(String lines, String what) {
      String text = Calendars.of(event(lines.replace("\\n", "\n")));
      assertThat(faults(text)).containsExactly("f.ics:3 HOLIDAY_EVENT");
      assertThat(refusal(text)).hasMessageContaining(what);
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "DTSTART:May",
          "DTEND:later",
          "DURATION:long",
          "RRULE:FREQ=OFTEN",
          "RRULE:FREQ=YEARLY;UNTIL=never",
          "RRULE:FREQ=YEARLY;BYDAY=XX",
          "EXDATE:never",
          "RDATE:sometimes",
          "no colon"
        })
    void with_a_line_that_cannot_be_read_is_a_fault_of_that_line_alone(String line) {
      assertThat(faults(Calendars.of(feast(line)))).containsExactly("f.ics:5 HOLIDAY_FILE");
    }

    @Test
    void may_have_anything_else_in_it() {
      String text =
          Calendars.of(feast(MAY, "GEO:here", "X-THING:1", "PRIORITY:high", "ATTENDEE:nobody"));
      assertThat(HolidayFile.read("f.ics", text).holidays()).hasSize(1);
    }
  }

  @Test
  void no_fault_holds_the_names_of_exceptions() {
    assertThat(refusal(Calendars.of(feast("DTSTART:May"), event(MAY))))
        .hasMessageContaining("f.ics:5: HOLIDAY_FILE: DTSTART: ")
        .hasMessageNotContaining("Exception")
        .hasMessageNotContaining("null");
  }
}
