package io.paiadmin.core.policy.form;

import io.paiadmin.core.policy.tree.Quoted;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** The known word that somebody probably meant. */
public final class Nearest {
  private static final int FARTHEST = 2;

  private Nearest() {}

  /**
   * Returns the known word with the fewest letters added, dropped or changed, if that takes at most
   * two and leaves most of the word; of equally near ones the first.
   */
  public static Optional<String> to(String word, Collection<String> known) {
    return known.stream()
        .filter(other -> distance(word, other) <= Math.min(FARTHEST, other.length() / 2))
        .min(Comparator.comparingInt(other -> distance(word, other)));
  }

  /** Returns one sentence that says what to write instead of an unknown word. */
  public static String advice(String word, Collection<String> known) {
    String all = known.isEmpty() ? "none is known here" : "known are " + String.join(", ", known);
    return to(word, known)
        .map(near -> "write %s if that is meant; %s".formatted(Quoted.of(near), all))
        .orElse(all);
  }

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
