package io.paiadmin.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the guide shows is what is compiled. */
class WritingAPlugInTest {
  private static final Path GUIDE = Path.of("../docs/writing-a-plug-in.md");
  private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  @Test
  void every_piece_of_java_is_in_a_source_as_it_stands() throws IOException {
    List<String> sources = sources();
    List<String> pieces =
        JAVA.matcher(Files.readString(GUIDE)).results().map(WritingAPlugInTest::code).toList();
    assertThat(pieces).hasSizeGreaterThan(5);
    assertThat(pieces)
        .allSatisfy(piece -> assertThat(sources).anyMatch(source -> source.contains(piece)));
  }

  private static String code(MatchResult block) {
    return block.group(1);
  }

  private static List<String> sources() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src"))) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .map(WritingAPlugInTest::read)
          .toList();
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
