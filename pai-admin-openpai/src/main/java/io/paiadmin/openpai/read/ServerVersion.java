package io.paiadmin.openpai.read;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A version of OpenPAI, such as {@code v1.8.1}.
 *
 * @param text as the server gives it, empty when it does not know
 */
record ServerVersion(String text) {
  private static final Pattern FORM = Pattern.compile("v?([0-9]{1,4})\\.([0-9]{1,4})(\\..*)?");

  /** Tells whether the server does not know its version. */
  boolean isUnknown() {
    return text.isEmpty();
  }

  /** Tells whether this version is known to be older than another. */
  boolean isBefore(int major, int minor) {
    Matcher parts = FORM.matcher(text);
    return parts.matches()
        && Integer.parseInt(parts.group(1)) * 10_000 + Integer.parseInt(parts.group(2))
            < major * 10_000 + minor;
  }
}
