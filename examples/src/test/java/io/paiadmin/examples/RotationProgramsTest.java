package io.paiadmin.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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

class RotationProgramsTest {
  private static final String POLICY = "rotation/team.yaml";
  private static final Path VECTORS =
      Path.of("../pai-admin-core/src/test/resources/rotation/slots.csv");

  @TempDir Path folder;

  @Nested
  class Dri {
    @Test
    void says_who_is_on_duty_for_whom_and_who_comes_next() {
      Ran ran = Ran.program("dri", POLICY, "--at", "2026-01-08T11:00+01:00");
      assertThat(ran.code()).isZero();
      assertThat(ran.out())
          .isEqualTo(
              """
              on duty at 2026-01-08T11:00:00+01:00, in slot 0 from 2026-01-05T09:00:00+01:00 to 2026-01-12T09:00:00+01:00
                primary    erin for ann <erin@example.org>
                secondary  carol <carol@example.org>
              next hand-off at 2026-01-08T12:00:00+01:00
                leaving  erin
                coming   ann
                staying  carol
              """);
    }

    @Test
    void says_the_same_in_json() throws IOException {
      JsonNode json = json("dri", POLICY, "--at", "2026-01-08T11:00+01:00", "--json");
      assertThat(json.at("/duties/0/member").asText()).isEqualTo("erin");
      assertThat(json.at("/duties/0/owner").asText()).isEqualTo("ann");
      assertThat(json.at("/duties/0/email").asText()).isEqualTo("erin@example.org");
      assertThat(json.at("/next/coming").toString()).isEqualTo("[\"ann\"]");
    }

    @Test
    void ends_with_1_when_somebody_is_missing() throws IOException {
      Ran ran = Ran.program("dri", alone().toString(), "--at", "2026-01-05T12:00Z");
      assertThat(ran.code()).isEqualTo(1);
      assertThat(ran.out()).contains("secondary  nobody: only ann is there");
    }

    @Test
    void answers_for_now() {
      assertThat(Ran.program("dri", POLICY).out()).startsWith("on duty at 20").contains("primary");
    }

