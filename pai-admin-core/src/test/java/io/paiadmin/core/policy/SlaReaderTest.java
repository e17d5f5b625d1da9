package io.paiadmin.core.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.paiadmin.core.sla.matrix.Cell;
import io.paiadmin.core.sla.matrix.PauseReason;
import io.paiadmin.core.sla.matrix.Severity;
import io.paiadmin.core.sla.matrix.SeverityChange;
import io.paiadmin.core.sla.matrix.SlaMatrix;
import io.paiadmin.core.sla.matrix.SlaPolicy;
import io.paiadmin.core.sla.matrix.SlaRow;
import io.paiadmin.core.sla.matrix.Target;
import io.paiadmin.core.time.DateNote;
import io.paiadmin.core.time.WorkingCalendar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a sound section {@code sla} says. */
class SlaReaderTest {
  private static final Instant MONDAY = Instant.parse("2026-06-01T00:00:00Z");
  private static final Duration WEEK = Duration.ofDays(7);

  @Nested
  class The_sample {
    private static final Path FILE = Path.of("src/test/resources/policy/sla-sample.yaml");

    private final Policy policy = PolicyReader.read(FILE);
    private final SlaMatrix matrix = policy.sla().matrix();

    @Test
    void lists_the_priorities_with_the_highest_first() {
      assertThat(matrix.priorities().names()).containsExactly("production", "staging");
      assertThat(matrix.severityChange()).isEqualTo(SeverityChange.FROM_START);
      assertThat(policy.warnings()).isEmpty();
    }

    @Test
    void promises_what_its_rows_say() {
      assertThat(matrix.rows())
          .extracting(
              SlaRow::severities,
              SlaRow::priorities,
              SlaRow::acknowledge,
              SlaRow::update,
              SlaRow::resolve,
              SlaRow::pauses)
          .containsExactly(
              tuple(
                  Set.of(Severity.SEV_0, Severity.SEV_1),
                  Set.of("production"),
                  Target.parse("30m working"),
                  Target.parse("2h working"),
                  null,
                  Set.of()),
              tuple(
                  Set.of(Severity.SEV_3),
                  Set.of(),
                  Target.parse("4h working"),
                  Target.parse("1 working day"),
                  null,
                  Set.of()));
    }

    @Test
    void knows_where_its_rows_stand() {
      assertThat(matrix.rows())
          .extracting(SlaRow::at)
          .containsExactly(FILE + ":14:7", FILE + ":15:7");
    }

    @Test
    void has_one_calendar_and_its_rows_use_it() {
      WorkingCalendar office = policy.sla().calendars().get("office");
      assertThat(policy.sla().calendars()).containsOnlyKeys("office");
      assertThat(office.name()).isEqualTo("office");
      assertThat(office.zone()).isEqualTo(ZoneId.of("Asia/Shanghai"));
      assertThat(matrix.rows()).allSatisfy(row -> assertThat(row.hours()).isSameAs(office));
    }

    @Test
    void closes_on_the_holiday_works_on_the_saturday_and_stops_on_the_eve() {
      WorkingCalendar office = policy.sla().calendars().get("office");
      assertThat(office.between(day("2026-10-01"), day("2026-10-02"))).isZero();
      assertThat(office.between(day("2026-10-10"), day("2026-10-11"))).hasMinutes(450);
      assertThat(office.between(day("2026-12-24"), day("2026-12-25"))).hasHours(3);
    }

    @Test
    void tells_of_each_special_date_where_it_is_written() {
      WorkingCalendar office = policy.sla().calendars().get("office");
      assertThat(office.explain(day("2026-10-01"), day("2026-10-02")).notes())
          .extracting(DateNote::text, DateNote::source, DateNote::calendar)
          .containsExactly(tuple("National Day", FILE + ":10:18", "office"));
      assertThat(office.explain(day("2026-10-10"), day("2026-10-11")).notes())
          .extracting(DateNote::source)
          .containsExactly(FILE + ":11:19");
      assertThat(office.explain(day("2026-12-24"), day("2026-12-25")).notes())
          .extracting(DateNote::source)
          .containsExactly(FILE + ":12:16");
    }

    private static Instant day(String date) {
      return Instant.parse(date + "T00:00:00+08:00");
    }
  }

  @Nested
  class Nothing {
    @Test
    void said_is_no_calendar_and_no_promise() {
      assertThat(Texts.yaml("version: 1").sla()).isSameAs(SlaPolicy.NONE);
      assertThat(SlaPolicy.NONE.calendars()).isEmpty();
      assertThat(SlaPolicy.NONE.matrix().rows()).isEmpty();
    }

    @Test
    void but_the_head_of_the_section_says_no_more() {
      assertThat(SlaTexts.sla("version: 1\nsla: {}").matrix().rows()).isEmpty();
    }
  }

