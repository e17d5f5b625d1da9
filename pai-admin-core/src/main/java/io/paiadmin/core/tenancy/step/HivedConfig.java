package io.paiadmin.core.tenancy.step;

import io.paiadmin.core.tenancy.wish.Cell;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** The part of {@code services-configuration.yaml} that defines one virtual cluster. */
final class HivedConfig {
  private static final String HEAD =
      """
      hivedscheduler:
        config: |
          virtualClusters:
      """;

  /** What every YAML reader takes for the text that it is. */
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z][A-Za-z0-9_.-]*");

  private static final Set<String> WORDS =
      Set.of("y", "n", "yes", "no", "on", "off", "true", "false", "null");

  private HivedConfig() {}

  /** Returns a text as YAML, in quotes where some reader would take it for something else. */
  private static String scalar(String text) {
    boolean plain = PLAIN.matcher(text).matches() && !WORDS.contains(text.toLowerCase(Locale.ROOT));
    return plain ? text : '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  /** Returns the entry to put beside those of the other virtual clusters. */
  static String entry(String virtualCluster, List<Cell> cells) {
    StringBuilder text =
        new StringBuilder(HEAD).append("      ").append(scalar(virtualCluster)).append(":\n");
    if (cells.isEmpty()) {
      return text.append("        virtualCells: []\n").toString();
    }
    text.append("        virtualCells:\n");
    for (Cell cell : cells) {
      text.append("        - cellType: ").append(scalar(cell.type())).append('\n');
      text.append("          cellNumber: ").append(cell.number()).append('\n');
    }
    return text.toString();
  }

  /** Returns the entry to delete, with all that stands under it. */
  static String removal(String virtualCluster) {
    return HEAD
        + "      "
        + scalar(virtualCluster)
        + ": # delete this entry and all that stands under it\n";
  }
}
