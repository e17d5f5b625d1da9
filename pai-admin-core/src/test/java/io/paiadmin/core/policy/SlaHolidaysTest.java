package io.paiadmin.core.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.calendar.Holiday;
import io.paiadmin.api.spi.HolidaySource;
import io.paiadmin.core.plugin.PluginKind;
import io.paiadmin.core.plugin.PluginLoader;
import io.paiadmin.core.time.DateNote;
import io.paiadmin.core.time.WorkingCalendar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where the holidays of a calendar come from. */
class SlaHolidaysTest {
  private static final String FEAST =
      """
      BEGIN:VCALENDAR
      VERSION:2.0
      BEGIN:VEVENT
      DTSTART;VALUE=DATE:20260601
      SUMMARY:Feast
      END:VEVENT
      END:VCALENDAR
      """;

  private static final String TEA =
      """
      BEGIN:VEVENT
      DTSTART:20260602T100000Z
      SUMMARY:Tea
      END:VEVENT
      """;

  @TempDir Path folder;

  @Nested
  class A_file {
    @Test
    void stands_beside_the_policy_and_is_named_in_explanations() throws IOException {
      Files.writeString(folder.resolve("feasts.ics"), FEAST);
      assertThat(notes(read("holidayFiles: [feasts.ics]")))
          .containsExactly(tuple("Feast", "feasts.ics"));
    }

    @Test
    void that_is_missing_is_one_fault_where_it_is_named() {
      Problem fault = fault("holidayFiles: [feasts.ics]");
      assertThat(Texts.brief(fault)).isEqualTo("4:68 FILE_UNREADABLE");
      assertThat(fault.message())
          .isEqualTo(folder.resolve("feasts.ics") + ": there is no such file");
    }

    @Test
    void whose_name_can_be_none_is_one_fault() {
      assertThat(Texts.brief(fault("holidayFiles: [\"\\0\"]"))).isEqualTo("4:68 FILE_UNREADABLE");
    }

    @Test
    void that_is_no_calendar_is_one_fault_of_that_file() throws IOException {
      Path file = Files.writeString(folder.resolve("feasts.ics"), "BEGIN:VCARD\nEND:VCARD\n");
      Problem fault = fault("holidayFiles: [feasts.ics]");
      assertThat(fault.at()).startsWith(file.toString());
      assertThat(fault.code()).isEqualTo("HOLIDAY_FILE");
    }

    @Test
    void with_a_broken_line_has_its_fault_at_that_line() throws IOException {
      Path file =
          Files.writeString(folder.resolve("feasts.ics"), FEAST.replace("20260601", "someday"));
      assertThat(fault("holidayFiles: [feasts.ics]").at()).isEqualTo(file + ":4");
    }

    @Test
    void with_appointments_draws_a_warning_for_each_once() throws IOException {
      String both = FEAST.replace("END:VCALENDAR", TEA + "END:VCALENDAR");
      Path file = Files.writeString(folder.resolve("feasts.ics"), both);
      Policy policy = policy("holidayFiles: [feasts.ics, feasts.ics]");
      assertThat(policy.warnings())
          .extracting(Problem::code, Problem::at)
          .containsExactly(tuple("HOLIDAY_TIMED", file + ":7"));
    }
  }

