package io.paiadmin.core.text;

/** Words that people wrote as sentences show them: in quotes, on one line, never long. */
public final class Quoted {
  private static final int LONGEST = 60;

  private Quoted() {}

  /** Returns the text in single quotes, cut short after 60 characters. */
  public static String of(String text) {
    String shown = text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text;
    return "'" + oneLine(shown) + "'";
  }

  /** Returns the text with a question mark for every control character. */
  public static String oneLine(String text) {
    return text.replaceAll("\\p{Cntrl}", "?");
  }
}
