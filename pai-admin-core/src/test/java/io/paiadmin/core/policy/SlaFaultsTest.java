package io.paiadmin.core.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.core.time.WorkingCalendar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is refused in a section {@code sla}: each fault once, where it is written. */
class SlaFaultsTest {

  @Nested
  class A_calendar {
    @ParameterizedTest(name = "{0}")
    @CsvFileSource(
        resources = "/policy/calendar-faults.csv",
        delimiter = '|',
        numLinesToSkip = 1,
        ignoreLeadingAndTrailingWhitespace = true)
    void has_one_fault_each(String keys, String at, String code, String message, String fix) {
      Problem fault = SlaTexts.calendarFault(keys);
      assertThat(fault.isError()).isTrue();
      assertThat(fault.at()).isEqualTo("p.yaml:4:" + at);
      assertThat(fault.code()).isEqualTo(code);
      assertThat(fault.message()).isEqualTo(message);
      assertThat(fault.fix()).startsWith(fix);
    }

    @Test
    void tells_all_its_faults_at_once() {
      String keys =
          "zone: Europe/Berln, hours: {mo: [\"9-5\"], tue: [\"09:00-09:00\"]},"
              + " holidays: {2026-02-30: x}";
      assertThat(Texts.faults("p.yaml", SlaTexts.calendar(keys)))
          .containsExactly(
              "4:15 ZONE_UNKNOWN",
              "4:37 DAYS_ILLEGAL",
              "4:42 HOURS_ILLEGAL",
              "4:56 HOURS_EMPTY",
              "4:84 DATE_ILLEGAL");
    }

    @Test
    void with_a_break_outside_its_hours_draws_a_warning() {
      String keys =
          "zone: UTC, hours: {mon: [\"09:00-17:00\"]}, breaks: {2026-06-01: [18:00-19:00]}";
      assertThat(Texts.yaml(SlaTexts.calendar(keys)).warnings())
          .singleElement()
          .hasToString(
              "p.yaml:4:60: BREAK_OUTSIDE: the break 18:00-19:00 on 2026-06-01 is outside the hours"
                  + " of that date Fix: remove it, or check the date");
    }

    @Test
    void that_is_closed_on_every_date_is_one_and_its_searches_end() {
      String holidays =
          Stream.iterate(LocalDate.of(2026, 1, 1), day -> day.plusDays(7))
              .limit(60)
              .map(day -> day + ": closed")
              .collect(Collectors.joining(", ", "{", "}"));
      WorkingCalendar closed =
          SlaTexts.c(
              "zone: UTC, hours: {}, overrides: {2025-12-25: [\"09:00-10:00\"]}, holidays: "
                  + holidays);
      Instant start = Instant.parse("2026-01-01T00:00:00Z");
      PaiAdminException refusal =
          catchThrowableOfType(
              PaiAdminException.class, () -> closed.add(start, Duration.ofHours(1)));
      assertThat(refusal.problems()).extracting(Problem::code).containsExactly("TIME_HORIZON");
    }

    @Test
    void whose_name_needs_quotes_is_told_so() {
      assertThat(
              SlaTexts.fault(
                  "version: 1\nsla:\n  calendars:\n    no: {union: [a, b]}\n    a: &a {zone: UTC, hours: {mon: [\"09:00-10:00\"]}}\n    b: *a\n"))
          .hasToString(
              "p.yaml:4:5: AMBIGUOUS_SCALAR: a key of 'calendars' should be a text, but 'no' can be"
                  + " read as something else Fix: put it in double quotes");
    }
  }

  @Nested
  class A_calendar_of_others {
    @Test
    void names_one_that_is_not_there() {
      Problem fault =
          SlaTexts.fault(
              SlaTexts.OFFICE
                  + "    both: {union: [office, nihgt]}\n    night: {zone: UTC, hours: {mon: [\"01:00-02:00\"]}}\n");
      assertThat(fault)
          .hasToString(
              "p.yaml:5:28: CALENDAR_UNKNOWN: there is no calendar 'nihgt' Fix: write 'night' if"
                  + " that is meant; known are office, both, night");
    }