  @Nested
  class Weekdays {
    @ParameterizedTest
    @CsvSource({
      "mon, 1",
      "mon-fri, 5",
      "'sat, sun', 2",
      "'mon-wed, fri', 4",
      "fri-mon, 4",
      "mon-mon, 1",
      "'mon-wed, tue-thu', 4",
      "Mon-FRI, 5",
      "daily, 7"
    })
    void may_be_one_a_list_a_range_or_all(String days, int count) {
      WorkingCalendar calendar =
          SlaTexts.c("zone: UTC, hours: {'%s': [\"10:00-11:00\"]}".formatted(days));
      assertThat(calendar.between(MONDAY, MONDAY.plus(WEEK))).hasHours(count);
    }

    @Test
    void that_are_written_apart_add_up() {
      WorkingCalendar calendar =
          SlaTexts.c("zone: UTC, hours: {mon-fri: [\"09:00-12:00\"], fri: [\"12:00-13:00\"]}");
      assertThat(calendar.between(MONDAY, MONDAY.plus(WEEK))).hasHours(16);
    }

    @Test
    void may_reach_into_the_next_day_and_hours_need_no_quotes() {
      WorkingCalendar night = SlaTexts.c("zone: UTC, hours: {sun: [22:00-06:00 next day]}");
      assertThat(night.nextWorking(MONDAY)).isEqualTo(MONDAY);
      assertThat(night.between(MONDAY, MONDAY.plus(WEEK))).hasHours(8);
    }
  }

  @Nested
  class A_date {
    @Test
    void with_hours_of_its_own_is_worked_be_it_a_holiday() {
      WorkingCalendar calendar =
          SlaTexts.c(
              "zone: UTC, hours: {mon: [\"09:00-17:00\"]}, holidays: {2026-06-01: Feast},"
                  + " overrides: {2026-06-01: [\"10:00-11:00\"]}");
      assertThat(calendar.between(MONDAY, MONDAY.plus(WEEK))).hasHours(1);
    }

    @Test
    void may_be_written_in_quotes() {
      WorkingCalendar calendar =
          SlaTexts.c("zone: UTC, hours: {mon: [\"09:00-17:00\"]}, holidays: {\"2026-06-01\": '7'}");
      assertThat(calendar.between(MONDAY, MONDAY.plus(WEEK))).isZero();
      assertThat(calendar.explain(MONDAY, MONDAY.plus(WEEK)).notes())
          .filteredOn(note -> note.kind() == DateNote.Kind.HOLIDAY)
          .extracting(DateNote::text)
          .containsExactly("7");
    }
  }

  @Nested
  class A_calendar_of_others {
    private static final String TWO =
        SlaTexts.OFFICE + "    night: {zone: UTC, hours: {daily: [\"16:00-24:00\"]}}\n";

    @ParameterizedTest
    @CsvSource({"union, 91", "intersection, 5", "difference, 35"})
    void works_when_they_do(String how, int hours) {
      SlaPolicy sla = SlaTexts.sla(TWO + "    both: {%s: [office, night]}\n".formatted(how));
      assertThat(sla.calendars()).containsOnlyKeys("office", "night", "both");
      assertThat(sla.calendars().get("both").between(MONDAY, MONDAY.plus(WEEK))).hasHours(hours);
      assertThat(sla.calendars().get("both").name()).isEqualTo("both");
    }

    @Test
    void may_stand_before_them_and_be_made_of_such_a_one() {
      String text =
          "version: 1\nsla:\n  calendars:\n    all: {union: [both, office]}\n"
              + "    both: {union: [office, night]}\n"
              + TWO.substring(TWO.indexOf("    office"));
      assertThat(SlaTexts.sla(text).calendars().get("all").between(MONDAY, MONDAY.plus(WEEK)))
          .hasHours(91);
    }

    @Test
    void tells_a_warning_of_its_parts_once() {
      String text =
          SlaTexts.calendar(
                  "zone: UTC, hours: {mon: [\"09:00-17:00\"]}, breaks: {2026-06-02:"
                      + " [\"12:00-13:00\"]}")
              + "    d: {union: [c, c]}\n";
      assertThat(Texts.yaml(text).warnings())
          .extracting(Texts::brief)
          .containsExactly("4:60 BREAK_OUTSIDE");
    }
  }

  @Nested
  class A_row {
    @Test
    void may_promise_a_resolution_and_say_when_clocks_stand_still() {
      String targets =
          "acknowledge: 1h working, update: 24h elapsed, resolve: 3 working days,"
              + " pauses: [waiting, resolved]";
      SlaRow row = rows(SlaTexts.row("any", "[staging, production]", targets)).get(0);
      assertThat(row.severities()).containsExactly(Severity.values());
      assertThat(row.priorities()).containsExactly("staging", "production");
      assertThat(row.update()).isEqualTo(Target.parse("24h elapsed"));
      assertThat(row.resolve()).isEqualTo(Target.parse("3 working days"));
      assertThat(row.pauses()).containsExactlyInAnyOrder(PauseReason.values());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "\"0\"", "[0]", "[0, 0]"})
    void may_name_one_severity_in_any_form(String severity) {
      assertThat(rows(SlaTexts.row(severity, "any")).get(0).severities())
          .containsExactly(Severity.SEV_0);
    }

