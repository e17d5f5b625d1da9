package io.paiadmin.core;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A row of the table of rooms in {@code docs/architecture.md}.
 *
 * @param name the name of the package within the core, or {@code (root)}
 * @param known the names of the rooms that it may know
 */
record Room(String name, List<String> known) {
  private static final Path PAGE = Path.of("../docs/architecture.md");
  private static final Pattern SECTION = Pattern.compile("(?s)## Rooms of the core\n(.*?)\n## ");
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| `?([a-z.]+|\\(root\\))`? \\|[^|]*\\| (.*) \\|$");
  private static final Pattern NAME = Pattern.compile("`([a-z.]+)`");

  /** Reads the table, in its order. */
  static List<Room> all() {
    return ROW.matcher(section())
        .results()
        .filter(row -> !row.group(1).equals("package"))
        .map(row -> new Room(row.group(1), names(row.group(2))))
        .toList();
  }

  /** Returns the packages of this room; those inside some rooms are rooms of their own. */
  String packages() {
    return switch (name) {
      case "(root)" -> "io.paiadmin.core";
      case "tenancy", "time" -> "io.paiadmin.core." + name;
      default -> "io.paiadmin.core." + name + "..";
    };
  }

  private static List<String> names(String cell) {
    return NAME.matcher(cell).results().map(match -> match.group(1)).toList();
  }

  private static String section() {
    try {
      return SECTION
          .matcher(Files.readString(PAGE))
          .results()
          .map(MatchResult::group)
          .findFirst()
          .orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