    @Test
    void refuses_a_policy_without_a_rotation() {
      Ran ran = Ran.program("dri", "sla.yaml");
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err()).contains("the policy has no rotation");
    }
  }

  @Nested
  class Dri_plan {
    @Test
    void lists_slots_and_divides_those_in_which_somebody_covers() {
      Ran ran = plan("--weeks", "2");
      assertThat(ran.out())
          .isEqualTo(
              """
              slot  from                       to                         primary  secondary
              0     2026-01-05T09:00:00+01:00  2026-01-12T09:00:00+01:00
                    2026-01-05T09:00:00+01:00  2026-01-08T10:00:00+01:00  ann
                    2026-01-08T10:00:00+01:00  2026-01-08T12:00:00+01:00  erin for ann
                    2026-01-08T12:00:00+01:00  2026-01-12T09:00:00+01:00  ann
                    2026-01-05T09:00:00+01:00  2026-01-12T09:00:00+01:00           carol
              1     2026-01-12T09:00:00+01:00  2026-01-19T09:00:00+01:00  erin     bob
              """);
    }

    @Test
    void explains_two_on_duty_out_of_one_and_nobody_out_of_nobody() throws IOException {
      Path alone = alone();
      Ran ran = Ran.program("dri-plan", alone.toString(), "--from", "2026-01-05", "--weeks", "2");
      assertThat(ran.code()).isZero();
      assertThat(ran.out())
          .contains("nobody is secondary in slot 0: only ann is there\n")
          .contains("nobody is primary in slot 1: nobody is there: ann is away, excused")
          .doesNotContain("Exception");
      JsonNode json =
          json("dri-plan", alone.toString(), "--from", "2026-01-05", "--weeks", "2", "--json");
      assertThat(json.at("/gaps")).hasSize(3);
      assertThat(json.at("/slots/1/duties/0/member").isNull()).isTrue();
    }

    @Test
    void writes_a_feed_that_stays_the_same_until_something_changes() throws IOException {
      Path feed = folder.resolve("dri.ics");
      plan("--weeks", "4", "--ics", feed.toString());
      String first = Files.readString(feed);
      plan("--weeks", "4", "--ics", feed.toString());
      assertThat(Files.readString(feed)).isEqualTo(first).contains("SUMMARY:erin for ann: dri");
      Path swapped = folder.resolve("swapped.yaml");
      String policy = Files.readString(Path.of(POLICY));
      Files.writeString(swapped, policy.replace("slots: [8, 10]", "slots: [1, 3]"));
      Ran.program(
          "dri-plan",
          swapped.toString(),
          "--from",
          "2026-01-05",
          "--weeks",
          "4",
          "--ics",
          feed.toString());
      assertThat(Files.readString(feed)).contains("SEQUENCE:1").contains("SEQUENCE:0");
    }

    @Test
    void leaves_the_feed_of_another_rotation_alone() throws IOException {
      Path feed = folder.resolve("dri.ics");
      plan("--weeks", "4", "--ics", feed.toString());
      String before = Files.readString(feed);
      Path other = folder.resolve("other.yaml");
      String policy = Files.readString(Path.of(POLICY));
      Files.writeString(other, policy.replace("name: dri", "name: night"));
      Ran ran =
          Ran.program(
              "dri-plan",
              other.toString(),
              "--from",
              "2026-01-05",
              "--weeks",
              "4",
              "--ics",
              feed.toString());
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err()).contains("this is the feed of another rotation, dri");
      assertThat(Files.readString(feed)).isEqualTo(before);
    }

    @Test
    void leaves_somebody_elses_calendar_alone() throws IOException {
      Path mine = Files.writeString(folder.resolve("mine.ics"), "BEGIN:VCALENDAR\nEND:VCALENDAR");
      Ran ran = plan("--weeks", "4", "--ics", mine.toString());
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err()).contains("FEED_FILE");
      assertThat(Files.readString(mine)).isEqualTo("BEGIN:VCALENDAR\nEND:VCALENDAR");
    }

    @ParameterizedTest
    @CsvSource({
      "--weeks, 0, is no number of weeks",
      "--weeks, many, is no number of weeks",
      "--from, 05.01.2026, is no date"
    })
    void refuses_what_makes_no_sense(String option, String value, String message) {
      List<String> words = new ArrayList<>(List.of("dri-plan", POLICY, option, value));
      words.addAll(
          option.equals("--from") ? List.of("--weeks", "2") : List.of("--from", "2026-01-05"));
      Ran ran = Ran.program(words.toArray(String[]::new));
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err()).contains(message);
    }

    private Ran plan(String... more) {
      List<String> words = new ArrayList<>(List.of("dri-plan", POLICY, "--from", "2026-01-05"));
      words.addAll(List.of(more));
      return Ran.program(words.toArray(String[]::new));
    }
  }

  @Nested
  class Dri_explain {
    @Test
    void tells_the_boundaries_what_was_agreed_and_why_everybody_else_is_off_duty() {
      Ran ran = Ran.program("dri-explain", POLICY, "--at", "2026-03-03T12:00+01:00");
      assertThat(ran.out())
          .startsWith("slot 8, from 2026-03-02T09:00:00+01:00 to 2026-03-09T09:00:00+01:00\n")
          .contains("counted from 2026-01-05 on, every 7 days at 09:00 in Europe/Berlin")
          .contains("agreed: slots 8 and 10 change places")
          .containsPattern("finn +-?[0-9.]+ +-?[0-9.]+ +swapped it");
    }

    @Test
    void says_the_same_in_json_with_exact_lags() throws IOException {
      JsonNode json = json("dri-explain", POLICY, "--at", "2026-03-03T12:00+01:00", "--json");
      assertThat(json.at("/adjustments/0/applied").asBoolean()).isTrue();
      assertThat(json.at("/members")).hasSize(6);
      assertThat(json.at("/members/0/lagBefore").asText()).matches("-?[0-9]+(/[0-9]+)?");
    }
  }

  @Nested
  class Dri_fairness {
    @Test
    void shows_a_ledger_that_adds_up() throws IOException {
      JsonNode json = json("dri-fairness", POLICY, "--weeks", "52", "--json");
      assertThat(json.at("/slots").asInt()).isEqualTo(52);
      double lags = 0;
      for (JsonNode account : json.at("/accounts")) {
        lags += number(account.at("/due")) - number(account.at("/served"));
      }
      assertThat(lags).isCloseTo(0, within(1e-9));
      assertThat(Ran.program("dri-fairness", POLICY, "--weeks", "52").out())
          .contains("after 52 slots the worst lag of anybody was");
    }

    @ParameterizedTest
    @ValueSource(
        strings = {"vacations", "vacations-pairs", "every-second-week", "dodger", "newcomer"})
    void says_that_ten_years_of_trouble_are_balanced(String scenario) throws IOException {
      JsonNode json =
          json("dri-fairness", "rotation/" + scenario + ".json", "--weeks", "520", "--json");
      assertThat(json.at("/slots").asInt()).isEqualTo(520);
      assertThat(json.at("/balanced").asBoolean()).isTrue();
    }

    @Test
    void says_that_a_plan_with_everything_known_is_balanced() throws IOException {
      Path plain = folder.resolve("plain.yaml");
      String policy = Files.readString(Path.of(POLICY));
      Files.writeString(plain, policy.replaceAll("(?m)^  (swaps|covers): .*\n", ""));
      JsonNode json = json("dri-fairness", plain.toString(), "--weeks", "520", "--json");
      assertThat(json.at("/balanced").asBoolean()).isTrue();
    }
  }

  @Nested
  class Rotation_slots {
    @Test
    void answers_every_row_of_the_vectors() throws IOException {
      Ran ran = Ran.program("rotation-slots", VECTORS.toString());
      assertThat(ran.code()).isZero();
      assertThat(ran.out()).isEqualTo(Files.readString(VECTORS).replace("\r\n", "\n"));
    }

    @Test
    void tells_every_row_that_makes_no_sense() throws IOException {
      Path sheet =
          Files.writeString(
              folder.resolve("s.csv"),
              """
              zone,anchor_date,handoff,period_days,members,instant
              Europe/Berln,2026-01-05,09:00,7,3,2026-01-05T09:00:00Z
              UTC,2026-01-05,9 am,7,3,2026-01-05T09:00:00Z
              UTC,2026-01-05,09:00,0,3,2026-01-05T09:00:00Z
              UTC,2026-01-05,09:00,7,0,2026-01-05T09:00:00Z
              UTC,2026-01-05,09:00,7,3,yesterday
              """);
      Ran ran = Ran.program("rotation-slots", sheet.toString());
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err())
          .contains("s.csv:2: ARGUMENT: zone: 'Europe/Berln' makes no sense")
          .contains("s.csv:3: ARGUMENT: handoff: '9 am' makes no sense")
          .contains("s.csv:4: ROTATION_LENGTH")
          .contains("s.csv:5: ARGUMENT: members: '0' makes no sense")
          .contains("s.csv:6: ARGUMENT: instant: 'yesterday' makes no sense");
    }

    @Test
    void refuses_a_sheet_that_asks_something_else() throws IOException {
      Path sheet = Files.writeString(folder.resolve("s.csv"), "a,b\n1,2\n");
      assertThat(Ran.program("rotation-slots", sheet.toString()).err())
          .contains("name the columns zone,anchor_date,handoff,period_days,members,instant");
    }
  }

  private Path alone() throws IOException {
    return Files.writeString(
        folder.resolve("alone.yaml"),
        """
        version: 1
        rotation:
          {zone: UTC, anchor: 2026-01-05, handoff: "09:00", every: 1 week, perSlot: 2,
           members: [{name: ann}],
           absences: [{member: ann, from: 2026-01-12, to: 2026-01-13, kind: excused}]}
        """);
  }

  private static double number(JsonNode fraction) {
    String[] parts = fraction.asText().split("/", -1);
    return Double.parseDouble(parts[0]) / (parts.length == 1 ? 1 : Double.parseDouble(parts[1]));
  }

  private static JsonNode json(String... words) throws IOException {
    return new ObjectMapper().readTree(Ran.program(words).out());
  }
}
