package io.paiadmin.core.plugin;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the word that was probably meant. */
final class Nearest {
  /** Longer words than this are not typing mistakes, and comparing them would take long. */
  private static final int LONGEST = 64;

  private Nearest() {}

  /** Returns the candidate that differs least from a word, if it differs little. */
  static Optional<String> to(String word, Collection<String> candidates) {
    String lower = word.toLowerCase(Locale.ROOT);
    if (lower.length() > LONGEST) {
      return Optional.empty();
    }
    int tolerance = Math.max(1, lower.length() / 3);
    return candidates.stream()
        .filter(candidate -> distance(lower, candidate) <= tolerance)
        .min(Comparator.comparingInt(candidate -> distance(lower, candidate)));
  }

  /** Counts the letters to insert, delete or replace, keeping one row of the usual table. */
  private static int distance(String from, String to) {
    int[] row = new int[to.length() + 1];
    for (int j = 0; j <= to.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      advance(row, from.charAt(i - 1), i, to);
    }
    return row[to.length()];
  }

  private static void advance(int[] row, char letter, int i, String to) {
    int diagonal = row[0];
    row[0] = i;
    for (int j = 1; j <= to.length(); j++) {
      int replaced = diagonal + (letter == to.charAt(j - 1) ? 0 : 1);
      diagonal = row[j];
      row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
    }
  }
}
