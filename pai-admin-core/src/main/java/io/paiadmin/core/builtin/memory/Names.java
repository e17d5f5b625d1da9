package io.paiadmin.core.builtin.memory;

import java.util.regex.Pattern;

/** The server's rules for names and addresses. Every pattern has to match the whole text. */
final class Names {
  /** The group that everybody is in. */
  static final String DEFAULT_GROUP = "default";

  /** The administrators' group as OpenPAI ships it. */
  static final String ADMIN_GROUP = "admingroup";

  private static final Pattern USER = Pattern.compile("[A-Za-z0-9_.-]+");
  private static final Pattern GROUP = Pattern.compile("[A-Za-z0-9_]+");
  private static final Pattern ADDRESS = Pattern.compile("[^\\s@]+@[^\\s@]+");

  private Names() {}

  static boolean isUser(String name) {
    return USER.matcher(name).matches();
  }

  static boolean isGroup(String name) {
    return GROUP.matcher(name).matches();
  }

  /** Tells whether a text is a mail address, or empty for none. */
  static boolean isAddress(String text) {
    return text.isEmpty() || ADDRESS.matcher(text).matches();
  }
}
