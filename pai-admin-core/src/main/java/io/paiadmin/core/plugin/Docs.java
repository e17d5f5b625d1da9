package io.paiadmin.core.plugin;

import java.util.Locale;

/** The sections of {@code docs/plugins.md} that messages point at; the anchors are stable. */
enum Docs {
  ZERO,
  ONE,
  SEVERAL,
  BROKEN,
  VERSION;

  /** Returns the section for a number of plug-ins found. */
  static Docs of(int found) {
    return found == 0 ? ZERO : found == 1 ? ONE : SEVERAL;
  }

  /** Returns a text with the pointer to this section at its end. */
  String after(String text) {
    return text + ". See docs/plugins.md#" + name().toLowerCase(Locale.ROOT);
  }
}
