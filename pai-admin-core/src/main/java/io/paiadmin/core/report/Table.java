package io.paiadmin.core.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Rows of words in columns as wide as their longest word. */
final class Table {
  private final List<List<String>> rows = new ArrayList<>();

  Table row(String... words) {
    rows.add(Arrays.asList(words));
    return this;
  }

  String text() {
    StringBuilder out = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        line.append(padded(row.get(column), width(column))).append("  ");
      }
      out.append(line.toString().stripTrailing()).append('\n');
    }
    return out.toString();
  }

  private int width(int column) {
    return rows.stream()
        .filter(row -> row.size() > column + 1)
        .mapToInt(row -> row.get(column).length())
        .max()
        .orElse(0);
  }

  private static String padded(String word, int width) {
    return word + " ".repeat(Math.max(0, width - word.length()));
  }
}
