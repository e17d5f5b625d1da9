package io.paiadmin.core.rotation.feed;

/** Folds lines of iCalendar text (RFC 5545, 3.1). */
final class Folding {
  /** The most octets of a line in UTF-8, without its end. */
  private static final int MOST = 75;

  private Folding() {}

  /** Returns a line in pieces of at most 75 octets, none of which ends within a character. */
  static String folded(String line) {
    StringBuilder out = new StringBuilder();
    int octets = 0;
    for (int at = 0; at < line.length(); ) {
      int character = line.codePointAt(at);
      if (octets + octets(character) > MOST) {
        out.append("\r\n ");
        octets = 1;
      }
      out.appendCodePoint(character);
      octets += octets(character);
      at += Character.charCount(character);
    }
    return out.toString();
  }

  private static int octets(int character) {
    if (character < 0x80) {
      return 1;
    }
    if (character < 0x800) {
      return 2;
    }
    return character < 0x10000 ? 3 : 4;
  }
}
