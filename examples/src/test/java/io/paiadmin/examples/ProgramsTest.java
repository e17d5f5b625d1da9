package io.paiadmin.examples;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
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

class ProgramsTest {
  private static final String BASIC = "tour/basic/policy.yaml";
  private static final String AAD = "tour/aad/policy.yaml";

  @TempDir Path folder;

  @Nested
  class The_list {
    @Test
    void names_every_program_when_none_is_asked_for() {
      Ran ran = Ran.program();
      assertThat(ran.code()).isZero();
      assertThat(ran.out())
          .contains(
              "run plan",
              "run apply",
              "run access",
              "run restart-check",
              "run tour",
              "run plugins",
              "run sla",
              "run sla-matrix",
              "run working-time",
              "run dri",
              "run dri-plan",
              "run dri-explain",
              "run dri-fairness",
              "run rotation-slots",
              "run stub");
    }

    @Test
    void is_shown_for_a_program_that_is_not_there() {
      Ran ran = Ran.program("plam");
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err()).contains("'plam'", "examples/run plan");
    }
  }

  @Nested
  class Plan {
    @Test
    void explains_each_step_and_gives_what_a_person_must_type() {
      Ran ran = Ran.program("plan", BASIC);
      assertThat(ran.code()).isZero();
      assertThat(ran.out())
          .contains("because vision lists dave as a member (tour/basic/policy.yaml:20:24)")
          .contains("| ./paictl.py config push -p <config-folder> -m service")
          .contains("cellType: A1-POOL.A1-NODE");
    }

    @Test
    void is_the_same_to_the_byte_each_time() {
      assertThat(Ran.program("plan", BASIC, "--json"))
          .isEqualTo(Ran.program("plan", BASIC, "--json"));
    }

    @Test
    void has_the_fields_of_its_format_as_json() {
      JsonNode plan = json(Ran.program("plan", BASIC, "--json").out());
      assertThat(names(plan)).containsExactly("cluster", "mode", "steps", "problems", "unmanaged");
      for (JsonNode step : plan.path("steps")) {
        assertThat(names(step))
            .containsExactly(
                "id",
                "phase",
                "kind",
                "subject",
                "from",
                "to",
                "reason",
                "effective",
                "risk",
                "needs");
        assertThat(names(step.path("reason"))).containsExactly("code", "at", "text");
      }
      assertThat(names(plan.path("problems").get(0)))
          .containsExactly("severity", "code", "at", "message", "fix");
    }

    @Test
    void changes_nothing() throws IOException {
      String before = Files.readString(Path.of("tour/basic/state.json"));
      Ran.program("plan", BASIC);
      assertThat(Path.of("tour/basic/state.json")).hasContent(before);
    }

    @Test
    void that_is_refused_has_no_steps_and_exit_code_1() throws IOException {
      Path policy = policy("admins: [nobody]");
      Ran ran =
          Ran.program("plan", policy.toString(), "--json", "--state", "tour/basic/state.json");
      assertThat(ran.code()).isEqualTo(1);
      assertThat(json(ran.out()).path("steps")).isEmpty();
      assertThat(json(ran.out()).findValuesAsText("code")).contains("USER_UNKNOWN");
    }
  }

  @Nested
  class Apply {
    @Test
    void is_incomplete_while_a_person_has_to_act_and_keeps_what_was_done() {
      Path halfway = folder.resolve("halfway.json");
      Ran ran = Ran.program("apply", BASIC, "--out", halfway.toString(), "--json");
      assertThat(ran.code()).isEqualTo(1);
      JsonNode report = json(ran.out());
      assertThat(report.path("complete").asBoolean()).isFalse();
      assertThat(report.path("counts").path("FAILED").asInt()).isZero();
      assertThat(report.path("counts").path("BLOCKED").asInt()).isPositive();
      Ran again = Ran.program("plan", BASIC, "--state", halfway.toString());
      assertThat(again.out()).doesNotContain("create user");
    }

    @Test
    void is_done_once_the_person_has_acted_and_then_has_nothing_left() {
      String done = folder.resolve("done.json").toString();
      Ran ran = Ran.program("apply", BASIC, "--state", "tour/basic/restarted.json", "--out", done);
      assertThat(ran.code()).isZero();
      assertThat(ran.out()).contains("Verified: everybody may use exactly what was wanted.");
      Ran again = Ran.program("plan", BASIC, "--state", done, "--json");
      assertThat(json(again.out()).path("steps")).isEmpty();
    }

    @Test
    void reports_progress_beside_its_answer() {
      Ran ran = Ran.program("apply", AAD, "--out", folder.resolve("o.json").toString(), "--json");
      assertThat(ran.code()).isZero();
      assertThat(ran.err()).contains("[1/4]", "[4/4]");
      assertThat(json(ran.out()).path("verified").asBoolean()).isTrue();
    }

    @Test
    void leaves_the_state_file_alone_unless_it_is_named_as_out() throws IOException {
      String before = Files.readString(Path.of("tour/aad/state.json"));
      Ran.program("apply", AAD);
      assertThat(Path.of("tour/aad/state.json")).hasContent(before);
    }

    @Test
    void writes_the_state_even_when_there_is_nothing_to_do() {
      Path first = folder.resolve("first.json");
      Path second = folder.resolve("second.json");
      Ran.program("apply", AAD, "--out", first.toString());
      Ran.program("apply", AAD, "--state", first.toString(), "--out", second.toString());
      assertThat(second).hasSameTextualContentAs(first);
    }
  }

  @Nested
  class Access {
    @Test
    void has_the_fields_of_its_format_as_json() {
      Ran ran = Ran.program("access", AAD, "--user", "alice", "--vc", "vc1", "--json");
      assertThat(ran.code()).isZero();
      assertThat(names(json(ran.out()))).contains("allowed", "paths", "nearMisses", "caveats");
      assertThat(json(ran.out()).path("allowed").asBoolean()).isTrue();
    }

    @Test
    void names_the_directory_group_that_would_help() {
      Ran ran = Ran.program("access", AAD, "--user", "root1", "--storage", "nfs1");
      assertThat(ran.out()).contains("no: root1", "joins group vision (sg-vision)");
    }

    @Test
    void lists_everybody_and_everything() {
      assertThat(Ran.program("access", AAD, "--who-vc", "vc1").out()).contains("alice", "root1");
      assertThat(Ran.program("access", AAD, "--user", "alice").out()).contains("storage nfs1");
    }

    @Test
    void of_somebody_unknown_is_bad_input() {
      Ran ran = Ran.program("access", AAD, "--user", "nobody", "--vc", "vc1");
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err()).contains("no user 'nobody'");
    }

    @Test
    void that_is_not_clear_is_bad_input() {
      assertThat(Ran.program("access", AAD).code()).isEqualTo(2);
      assertThat(Ran.program("access", AAD, "--user", "a", "--who-vc", "v").code()).isEqualTo(2);
      assertThat(Ran.program("access", AAD, "--user", "a", "--vc", "v", "--storage", "s").code())
          .isEqualTo(2);
    }
  }

  @Nested
  class Restart_check {
    @Test
    void says_what_would_be_lost() {
      Ran ran = Ran.program("restart-check", BASIC);
      assertThat(ran.out()).contains("LOSS group archive is deleted");
      assertThat(ran.code()).isZero();
    }

    @Test
    void has_json() {
      JsonNode effects = json(Ran.program("restart-check", BASIC, "--json").out()).path("effects");
      assertThat(effects.findValuesAsText("kind")).contains("GROUP_DELETED", "DANGLING_DROPPED");
    }
  }

  @Nested
  class Bad_input {
    @Test
    void in_a_policy_is_told_all_at_once_with_its_places() throws IOException {
      Path policy = policy("admins: [no, a b]\n    grups: []");
      Ran ran = Ran.program("plan", policy.toString(), "--json");
      assertThat(ran.code()).isEqualTo(2);
      assertThat(json(ran.out()).path("problems").findValuesAsText("code"))
          .containsExactly("AMBIGUOUS_SCALAR", "NAME_USER", "UNKNOWN_KEY");
    }

    @Test
    void in_a_state_file_is_told_with_its_place() throws IOException {
      Path state = Files.writeString(folder.resolve("broken.json"), "{\n  \"users\": [,]\n}");
      Ran ran = Ran.program("plan", BASIC, "--state", state.toString());
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err()).contains("broken.json:2:");
    }

    @Test
    void in_the_arguments_is_told_with_the_word() {
      Ran ran = Ran.program("plan", BASIC, "--stat", "x");
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err()).contains("--stat:", "--state");
    }

    @Test
    void is_a_policy_that_is_not_there_or_not_named() {
      assertThat(Ran.program("plan", "none.yaml").code()).isEqualTo(2);
      assertThat(Ran.program("plan").code()).isEqualTo(2);
    }

    @Test
    void is_a_path_that_no_file_can_have() {
      for (String option : List.of("--state", "--out")) {
        Ran ran = Ran.program("apply", BASIC, option, "a\0b");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains(option + ": ARGUMENT", "no path");
      }
      assertThat(Ran.program("plan", "a\0b").code()).isEqualTo(2);
    }

    @Test
    void is_a_cluster_that_the_policy_does_not_have() {
      Ran ran = Ran.program("plan", BASIC, "--cluster", "prodd");
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err()).contains("prodd").contains("prod");
    }

    @Test
    void is_a_connector_that_is_not_there() throws IOException {
      Path policy = policy("admins: [a]");
      Files.writeString(policy, Files.readString(policy).replace("memory", "memry"));
      Ran ran = Ran.program("plan", policy.toString());
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err()).contains("memry").contains("memory");
    }
  }

  @Test
  void a_cluster_in_another_mode_than_the_policy_says_is_refused() {
    Ran ran = Ran.program("plan", BASIC, "--state", "tour/aad/state.json");
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("MODE_MISMATCH");
  }

  @Test
  void the_tour_goes_as_announced() {
    Ran ran = Ran.program("tour");
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("LOCKED_OUT", "Verified", "sg-vision", "LOSS group archive");
  }

  @Test
  void a_tour_that_has_nowhere_to_write_says_so() throws IOException {
    Files.writeString(folder.resolve("target"), "a file in the way");
    System.setProperty(Home.PROPERTY, folder.toString());
    try {
      Ran ran = Ran.program("tour");
      assertThat(ran.code()).isEqualTo(1);
      assertThat(ran.err()).contains("UNAVAILABLE", "cannot be made");
    } finally {
      System.clearProperty(Home.PROPERTY);
    }
  }

  private Path policy(String tenancy) throws IOException {
    String text =
        """
        version: 1
        clusters:
          - {name: prod, priority: production, authentication: basic, connector: memory,
             settings: {state: state.json}}
        tenancy:
          prod:
            %s
        """
            .formatted(tenancy);
    return Files.writeString(folder.resolve("policy.yaml"), text);
  }

  private static JsonNode json(String text) {
    try {
      return new ObjectMapper().readTree(text);
    } catch (JsonProcessingException e) {
      throw new AssertionError("not JSON: " + text, e);
    }
  }

  private static List<String> names(JsonNode node) {
    List<String> names = new ArrayList<>();
    node.fieldNames().forEachRemaining(names::add);
    return names;
  }
}
