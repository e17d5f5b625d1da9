package io.paiadmin.core;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.StandardErrorCode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page of codes and the sources have the same ones. */
class CodesTest {
  private static final Path PAGE = Path.of("../docs/codes.md");
  private static final List<Path> SOURCES =
      List.of(
          Path.of("src/main/java"),
          Path.of("../pai-admin-api/src/main/java"),
          Path.of("../pai-admin-openpai/src/main/java"));

  /** Write the names of iCalendar, all of which are in upper case. */
  private static final List<Path> CALENDAR =
      List.of(Path.of("FeedText.java"), Path.of("Attendance.java"));

  private static final Pattern LITERAL = Pattern.compile("\"([A-Z][A-Z_]{2,})\"");
  private static final Pattern FIRST_CELL = Pattern.compile("(?m)^\\| `([A-Z_]+)` \\|");

  /** Upper-case words of OpenPAI's own requests and answers, and of calendar files. */
  private static final Set<String> NO_CODES =
      Set.of("DELETE", "GET", "OIDC", "POST", "PUT", "START", "STOP", "VTIMEZONE");

  @Test
  void every_code_that_is_given_is_on_the_page() {
    assertThat(given()).hasSizeGreaterThan(90).isSubsetOf(described());
  }

  @Test
  void every_code_on_the_page_is_given_somewhere() {
    assertThat(described()).isSubsetOf(given());
  }

  private static Set<String> given() {
    Set<String> codes = new TreeSet<>();
    SOURCES.forEach(folder -> codes.addAll(literals(folder)));
    Stream.of(StandardErrorCode.values()).map(Enum::name).forEach(codes::add);
    codes.removeAll(NO_CODES);
    return codes;
  }

  private static Set<String> literals(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(
              file ->
                  file.toString().endsWith(".java") && CALENDAR.stream().noneMatch(file::endsWith))
          .flatMap(file -> matches(LITERAL, file))
          .collect(toCollection(TreeSet::new));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Set<String> described() {
    return matches(FIRST_CELL, PAGE).collect(toCollection(TreeSet::new));
  }

  private static Stream<String> matches(Pattern pattern, Path file) {
    try {
      return pattern.matcher(Files.readString(file)).results().map(match -> match.group(1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
