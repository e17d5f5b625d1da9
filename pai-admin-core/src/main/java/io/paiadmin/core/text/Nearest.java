package io.paiadmin.core.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** The known word that somebody probably meant. */
public final class Nearest {
  private static final int FARTHEST = 2;

  private Nearest() {}

  /**
   * Returns the known word with the fewest letters added, dropped or changed, if that takes at most
   * two and leaves most of the word; of equally near ones the first. Capitals do not matter.
   */
  public static Optional<String> to(String word, Collection<String> known) {
    String folded = folded(word);
    return known.stream()
        .filter(other -> distance(folded, folded(other)) <= tolerance(other))
        .min(Comparator.comparingInt(other -> distance(folded, folded(other))));
  }

  /** Returns one sentence that says what to write instead of an unknown word. */
  public static String advice(String word, Collection<String> known) {
    String all = known.isEmpty() ? "none is known here" : "known are " + String.join(", ", known);
    return to(word, known)
        .map(near -> "write %s if that is meant; %s".formatted(Quoted.of(near), all))
        .orElse(all);
  }

  private static int tolerance(String known) {
    return Math.min(FARTHEST, known.length() / 2);
  }

  private static String folded(String word) {
    return word.toLowerCase(Locale.ROOT);
  }

  /** Counts the letters to change; words that differ much in length are not compared at all. */
  private static int distance(String from, String to) {
    if (Math.abs(from.length() - to.length()) > FARTHEST) {
      return Integer.MAX_VALUE;
    }
    int[] costs = new int[to.length() + 1];
    for (int column = 0; column < costs.length; column++) {
      costs[column] = column;
    }
    for (int row = 1; row <= from.length(); row++) {
      advance(costs, from.charAt(row - 1), to, row);
    }
    return costs[to.length()];
  }

  /** Turns the costs of a prefix into those of the prefix that is one letter longer. */
  private static void advance(int[] costs, char letter, String to, int row) {
    int diagonal = costs[0];
    costs[0] = row;
    for (int column = 1; column < costs.length; column++) {
      int change = diagonal + (letter == to.charAt(column - 1) ? 0 : 1);
      diagonal = costs[column];
      costs[column] = Math.min(change, Math.min(costs[column], costs[column - 1]) + 1);
    }
  }
}
