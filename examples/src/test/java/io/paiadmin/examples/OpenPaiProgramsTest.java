package io.paiadmin.examples;

import static io.paiadmin.api.cluster.AuthenticationMode.AAD;
import static io.paiadmin.api.cluster.AuthenticationMode.BASIC;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.core.policy.PolicyReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The programs on an OpenPAI server. */
class OpenPaiProgramsTest {
  @TempDir Path folder;

  private abstract class Served {
    private final AuthenticationMode mode;
    private final String name;
    ServedCluster cluster;

    Served(AuthenticationMode mode, String name) {
      this.mode = mode;
      this.name = name;
    }

    @BeforeEach
    void serve() {
      cluster = new ServedCluster(mode, folder);
    }

    String policy() throws IOException {
      return cluster.policy(name);
    }

    @AfterEach
    void close() {
      cluster.close();
    }

    @Test
    void a_plan_writes_nothing() throws IOException {
      Ran ran = Ran.program("plan", policy());
      assertThat(ran.code()).as(ran.toString()).isZero();
      assertThat(ran.out()).contains("because the policy describes group vision");
      assertThat(cluster.writes()).isEmpty();
    }

    @Test
    void a_plan_is_the_same_each_time() throws IOException {
      assertThat(Ran.program("plan", policy(), "--json"))
          .isEqualTo(Ran.program("plan", policy(), "--json"));
    }

    @Test
    void an_apply_is_proven_and_leaves_nothing_to_do() throws IOException {
      Ran applied = Ran.program("apply", policy());
      assertThat(applied.code()).as(applied.toString()).isZero();
      assertThat(applied.out()).contains("Verified: ");
      assertThat(cluster.writes()).isNotEmpty();
      Ran again = Ran.program("plan", policy());
      assertThat(again.code()).isZero();
      assertThat(again.out()).startsWith("Nothing to do for cluster ");
    }

    @Test
    void an_apply_tells_its_outcome_as_json() throws IOException {
      Ran applied = Ran.program("apply", policy(), "--json");
      assertThat(applied.code()).as(applied.toString()).isZero();
      assertThat(json(applied).path("verified").asBoolean()).isTrue();
      Ran again = Ran.program("apply", policy(), "--json");
      assertThat(again.code()).isZero();
      assertThat(json(Ran.program("plan", policy(), "--json")).path("steps")).isEmpty();
    }

    @Test
    void neither_password_nor_token_nor_private_key_is_in_the_output() throws IOException {
      Ran ran = Ran.program("apply", policy(), "--json");
      assertThat(ran.out() + ran.err())
          .isNotEmpty()
          .doesNotContain(
              StubAccess.PASSWORD, Files.readString(folder.resolve("token")), "PRIVATE KEY");
    }
  }

  @Nested
  class In_basic_mode extends Served {
    In_basic_mode() {
      super(BASIC, "policy.yaml");
    }

    @Test
    void access_is_as_the_apply_left_it() throws IOException {
      assertThat(Ran.program("access", policy(), "--user", "dave").code()).isEqualTo(2);
      Ran.program("apply", policy());
      Ran ran = Ran.program("access", policy(), "--user", "dave", "--vc", "vision", "--json");
      assertThat(ran.code()).isZero();
      assertThat(json(ran).path("allowed").asBoolean()).isTrue();
    }

    @Test
    void a_restart_is_foretold() throws IOException {
      Ran ran = Ran.program("restart-check", policy());
      assertThat(ran.code()).isZero();
      assertThat(ran.out()).contains("LOSS group archive is deleted");
    }

    @Test
    void a_policy_for_the_other_mode_is_refused_before_anything_is_written() throws IOException {
      refused(cluster, "policy-aad.yaml");
    }

    @Test
    void a_wrong_password_is_refused_and_not_shown() throws IOException {
      String policy = policy();
      Files.writeString(folder.resolve("password"), "canary-7f3a");
      Ran ran = Ran.program("plan", policy, "--json");
      assertThat(ran.code()).isEqualTo(1);
      assertThat(json(ran).path("problems").findValuesAsText("code"))
          .containsExactly("UNAUTHORIZED");
      assertThat(ran.out() + ran.err()).doesNotContain("canary");
    }
  }

  @Nested
  class In_aad_mode extends Served {
    In_aad_mode() {
      super(AAD, "policy-aad.yaml");
    }

    @Test
    void access_counts_what_the_directory_said_last() throws IOException {
      Ran ran = Ran.program("access", policy(), "--user", "alice", "--vc", "vc1");
      assertThat(ran.code()).isZero();
      assertThat(ran.out()).contains("yes: alice", "STALE_UNTIL_LOGIN");
    }

    @Test
    void a_policy_for_the_other_mode_is_refused_before_anything_is_written() throws IOException {
      refused(cluster, "policy.yaml");
    }
  }

  @Test
  void a_server_that_is_not_there_is_no_bad_input() throws IOException {
    ServedCluster gone = new ServedCluster(BASIC, folder);
    gone.close();
    Ran ran = Ran.program("plan", gone.policy("policy.yaml"));
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("UNAVAILABLE");
  }

  @ParameterizedTest
  @ValueSource(strings = {"policy.yaml", "policy-aad.yaml"})
  void the_bundled_policies_are_sound(String name) {
    assertThat(PolicyReader.read(List.of(Path.of("openpai", name))).warnings()).isEmpty();
  }

  private static void refused(ServedCluster cluster, String name) throws IOException {
    Ran ran = Ran.program("apply", cluster.policy(name));
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("MODE_MISMATCH");
    assertThat(cluster.writes()).isEmpty();
    assertThat(cluster.methods()).containsExactly("GET");
  }

  private static JsonNode json(Ran ran) throws JsonProcessingException {
    return new ObjectMapper().readTree(ran.out());
  }
}
