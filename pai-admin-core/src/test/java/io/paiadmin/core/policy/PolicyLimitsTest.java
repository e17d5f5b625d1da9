package io.paiadmin.core.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.paiadmin.api.Problem;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What would cost too much is refused at once. */
class PolicyLimitsTest {
  private static final Duration SOON = Duration.ofSeconds(10);

  @TempDir Path folder;

  @Test
  void a_file_of_20_megabytes_is_refused_unread() throws IOException {
    Path large = folder.resolve("large.yaml");
    try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
      file.setLength(20_000_000);
    }
    assertThat(soon(() -> PolicyReader.read(large))).containsExactly("TOO_LARGE");
  }

  @Test
  void a_text_of_20_megabytes_is_refused_unread() {
    String large = "[".repeat(20_000_000);
    assertThat(soon(() -> Texts.yaml(large))).containsExactly("TOO_LARGE");
  }

  @Test
  void aliases_that_multiply_are_refused() {
    String lines =
        IntStream.range(1, 60)
            .mapToObj(i -> "a%d: &a%d [*a%d, *a%d]".formatted(i, i, i - 1, i - 1))
            .collect(Collectors.joining("\n", "a0: &a0 [x, x]\n", "\n"));
    assertThat(soon(() -> Texts.yaml(lines))).containsExactly("ALIAS_LIMIT");
  }

  @Test
  void an_anchor_that_holds_itself_is_refused() {
    assertThat(soon(() -> Texts.yaml("a: &a [*a]"))).containsExactly("ALIAS_LIMIT");
  }

  @ParameterizedTest
  @CsvSource({
    "p.yaml, '['",
    "p.yaml, '{a: '",
    "p.yaml, '- '",
    "p.yaml, '? '",
    "p.json, '['",
    "p.json, '{\"a\":'"
  })
  void what_is_nested_too_deep_is_refused(String name, String opening) {
    String deep = opening.repeat(1_000_000);
    assertThat(soon(() -> PolicyReader.readText(name, deep))).containsExactly("TOO_DEEP");
  }

  @ParameterizedTest
  @CsvSource({"p.yaml", "p.json"})
  void too_many_values_are_refused(String name) {
    String wide = "[" + "1,".repeat(1_200_000) + "1]";
    assertThat(soon(() -> PolicyReader.readText(name, wide))).containsExactly("TOO_LARGE");
  }

  @ParameterizedTest
  @CsvSource({"p.yaml", "p.json"})
  void a_word_of_megabytes_is_refused(String name) {
    String text = "{\"" + "a".repeat(8_000_000) + "\": 1}";
    assertThat(soon(() -> PolicyReader.readText(name, text))).containsExactly("TOO_LARGE");
  }

  @Test
  void more_faults_than_anybody_reads_are_cut_with_a_remark() {
    String text = "{\"version\": 1, \"clusters\": [" + "1,".repeat(100_000) + "1]}";
    List<String> codes = soon(() -> PolicyReader.readText("p.json", text));
    assertThat(codes).hasSize(10_001).endsWith("WRONG_TYPE", "TOO_MANY_FAULTS");
  }

  private static List<String> soon(Runnable reading) {
    List<Problem> problems = assertTimeoutPreemptively(SOON, () -> Texts.problems(reading));
    return problems.stream().map(Problem::code).toList();
  }
}
