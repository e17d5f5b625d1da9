package io.paiadmin.examples;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SlaProgramsTest {
  private static final String POLICY = "sla.yaml";
  private static final String CALENDARS = "calendars.yaml";
  private static final Path VECTORS = Path.of("../pai-admin-core/src/test/resources/time");

  @TempDir Path folder;

  @Nested
  class Sla {
    @Test
    void tells_the_deadline_the_row_what_was_counted_and_which_dates_were_not() {
      Ran ran = sla("--severity", "1", "--raised", "2026-09-30T17:45+08:00");
      assertThat(ran.code()).isZero();
      assertThat(ran.out())
          .contains("acknowledge by 2026-10-08T09:15:00+08:00 [30m working, running, 30m left]")
          .contains("because the row for severity 0, 1 on production")
          .contains("an update every 2h working")
          .contains("2026-09-30 Wed 17:45 - 18:00  15m")
          .contains("2026-10-01 Thu holiday: National Day (sla.yaml:")
          .contains("2026-10-03 Sat day off: Saturday");
    }

    @Test
    void tells_the_next_update_once_somebody_has_acknowledged() {
      Ran ran =
          sla(
              "--severity",
              "1",
              "--raised",
              "2026-09-30T17:45+08:00",
              "--acknowledged",
              "2026-10-08T09:15+08:00");
      assertThat(ran.out())
          .contains(
              "acknowledge by 2026-10-08T09:15:00+08:00 [30m working, met at 2026-10-08T09:15:00+08:00]")
          .contains("update by 2026-10-08T11:15:00+08:00 [2h working, running, 2h left]");
    }

    @Test
    void says_how_late_an_acknowledgement_was() {
      Ran ran =
          sla(
              "--severity",
              "0",
              "--raised",
              "2026-06-01T10:00+08:00",
              "--acknowledged",
              "2026-06-01T10:31+08:00");
      assertThat(ran.out()).contains("breached, done 1m late");
    }

    @Test
    void says_where_nothing_is_promised() {
      Ran ran =
          Ran.program(
              "sla",
              POLICY,
              "--cluster",
              "lab",
              "--severity",
              "1",
              "--raised",
              "2026-06-01T10:00Z");
      assertThat(ran.code()).isZero();
      assertThat(ran.out())
          .isEqualTo(
              """
              severity 1 on cluster lab (staging), raised 2026-06-01T10:00:00Z, as of \
              2026-06-01T10:00:00Z

              no commitment: nothing is promised for severity 1 on staging
              """);
    }

    @Test
    void is_the_same_as_json() throws IOException {
      Ran ran = sla("--severity", "3", "--raised", "2026-09-30T17:45+08:00", "--json");
      JsonNode clock = json(ran).at("/clocks/0");
      assertThat(clock.at("/due").asText()).isEqualTo("2026-10-08T14:15:00+08:00");
      assertThat(clock.at("/explanation/zone").asText()).isEqualTo("Asia/Shanghai");
      assertThat(clock.at("/explanation/tzdb").asText()).isNotEmpty();
      assertThat(clock.at("/explanation/notes/0/text").asText()).isEqualTo("National Day");
      assertThat(clock.at("/row/update").asText()).isEqualTo("1 working day");
    }

    @ParameterizedTest
    @CsvSource({
      "--severity, 4, '--severity: ARGUMENT: ''4'' is no severity'",
      "--raised, yesterday, '--raised: ARGUMENT: ''yesterday'' is no moment'",
      "--raised, 2026-06-01T10:00, '--raised: ARGUMENT: ''2026-06-01T10:00'' is no moment'",
      "--cluster, prd, the policy has no cluster 'prd'",
    })
    void refuses_what_makes_no_sense(String option, String value, String message) {
      List<String> words =
          new ArrayList<>(
              List.of(
                  "--cluster", "prod", "--severity", "1", "--raised", "2026-06-01T10:00+08:00"));
      words.set(words.indexOf(option) + 1, value);
      words.addAll(0, List.of("sla", POLICY));
      Ran ran = Ran.program(words.toArray(String[]::new));
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err()).contains(message.replace("''", "'"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--severity", "--raised"})
    void needs_what_it_needs(String missing) {
      List<String> words =
          new ArrayList<>(
              List.of("sla", POLICY, "--cluster", "prod", "--severity", "1", "--raised"));
      words.add("2026-06-01T10:00+08:00");
      int index = words.indexOf(missing);
      words.remove(index);
      words.remove(index);
      Ran ran = Ran.program(words.toArray(String[]::new));
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err()).contains(missing + ": ARGUMENT: the option is missing");
    }

    private static Ran sla(String... words) {
      List<String> all = new ArrayList<>(List.of("sla", POLICY, "--cluster", "prod"));
      all.addAll(List.of(words));
      return Ran.program(all.toArray(String[]::new));
    }
  }

  @Nested
  class Sla_matrix {
    @Test
    void shows_every_cell_and_where_nothing_is_promised() {
      Ran ran = Ran.program("sla-matrix", POLICY);
      assertThat(ran.code()).isZero();
      assertThat(ran.out().lines())
          .contains(
              "0         production  30m working  2h working     -        office  sla.yaml:24:7",
              "0         staging     no commitment")
          .filteredOn(line -> line.contains("SLA_NO_COMMITMENT"))
          .hasSize(3);
    }

    @Test
    void warns_of_what_is_worse_and_served_later() throws IOException {
      Path policy =
          Files.writeString(
              folder.resolve("odd.yaml"),
              Files.readString(Path.of(POLICY)).replace("30m working", "3h working"));
      Ran ran = Ran.program("sla-matrix", policy.toString());
      assertThat(ran.out())
          .contains("warning", "SLA_NOT_MONOTONE", "Monday 00:00 in Asia/Shanghai");
    }

    @Test
    void is_the_same_as_json() throws IOException {
      JsonNode matrix = json(Ran.program("sla-matrix", POLICY, "--json"));
      assertThat(matrix.at("/cells")).hasSize(8);
      assertThat(matrix.at("/cells/1/commitment").isNull()).isTrue();
      assertThat(matrix.at("/cells/7/commitment/acknowledge").asText()).isEqualTo("4h working");
    }

    @Test
    void shows_the_recommended_practice_with_its_holes() throws IOException {
      Path policy =
          Files.writeString(
              folder.resolve("practice.yaml"),
              """
              version: 1
              sla:
                priorities: [production, staging]
                calendars: {office: {zone: UTC, hours: {mon-fri: ["09:00-17:00"]}}}
                presets: [{name: openpai-recommended, hours: office}]
              """);
      Ran ran = Ran.program("sla-matrix", policy.toString());
      assertThat(ran.out().lines().filter(line -> line.contains("SLA_NO_COMMITMENT"))).hasSize(3);
      assertThat(ran.out()).contains("2         production  2h working   1 working day");
    }
  }

  @Nested
  class Working_time {
    @ParameterizedTest
    @CsvSource({"add, deadline", "between, working_time", "subtract, start"})
    void answers_every_row_as_the_vectors_do(String file, String answer) throws IOException {
      Path vectors = VECTORS.resolve("working-time-" + file + ".csv");
      JsonNode rows = json(Ran.program("working-time", CALENDARS, vectors.toString(), "--json"));
      List<String> answers = new ArrayList<>();
      rows.forEach(row -> answers.add(row.get("id").asText() + "," + row.get(answer).asText()));
      assertThat(answers).isEqualTo(expected(vectors, answer));
    }

    @Test
    void repeats_the_columns_of_the_question() throws IOException {
      Path sheet = sheet("id,calendar,start,duration\n\"a,1\",NY,2026-06-01T16:45-04:00,PT30M\n");
      Ran ran = Ran.program("working-time", CALENDARS, sheet.toString());
      assertThat(ran.code()).isZero();
      assertThat(ran.out())
          .isEqualTo(
              """
              id,calendar,start,duration,deadline
              "a,1",NY,2026-06-01T16:45-04:00,PT30M,2026-06-02T09:15:00-04:00
              """);
    }

    @Test
    void tells_the_faults_of_all_rows_each_with_its_line() throws IOException {
      Path sheet =
          sheet(
              """
              id,calendar,start,duration
              1,NYC,2026-06-01T16:45-04:00,PT30M
              2,NY,2026-06-01,PT30M
              3,NY,2026-06-01T16:45-04:00,30m
              4,NY,2026-06-01T16:45-04:00
              5,NY,2026-06-01T16:45-04:00,-PT30M
              6,NY,2026-06-01T16:45-04:00,PT9999999H
              7,NY,2026-06-01T16:45-04:00,PT30M
              """);
      Ran ran = Ran.program("working-time", CALENDARS, sheet.toString());
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.out()).isEmpty();
      assertThat(ran.err().lines())
          .hasSize(6)
          .satisfiesExactly(
              line -> assertThat(line).contains("sheet.csv:2: ", "there is no calendar 'NYC'"),
              line -> assertThat(line).contains("sheet.csv:3: ", "'2026-06-01' is no moment"),
              line -> assertThat(line).contains("sheet.csv:4: ", "'30m' is no duration"),
              line -> assertThat(line).contains("sheet.csv:5: ", "not as many values"),
              line -> assertThat(line).contains("sheet.csv:6: ", "DURATION_NEGATIVE"),
              line -> assertThat(line).contains("sheet.csv:7: ", "TIME_HORIZON"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "id,calendar\n", "id,calendar,start\n1,NY,x\n", "a,a\n1,2\n"})
    void refuses_a_sheet_that_asks_nothing(String text) throws IOException {
      Ran ran = Ran.program("working-time", CALENDARS, sheet(text).toString());
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err()).contains("sheet.csv: ARGUMENT");
    }

    @Test
    void refuses_a_sheet_that_asks_two_questions() throws IOException {
      Path sheet =
          sheet(
              """
              id,calendar,start,end,duration
              1,NY,2026-06-01T09:00-04:00,2026-06-02T10:00-04:00,PT1H
              """);
      Ran ran = Ran.program("working-time", CALENDARS, sheet.toString());
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err()).contains("the first row does not say what is asked");
    }

    @Test
    void refuses_days_which_have_no_fixed_working_time() throws IOException {
      Path sheet = sheet("id,calendar,start,duration\n1,NY,2026-06-01T09:00-04:00,P1D\n");
      assertThat(Ran.program("working-time", CALENDARS, sheet.toString()).err())
          .contains("sheet.csv:2: ", "PT24H");
    }

    @Test
    void tells_what_the_policy_warns_of() throws IOException {
      Path policy =
          Files.writeString(
              folder.resolve("odd.yaml"),
              """
              version: 1
              sla:
                calendars:
                  office:
                    zone: UTC
                    hours: {mon-fri: ["09:00-17:00"]}
                    breaks: {2026-06-06: ["09:00-10:00"]}
              """);
      Path sheet = sheet("id,calendar,start,duration\n1,office,2026-06-01T09:00Z,PT1H\n");
      Ran ran = Ran.program("working-time", policy.toString(), sheet.toString());
      assertThat(ran.code()).isZero();
      assertThat(ran.err()).contains("BREAK_OUTSIDE");
      assertThat(Ran.program("sla-matrix", policy.toString()).err()).contains("BREAK_OUTSIDE");
    }

    @Test
    void refuses_a_sheet_that_is_not_there() {
      Ran ran = Ran.program("working-time", CALENDARS, folder.resolve("none.csv").toString());
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err()).contains("there is no such file");
    }

    @Test
    void needs_a_policy_and_a_sheet() {
      Ran ran = Ran.program("working-time", CALENDARS);
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err()).contains("no file with questions is named");
    }

    private Path sheet(String text) throws IOException {
      return Files.writeString(folder.resolve("sheet.csv"), text);
    }

    /** The vectors quote nothing before their answers. */
    private static List<String> expected(Path vectors, String answer) throws IOException {
      List<String> lines = Files.readAllLines(vectors);
      int column = List.of(lines.get(0).split(",")).indexOf(answer);
      return lines.stream()
          .skip(1)
          .map(line -> line.split(","))
          .map(values -> values[0] + "," + values[column])
          .toList();
    }
  }

  private static JsonNode json(Ran ran) throws IOException {
    assertThat(ran.code()).as(ran.err()).isZero();
    return new ObjectMapper().readTree(ran.out());
  }
}