  @Nested
  class A_source {
    @Test
    void gives_the_holidays_of_the_years_and_is_named_in_explanations() {
      assertThat(notes(read("holidaySources: [{source: fixed, region: xx, from: 2025, to: 2026}]")))
          .containsExactly(tuple("Feast of 2026", "fixed xx"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
      "'{source: fixd, region: xx, from: 2026, to: 2026}', 4:79 PLUGIN_MISSING",
      "'{source: fixed, region: yy, from: 2026, to: 2027}', 4:94 INVALID_INPUT",
      "'{source: fixed, region: broken, from: 2026, to: 2027}', 4:94 PLUGIN_BROKEN",
      "'{source: fixed, region: xx, from: 2027, to: 2026}', 4:114 YEARS_ILLEGAL",
      "'{source: fixed, region: xx, from: 26, to: 2027}', 4:104 YEARS_ILLEGAL",
      "'{source: fixed, region: xx, from: 2026, to: 2200}', 4:114 YEARS_ILLEGAL",
      "'{source: fixed, region: xx, to: 2026}', 4:70 MISSING_KEY",
      "'{source: fixed, from: 2026, to: 2026}', 4:70 MISSING_KEY",
      "'{region: xx, from: 2026, to: 2026}', 4:70 MISSING_KEY",
      "'{source: fixed, region: xx, year: 2, from: 2026, to: 2026}', 4:98 UNKNOWN_KEY",
      "fixed, 4:70 WRONG_TYPE",
    })
    void is_asked_as_the_entry_says_or_refused_once(String source, String brief) {
      Problem fault = fault("holidaySources: [" + source + "]");
      assertThat(Texts.brief(fault)).isEqualTo(brief);
      assertThat(fault.message()).isNotEmpty();
      assertThat(fault.fix()).isNotEmpty();
    }

    @Test
    void that_nobody_has_draws_the_nearest() {
      assertThat(fault("holidaySources: [{source: fixd, region: xx, from: 2026, to: 2026}]").fix())
          .contains("'fixed'");
    }

    @Test
    void is_not_looked_for_when_no_calendar_names_one() {
      PluginLoader<HolidaySource> broken =
          PluginLoader.of(PluginKind.HOLIDAYS)
              .withoutSearch()
              .register(new FixedSource())
              .register(new FixedSource());
      assertThat(PolicyReader.read(List.of(file("holidays: {}")), broken).sla().calendars())
          .containsOnlyKeys("c");
    }
  }

  @Nested
  class All_of_them {
    @Test
    void count_together() throws IOException {
      Files.writeString(folder.resolve("feasts.ics"), FEAST);
      String keys =
          "holidays: {2026-06-01: Mine}, holidayFiles: [feasts.ics],"
              + " holidaySources: [{source: fixed, region: xx, from: 2026, to: 2026}]";
      assertThat(notes(read(keys)))
          .containsExactly(
              tuple("Mine", file("") + ":4:64"),
              tuple("Feast", "feasts.ics"),
              tuple("Feast of 2026", "fixed xx"));
    }
  }

  private static List<Tuple> notes(WorkingCalendar calendar) {
    return calendar
        .explain(Instant.parse("2026-06-01T00:00:00Z"), Instant.parse("2026-06-02T00:00:00Z"))
        .notes()
        .stream()
        .filter(note -> note.kind() == DateNote.Kind.HOLIDAY)
        .map(note -> tuple(note.text(), note.source()))
        .toList();
  }

  private WorkingCalendar read(String keys) {
    return policy(keys).sla().calendars().get("c");
  }

  private Problem fault(String keys) {
    List<Problem> faults = Texts.problems(() -> policy(keys));
    assertThat(faults).hasSize(1);
    return faults.get(0);
  }

  private Policy policy(String keys) {
    PluginLoader<HolidaySource> sources =
        PluginLoader.of(PluginKind.HOLIDAYS).withoutSearch().register(new FixedSource());
    return PolicyReader.read(List.of(file(keys)), sources);
  }

  /** Writes a calendar whose further keys begin in column 53 of line 4. */
  private Path file(String keys) {
    String text = SlaTexts.calendar("zone: UTC, hours: {daily: [\"09:00-17:00\"]}, " + keys);
    try {
      return Files.writeString(folder.resolve("policy.yaml"), text);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static final class FixedSource implements HolidaySource {
    @Override
    public String id() {
      return "fixed";
    }

    @Override
    public List<Holiday> holidays(String region, int year) {
      return switch (region) {
        case "xx" -> List.of(new Holiday(LocalDate.of(year, 6, 1), "Feast of " + year));
        case "broken" -> throw new IllegalStateException("out of order");
        default ->
            throw new PaiAdminException(
                StandardErrorCode.INVALID_INPUT, "no region " + region, "write xx");
      };
    }
  }
}