    @Test
    void is_made_of_others_so_that_no_hours_are_left() {
      Problem fault =
          SlaTexts.fault(SlaTexts.OFFICE + "    none: {difference: [office, office]}\n");
      assertThat(Texts.brief(fault)).isEqualTo("5:5 HOURS_NONE");
      assertThat(fault.message()).isEqualTo("the calendar none never has hours");
    }

    @ParameterizedTest
    @CsvSource({
      "'{union: [a, office]}', '{union: [office, office]}', 5:17",
      "'{union: [b, b]}', '{union: [a, a]}', 6:17",
      "'{union: [b, office]}', '{difference: [office, a]}', 6:30",
      "'{union: [office, office]}', '{union: [office, b]}', 6:25",
    })
    void is_made_of_itself_somehow(String a, String b, String at) {
      Problem fault = SlaTexts.fault(SlaTexts.OFFICE + "    a: " + a + "\n    b: " + b + "\n");
      assertThat(Texts.brief(fault)).isEqualTo(at + " CALENDAR_CIRCLE");
      assertThat(fault.message()).endsWith("is made of itself");
      assertThat(fault.fix()).isEqualTo("leave it out here");
    }

    @ParameterizedTest
    @CsvSource({
      "'{union: [office]}', 5:5 CALENDAR_PARTS",
      "'{difference: []}', 5:5 CALENDAR_PARTS",
      "'{union: office}', 5:19 WRONG_TYPE",
      "'{union: [~, office]}', 5:20 AMBIGUOUS_SCALAR",
      "'{union: [office, office], zone: UTC}', 5:37 UNKNOWN_KEY",
      "'{union: [office, office], difference: [office, office]}', 5:37 UNKNOWN_KEY",
    })
    void has_two_parts_and_nothing_else(String both, String fault) {
      String text = SlaTexts.OFFICE + "    both: " + both + "\n";
      assertThat(Texts.brief(SlaTexts.fault(text))).isEqualTo(fault);
    }
  }

  @Nested
  class A_row {
    @ParameterizedTest(name = "{0}")
    @CsvFileSource(
        resources = "/policy/row-faults.csv",
        delimiter = '|',
        numLinesToSkip = 1,
        ignoreLeadingAndTrailingWhitespace = true)
    void has_one_fault_each(String row, String at, String code, String message, String fix) {
      Problem fault = SlaTexts.fault(SlaTexts.LISTED + "  matrix:\n    - " + row);
      assertThat(fault.isError()).isTrue();
      assertThat(fault.at()).isEqualTo("p.yaml:7:" + at);
      assertThat(fault.code()).isEqualTo(code);
      assertThat(fault.message()).isEqualTo(message);
      assertThat(fault.fix()).startsWith(fix);
    }

    @Test
    void that_is_no_more_specific_than_another_is_named_beside_it() {
      Problem fault =
          SlaTexts.fault(
              SlaTexts.LISTED
                  + "  matrix:\n"
                  + SlaTexts.row("[0, 1]", "production")
                  + SlaTexts.row("[1, 2]", "any"));
      assertThat(fault.at()).isEqualTo("p.yaml:8:7");
      assertThat(fault.code()).isEqualTo("SLA_AMBIGUOUS");
      assertThat(fault.message())
          .contains("p.yaml:7:7", "p.yaml:8:7", "severity 0, 1 on production");
    }

    @Test
    void that_is_faulty_does_not_make_others_ambiguous() {
      assertThat(
              SlaTexts.fault(
                      SlaTexts.LISTED
                          + "  matrix:\n"
                          + SlaTexts.row("[0, 1]", "production")
                          + SlaTexts.row("[1, 2]", "any")
                          + SlaTexts.row(
                              "1", "production", "acknowledge: soon, update: 2h working"))
                  .code())
          .isEqualTo("TARGET_ILLEGAL");
    }

