package io.paiadmin.api.kit;

import java.io.PrintWriter;
import java.io.StringWriter;

/** What a person would see of an exception. */
final class Texts {
  private Texts() {}

  /** Returns the stack trace with every cause's message. */
  static String of(Throwable thrown) {
    StringWriter text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text, true));
    return text.toString();
  }
}
