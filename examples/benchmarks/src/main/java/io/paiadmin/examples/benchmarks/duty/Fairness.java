package io.paiadmin.examples.benchmarks.duty;

import io.paiadmin.core.report.RotationJson;
import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.schedule.Schedule;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Prints the worst lag that rotations reach in ten years: this library's beside those of other
 * policies. With a folder as its argument it writes the scenarios there as policies.
 */
public final class Fairness {
  private Fairness() {}

  /**
   * Prints the table.
   *
   * @param words nothing, or a folder
   * @throws IOException when a policy cannot be written
   */
  public static void main(String[] words) throws IOException {
    List<String> head = new ArrayList<>(List.of("scenario"));
    for (Rival rival : Rival.values()) {
      head.add(rival.text());
    }
    head.add("this library");
    System.out.println("| " + String.join(" | ", head) + " |");
    System.out.println("|---".repeat(head.size()) + "|");
    for (Scenario scenario : Scenario.all()) {
      System.out.println(row(scenario));
      for (String folder : words) {
        Path file = Path.of(folder, scenario.file() + ".json");
        Files.writeString(file, RotationJson.policy(scenario.rotation()));
      }
    }
  }

  private static String row(Scenario scenario) {
    List<String> cells = new ArrayList<>(List.of(scenario.text()));
    for (Rival rival : Rival.values()) {
      Shares shares = new Shares(scenario.rotation(), Scenario.WEEKS);
      cells.add(number(new Weeks(shares).worst(rival)));
    }
    cells.add(number(ours(scenario.rotation())));
    return "| " + String.join(" | ", cells) + " |";
  }

  private static double ours(Rotation rotation) {
    return Schedule.of(rotation, rotation.cadence().start(Scenario.WEEKS))
        .ledger(Scenario.WEEKS)
        .worst()
        .toDouble();
  }

  private static String number(double lag) {
    // Cut rather than rounded, so that 1.00 is a whole slot.
    return BigDecimal.valueOf(lag).setScale(2, RoundingMode.DOWN).toPlainString();
  }
}
