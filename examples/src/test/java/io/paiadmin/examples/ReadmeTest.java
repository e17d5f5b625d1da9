package io.paiadmin.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.paiadmin.core.policy.Policy;
import io.paiadmin.core.policy.PolicyReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ReadmeTest {
  private static final Path README = Path.of("../README.md");

  @Test
  void shows_how_to_embed_in_words_that_compile() throws IOException {
    String source = Files.readString(Path.of("src/main/java/io/paiadmin/examples/Embedding.java"));
    assertThat(source.replaceAll("(?m)^    ", "")).contains(block("java", "try (PaiAdmin"));
  }

  @Test
  void shows_words_that_run() {
    assertThatCode(() -> Embedding.administer(Path.of("tour/aad/policy.yaml"), "lab"))
        .doesNotThrowAnyException();
  }

  @Test
  void shows_how_to_ask_for_deadlines_in_words_that_compile() throws IOException {
    String source = Files.readString(Path.of("src/main/java/io/paiadmin/examples/Deadlines.java"));
    assertThat(source.replaceAll("(?m)^    ", "")).contains(block("java", "SlaReading"));
  }

  @Test
  void shows_promises_that_read_and_deadlines_that_hold() throws IOException {
    Policy policy = PolicyReader.readText("README.yaml", "version: 1\n" + block("yaml", "matrix:"));
    Instant raised = Instant.parse("2026-09-30T09:45:00Z");
    assertThat(Deadlines.tell(policy, raised, raised)).isEqualTo("2026-10-02T01:15:00Z");
  }

  @Test
  void shows_how_to_ask_who_is_on_duty_in_words_that_compile() throws IOException {
    String source = Files.readString(Path.of("src/main/java/io/paiadmin/examples/OnDuty.java"));
    assertThat(source.replaceAll("(?m)^    ", "")).contains(block("java", "Schedule"));
  }

  @Test
  void shows_a_rotation_that_reads_and_changes() throws IOException {
    Policy policy = PolicyReader.readText("README.yaml", "version: 1\n" + block("yaml", "seed:"));
    Instant now = Instant.parse("2026-04-01T12:00:00Z");
    assertThat(OnDuty.ill(policy.rotation().orElseThrow(), now, LocalDate.of(2026, 4, 7)))
        .isNotEmpty();
  }

  @Test
  void shows_a_policy_that_reads() throws IOException {
    var policy = PolicyReader.readText("README.yaml", block("yaml", "version: 1"));
    assertThat(policy.warnings()).isEmpty();
    assertThat(policy.wish("prod").groups()).hasSize(1);
  }

  @Test
  void names_every_program() throws IOException {
    String readme = Files.readString(README);
    assertThat(
            Pattern.compile("(?m)^examples/run ([a-z-]+)").matcher(Ran.program().out()).results())
        .hasSizeGreaterThan(5)
        .allSatisfy(program -> assertThat(readme).contains(program.group(1)));
  }

  private static String block(String language, String marker) throws IOException {
    return Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL)
        .matcher(Files.readString(README))
        .results()
        .map(MatchResult::group)
        .filter(block -> block.contains(marker))
        .map(block -> block.substring(block.indexOf('\n') + 1, block.length() - 3))
        .findFirst()
        .orElseThrow();
  }
}
