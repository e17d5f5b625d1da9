package io.paiadmin.core.policy;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What the page on policies shows of the sections {@code sla} and {@code rotation} is so. */
class PolicyPageTest {
  private static final Path PAGE = Path.of("../docs/policy.md");
  private static final Pattern SECTIONS =
      Pattern.compile("(?sm)^## `(?:sla|rotation)`\n.*?\n(?=## )");
  private static final Pattern EXAMPLE = Pattern.compile("(?s)```yaml\n(.*?)```");
  private static final Pattern KEY = Pattern.compile("(?m)^\\| `([A-Za-z]+)(?:: \\[…])?` \\|");
  private static final Pattern KNOWN = Pattern.compile("known are (.*)$");

  @ParameterizedTest
  @MethodSource("examples")
  void an_example_reads_without_a_warning(String text) {
    Policy policy = Texts.yaml(text);
    assertThat(policy.warnings()).isEmpty();
    assertThat(policy.sla().calendars().isEmpty()).isEqualTo(policy.rotation().isPresent());
  }

  @Test
  void the_page_has_examples() {
    assertThat(examples()).hasSize(4);
  }

  @ParameterizedTest
  @CsvSource({
    "'sla: {x: 1}', '## `sla`'",
    "'sla: {calendars: {c: {zone: UTC, hours: {mon: [\"01:00-02:00\"]}, x: 1}}}', ### Calendars",
    "'sla: {matrix: [{severity: 0, priority: a, acknowledge: 1h working, update: 1h working,"
        + " hours: c, x: 1}]}', ### Rows",
    "'rotation: {x: 1}', '## `rotation`'",
    "'rotation: {members: [{name: a, x: 1}]}', ### Members",
    "'rotation: {published: {x: 1}}', ### Published",
  })
  void every_key_that_the_reader_knows_is_in_the_tables(String text, String title) {
    Problem unknown =
        Texts.problems(() -> Texts.yaml("version: 1\n" + text)).stream()
            .filter(problem -> problem.code().equals("UNKNOWN_KEY"))
            .findFirst()
            .orElseThrow();
    List<String> known = List.of(only(KNOWN, unknown.fix()).split(", "));
    assertThat(keys(title)).containsExactlyInAnyOrderElementsOf(known);
  }

  static List<String> examples() {
    return EXAMPLE.matcher(sections()).results().map(found -> found.group(1)).toList();
  }

  private static Set<String> keys(String title) {
    String part = sections().split(Pattern.quote(title + "\n"), 2)[1].split("\n###? ", 2)[0];
    return KEY.matcher(part).results().map(found -> found.group(1)).collect(Collectors.toSet());
  }

  private static String only(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(found -> found.group(1)).findFirst().orElseThrow();
  }

  private static String sections() {
    try {
      return SECTIONS
          .matcher(Files.readString(PAGE))
          .results()
          .map(found -> found.group())
          .collect(Collectors.joining());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
