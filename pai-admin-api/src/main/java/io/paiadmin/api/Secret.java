package io.paiadmin.api;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/**
 * A text that cannot print itself: {@link #toString()} gives three asterisks whatever it holds.
 * Equality takes the same time wherever two secrets of one length differ. Immutable.
 */
public final class Secret {
  private final String value;

  private Secret(String value) {
    this.value = value;
  }

  /**
   * Wraps a text.
   *
   * @param value the text to protect, possibly empty
   */
  public static Secret of(String value) {
    return new Secret(value);
  }

  /** Returns the text itself. Call it at the last moment, and never to build a message. */
  public String reveal() {
    return value;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Secret that && MessageDigest.isEqual(bytes(value), bytes(that.value));
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }

  /** Returns {@code ***}. */
  @Override
  public String toString() {
    return "***";
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