    private static List<SlaRow> rows(String rows) {
      return SlaTexts.sla(SlaTexts.LISTED + "  matrix:\n" + rows).matrix().rows();
    }
  }

  @Nested
  class The_preset {
    private final SlaMatrix matrix =
        SlaTexts.sla(
                SlaTexts.LISTED
                    + "  presets: [{name: openpai-recommended, hours: office}]\n"
                    + "  severityChange: from-change\n")
            .matrix();

    @Test
    void is_three_rows_at_its_place() {
      assertThat(matrix.rows()).hasSize(3).extracting(SlaRow::at).containsOnly("p.yaml:6:20");
      assertThat(matrix.severityChange()).isEqualTo(SeverityChange.FROM_CHANGE);
    }

    @ParameterizedTest
    @CsvSource({
      "SEV_0, production, 30m working, 2h working",
      "SEV_1, production, 30m working, 2h working",
      "SEV_2, production, 2h working, 1 working day",
      "SEV_3, production, 4h working, 1 working day",
      "SEV_3, staging, 4h working, 1 working day",
    })
    void promises_what_the_practice_does(
        Severity severity, String priority, String acknowledge, String update) {
      SlaRow row = matrix.choose(new Cell(severity, priority)).orElseThrow().row();
      assertThat(row.acknowledge()).hasToString(acknowledge);
      assertThat(row.update()).hasToString(update);
    }

    @Test
    void promises_no_more() {
      assertThat(matrix.holes()).hasSize(3).extracting(Cell::priority).containsOnly("staging");
    }

    @Test
    void gives_way_to_a_row_that_is_more_specific() {
      SlaMatrix both =
          SlaTexts.sla(
                  SlaTexts.LISTED
                      + "  presets: [{name: openpai-recommended, hours: office}]\n  matrix:\n"
                      + SlaTexts.row("0", "production"))
              .matrix();
      assertThat(both.choose(new Cell(Severity.SEV_0, "production")).orElseThrow().row().at())
          .isEqualTo("p.yaml:8:7");
    }
  }

  @Nested
  class Other_forms {
    @Test
    void json_says_the_same() {
      String json =
          """
          {"version": 1, "sla": {
           "priorities": ["production"],
           "calendars": {"office": {"zone": "UTC", "hours": {"mon": ["09:00-17:00"]},
            "holidays": {"2026-06-08": "Feast"}}},
           "matrix": [{"severity": [0, 1], "priority": "production", "hours": "office",
            "acknowledge": "30m working", "update": "1 working day"}]}}
          """;
      SlaPolicy sla = PolicyReader.readText("p.json", json).sla();
      assertThat(sla.calendars().get("office").between(MONDAY, MONDAY.plus(WEEK).plus(WEEK)))
          .hasHours(8);
      assertThat(sla.matrix().rows())
          .extracting(SlaRow::at, SlaRow::severities)
          .containsExactly(tuple("p.json:5:13", Set.of(Severity.SEV_0, Severity.SEV_1)));
    }

    @Test
    void anchors_save_words() {
      String text =
          """
          version: 1
          sla:
            calendars:
              berlin: {zone: Europe/Berlin, hours: &week {mon-fri: ["09:00-17:00"]}}
              london: {zone: Europe/London, hours: *week}
          """;
      SlaPolicy sla = SlaTexts.sla(text);
      assertThat(sla.calendars().get("berlin").nextWorking(MONDAY))
          .isEqualTo(Instant.parse("2026-06-01T07:00:00Z"));
      assertThat(sla.calendars().get("london").nextWorking(MONDAY))
          .isEqualTo(Instant.parse("2026-06-01T08:00:00Z"));
    }
  }

  @Nested
  class Several_files {
    @TempDir Path folder;

    @Test
    void form_one_section() throws IOException {
      Path rows =
          file(
              "rows.yaml",
              "version: 1\nsla:\n  matrix:\n"
                  + SlaTexts.row("3", "any")
                  + "  priorities: [production]\n");
      Path calendars = file("calendars.yaml", SlaTexts.OFFICE);
      SlaPolicy sla = PolicyReader.read(rows, calendars).sla();
      assertThat(sla.matrix().rows())
          .extracting(row -> row.hours().name())
          .containsExactly("office");
    }

    @Test
    void may_say_the_same_twice_of_what_is_said_once() throws IOException {
      Path one = file("one.yaml", "version: 1\nsla: {priorities: [a], severityChange: from-start}");
      Path two = file("two.yaml", "version: 1\nsla: {priorities: [a], severityChange: from-start}");
      assertThat(PolicyReader.read(one, two).warnings())
          .extracting(Texts::brief)
          .containsExactly("2:19 DUPLICATE_ENTRY", "2:40 DUPLICATE_ENTRY");
    }

    private Path file(String name, String text) throws IOException {
      return Files.writeString(folder.resolve(name), text);
    }
  }
}
