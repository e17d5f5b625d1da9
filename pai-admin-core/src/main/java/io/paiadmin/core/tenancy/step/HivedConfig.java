package io.paiadmin.core.tenancy.step;

import io.paiadmin.core.tenancy.wish.Cell;
import java.util.List;

/** The part of {@code services-configuration.yaml} that defines one virtual cluster. */
final class HivedConfig {
  private static final String HEAD =
      """
      hivedscheduler:
        config: |
          virtualClusters:
      """;

  private HivedConfig() {}

  /** Returns the entry to put beside those of the other virtual clusters. */
  static String entry(String virtualCluster, List<Cell> cells) {
    StringBuilder text =
        new StringBuilder(HEAD).append("      ").append(virtualCluster).append(":\n");
    if (cells.isEmpty()) {
      return text.append("        virtualCells: []\n").toString();
    }
    text.append("        virtualCells:\n");
    for (Cell cell : cells) {
      text.append("        - cellType: ").append(cell.type()).append('\n');
      text.append("          cellNumber: ").append(cell.number()).append('\n');
    }
    return text.toString();
  }

  /** Returns the entry to delete, with all that stands under it. */
  static String removal(String virtualCluster) {
    return HEAD
        + "      "
        + virtualCluster
        + ": # delete this entry and all that stands under it\n";
  }
}