    @Test
    void promises_something_to_priorities_that_nobody_lists() {
      Problem fault =
          SlaTexts.fault(
              SlaTexts.OFFICE
                  + "  matrix:\n"
                  + SlaTexts.row("3", "any")
                  + SlaTexts.row("2", "production"));
      assertThat(fault)
          .hasToString(
              "p.yaml:6:7: MISSING_KEY: 'priorities' is missing Fix: list the priorities that"
                  + " clusters have, the highest first");
    }
  }

  @Nested
  class A_preset {
    @Test
    void that_nobody_knows_is_refused() {
      assertThat(SlaTexts.fault(SlaTexts.LISTED + "  presets: [{name: gold, hours: office}]\n"))
          .hasToString(
              "p.yaml:6:20: UNKNOWN_VALUE: 'name' cannot be 'gold' Fix: write one of"
                  + " openpai-recommended");
    }

    @Test
    void needs_the_priority_that_it_speaks_of() {
      Problem fault =
          SlaTexts.fault(
              SlaTexts.OFFICE
                  + "  priorities: [prod]\n"
                  + "  presets: [{name: openpai-recommended, hours: office}]\n");
      assertThat(Texts.brief(fault)).isEqualTo("6:20 PRIORITY_UNKNOWN");
      assertThat(fault.message()).isEqualTo("there is no priority 'production'");
    }
  }

  @Nested
  class Priorities {
    @Test
    void that_are_listed_twice_draw_a_warning_and_count_once() {
      Policy policy = Texts.yaml("version: 1\nsla: {priorities: [a, b, a]}");
      assertThat(policy.sla().matrix().priorities().names()).containsExactly("a", "b");
      assertThat(policy.warnings())
          .extracting(Texts::brief)
          .containsExactly("2:26 DUPLICATE_ENTRY");
    }

    @Test
    void are_not_called_any_which_means_every_one() {
      assertThat(Texts.brief(SlaTexts.fault("version: 1\nsla: {priorities: [production, any]}")))
          .isEqualTo("2:32 PRIORITY_ILLEGAL");
    }

    @Test
    void are_those_that_clusters_have() {
      Problem fault = SlaTexts.fault(Texts.CLUSTERS + "sla: {priorities: [production, tests]}");
      assertThat(fault)
          .hasToString(
              "p.yaml:4:12: PRIORITY_UNKNOWN: the cluster 'east' has the priority 'test', which sla"
                  + " does not list Fix: write 'tests' if that is meant; known are production,"
                  + " tests");
    }

    @Test
    void of_clusters_are_looked_at_though_rows_are_faulty() {
      String sla =
          "sla: {priorities: [production], matrix: [{severity: 7, priority: any,"
              + " acknowledge: 1h working, update: 1h working, hours: office}],"
              + " calendars: {office: {zone: UTC, hours: {mon: [\"09:00-17:00\"]}}}}";
      assertThat(Texts.tenancyFaults(sla))
          .containsExactly("4:12 PRIORITY_UNKNOWN", "5:53 SEVERITY_ILLEGAL");
    }

    @Test
    void need_not_be_listed_for_clusters_to_have_one() {
      assertThat(Texts.yaml(Texts.CLUSTERS + "sla: {calendars: {}}").warnings()).isEmpty();
    }

    @Test
    void that_a_cluster_lacks_are_one_fault() {
      String text =
          "version: 1\nclusters: [{name: a, authentication: aad, connector: memory}]\n"
              + "sla: {priorities: [production]}";
      assertThat(Texts.brief(SlaTexts.fault(text))).isEqualTo("2:12 MISSING_KEY");
    }
  }

  @Nested
  class Keys {
    @ParameterizedTest
    @CsvSource({
      "'sla: {calendar: {}}', 2:7 UNKNOWN_KEY",
      "'sla: []', 2:6 WRONG_TYPE",
      "'sla: {severityChange: never}', 2:23 UNKNOWN_VALUE",
      "'sla: {priorities: production}', 2:19 WRONG_TYPE",
      "'sla: {matrix: {}}', 2:15 WRONG_TYPE",
      "'sla: {matrix: [x]}', 2:16 WRONG_TYPE",
    })
    void are_those_of_the_section(String text, String fault) {
      assertThat(Texts.brief(SlaTexts.fault("version: 1\n" + text))).isEqualTo(fault);
    }
  }

