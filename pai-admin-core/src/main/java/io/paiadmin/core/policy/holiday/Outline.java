package io.paiadmin.core.policy.holiday;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;

/**
 * Where the events of a file begin, which the library does not tell.
 *
 * @param events the lines from 1 on, in their order
 * @param lines how many lines there are
 * @param open how many calendars and events begin and never end
 */
record Outline(List<Integer> events, int lines, int open) {

  static Outline of(String text) {
    List<Integer> events = new ArrayList<>();
    List<String> lines = text.lines().map(Outline::plain).toList();
    int open = 0;
    for (int index = 0; index < lines.size(); index++) {
      open += step(lines.get(index));
      if (lines.get(index).equals("begin:vevent")) {
        events.add(index + 1);
      }
    }
    return new Outline(events, lines.size(), open);
  }

  /** Returns the place of an event; the file alone when the library counts them otherwise. */
  String place(String file, int index, int counted) {
    return counted == events.size() ? file + ":" + events.get(index) : file;
  }

  /** Tells whether one of some lines belongs to an event. */
  boolean holdsAny(int index, SortedSet<Integer> some) {
    int next = index + 1 < events.size() ? events.get(index + 1) : lines + 1;
    return index < events.size() && !some.subSet(events.get(index), next).isEmpty();
  }

  private static int step(String line) {
    return switch (line) {
      case "begin:vcalendar", "begin:vevent" -> 1;
      case "end:vcalendar", "end:vevent" -> -1;
      default -> 0;
    };
  }

  /** Keeps blanks at the beginning: such a line continues the one before. */
  private static String plain(String line) {
    return line.stripTrailing().toLowerCase(Locale.ROOT);
  }
}
