package io.paiadmin.core.policy;

import java.util.Optional;

/** The value of a connector's setting as the policy has it: a text, or where to find one. */
public sealed interface SettingValue {

  /**
   * A text that stands in the policy itself. Only the plug-in knows whether it is secret, so it
   * prints as {@code ***}.
   *
   * @param text the text as written, possibly empty; numbers and booleans are texts too
   */
  record Literal(String text) implements SettingValue {
    /** Returns {@code ***}. */
    @Override
    public String toString() {
      return "***";
    }
  }

  /**
   * A value that is kept outside the policy and looked up when it is needed. A relative path starts
   * from {@link ClusterPolicy#directory()}.
   *
   * @param kind where the value is kept
   * @param name the name of the environment variable, or the path of the file
   */
  record Reference(Kind kind, String name) implements SettingValue {
    /** Returns the reference as policies write it, never the value behind it. */
    @Override
    public String toString() {
      return "${" + kind.text() + ":" + name + "}";
    }
  }

  /** Where the value behind a reference is kept. */
  enum Kind {
    /** In an environment variable. */
    ENV("env"),
    /** In a file. */
    FILE("file");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    /** Returns the word used in policies: {@code env} or {@code file}. */
    public String text() {
      return text;
    }
  }

  /**
   * Reads a value; empty when the text has the beginning of a reference in it and yet is not one
   * whole reference.
   */
  static Optional<SettingValue> parse(String text) {
    return text.contains("${") ? References.parse(text) : Optional.of(new Literal(text));
  }
}
