package io.paiadmin.core.plugin;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A setting value that says where the value is: {@code ${env:NAME}} or {@code ${file:path}}.
 *
 * @param kind what kind of place
 * @param name the variable or the path; never empty
 */
record Reference(Kind kind, String name) {
  private static final Pattern WHOLE = Pattern.compile("\\$\\{(env|file):([^{}]+)}");
  private static final Pattern ALIKE = Pattern.compile("\\$\\{\\s*\\w+\\s*:|^\\s*\\$\\{.*}\\s*$");

  /** The kinds of place that a value can be in. */
  enum Kind {
    ENV,
    FILE
  }

  /** Returns the reference that a text is as a whole, if it is one. */
  static Optional<Reference> parse(String text) {
    Matcher matcher = WHOLE.matcher(text);
    return matcher.matches()
        ? Optional.of(new Reference(kind(matcher.group(1)), matcher.group(2)))
        : Optional.empty();
  }

  /** Tells whether a text looks as if it was meant to be, or to contain, a reference. */
  static boolean isAlike(String text) {
    return ALIKE.matcher(text).find();
  }

  /** Returns the reference as it is written in a policy. */
  @Override
  public String toString() {
    return "${" + (kind == Kind.ENV ? "env" : "file") + ":" + name + "}";
  }

  private static Kind kind(String word) {
    return word.equals("env") ? Kind.ENV : Kind.FILE;
  }
}