  @Nested
  class What_is_faulty_already {
    @Test
    void does_not_hide_an_unknown_calendar_in_the_same_row() {
      String row =
          "{severity: 0, priority: any, acknowledge: 0h working, update: 1h working, hours: ofice}";
      List<Problem> faults =
          Texts.problems(() -> Texts.yaml(SlaTexts.LISTED + "  matrix:\n    - " + row + "\n"));
      assertThat(faults)
          .extracting(Problem::code)
          .containsExactly("TARGET_ILLEGAL", "CALENDAR_UNKNOWN");
    }

    @ParameterizedTest
    @CsvSource({
      "'  calendars: {office: {zone: Nowhere, hours: {mon: [\"09:00-17:00\"]}}}', 3:30 ZONE_UNKNOWN",
      "'  calendars: {office: always}', 3:23 WRONG_TYPE",
      "'  calendars: [office]', 3:14 WRONG_TYPE",
      "'  calendars: {office: {union: [office, office]}}', 3:32 CALENDAR_CIRCLE",
      "'  calendars: {office: {union: [a, a]}, a: 1}', 3:43 WRONG_TYPE",
    })
    void is_no_fault_of_the_rows_that_name_it(String calendars, String fault) {
      String text =
          "version: 1\nsla:\n"
              + calendars
              + "\n  priorities: [production]\n  matrix:\n"
              + SlaTexts.row("3", "any")
              + SlaTexts.row("2", "production");
      assertThat(Texts.faults("p.yaml", text)).first().isEqualTo(fault);
      assertThat(SlaTexts.fault(text).isError()).isTrue();
    }

    @Test
    void among_priorities_is_no_fault_of_the_rows_that_name_it() {
      String text =
          SlaTexts.OFFICE
              + "  priorities: [[production]]\n  matrix:\n"
              + SlaTexts.row("2", "production");
      assertThat(Texts.brief(SlaTexts.fault(text))).isEqualTo("5:16 WRONG_TYPE");
    }
  }

  @Nested
  class Several_files {
    @TempDir Path folder;

    @Test
    void may_not_describe_one_calendar_twice() throws IOException {
      Path one = file("one.yaml", SlaTexts.OFFICE);
      Path two = file("two.yaml", SlaTexts.OFFICE);
      Problem fault = fault(one, two);
      assertThat(fault.at()).isEqualTo(two + ":4:5");
      assertThat(fault.code()).isEqualTo("DUPLICATE_ENTRY");
      assertThat(fault.message()).contains("the calendar 'office'", one + ":4:5");
    }

    @Test
    void may_not_contradict_each_other() throws IOException {
      Path one = file("one.yaml", "version: 1\nsla: {priorities: [a, b]}");
      Path two = file("two.yaml", "version: 1\nsla: {priorities: [b, a]}");
      assertThat(fault(one, two))
          .hasToString(
              two
                  + ":2:19: DUPLICATE_ENTRY: the list of priorities is written differently at "
                  + one
                  + ":2:19 Fix: keep one of the two, or make them one");
    }

    @ParameterizedTest
    @ValueSource(strings = {"  priorities: [production]\n", ""})
    void are_not_blamed_when_the_one_with_the_calendars_is_missing(String listed)
        throws IOException {
      Path rows =
          file(
              "rows.yaml",
              "version: 1\nsla:\n" + listed + "  matrix:\n" + SlaTexts.row("2", "production"));
      assertThat(fault(folder.resolve("calendars.yaml"), rows).code()).isEqualTo("FILE_UNREADABLE");
    }

    private static Problem fault(Path... files) {
      List<Problem> faults = Texts.problems(() -> PolicyReader.read(files));
      assertThat(faults).hasSize(1);
      return faults.get(0);
    }

    private Path file(String name, String text) throws IOException {
      return Files.writeString(folder.resolve(name), text);
    }
  }
}
