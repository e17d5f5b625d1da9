package io.paiadmin.core.policy.tree;

import io.paiadmin.api.Problem;
import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A place in a file.
 *
 * @param file the file as its reader named it
 * @param line the line from 1 on, or 0 for the file as a whole
 * @param column the column from 1 on, or 0 for the file as a whole
 */
public record Place(String file, int line, int column) {
  /** Orders problems by file, line and column as numbers, then by code and text. */
  public static final Comparator<Problem> ORDER =
      Comparator.comparing((Problem problem) -> parse(problem.at()), byPosition())
          .thenComparing(Problem::code)
          .thenComparing(Problem.ORDER);

  private static final Pattern WRITTEN =
      Pattern.compile("(.*):(\\d{1,9}):(\\d{1,9})", Pattern.DOTALL);

  /** Makes the place of a file as a whole. */
  public static Place of(String file) {
    return new Place(file, 0, 0);
  }

  /** Reads a place back from its text; any other text is taken for the name of a file. */
  public static Place parse(String text) {
    Matcher parts = WRITTEN.matcher(text);
    return parts.matches()
        ? new Place(parts.group(1), number(parts.group(2)), number(parts.group(3)))
        : of(text);
  }

  /** Returns {@code file:line:column}, or the file alone. */
  @Override
  public String toString() {
    return line == 0 ? file : file + ":" + line + ":" + column;
  }

  private static Comparator<Place> byPosition() {
    return Comparator.comparing(Place::file)
        .thenComparingInt(Place::line)
        .thenComparingInt(Place::column);
  }

  private static int number(String digits) {
    return Integer.parseInt(digits);
  }
}
