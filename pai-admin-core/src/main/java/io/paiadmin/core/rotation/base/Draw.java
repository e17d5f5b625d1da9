package io.paiadmin.core.rotation.base;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;

/**
 * Draws an order of names by lot. Each name gets the SHA-256 of the seed, a line feed and the name
 * in UTF-8, and the smallest comes first; {@code printf 'seed\nname' | sha256sum} shows it to
 * anybody. Every order is equally likely, and who joins or leaves does not change the order of the
 * others.
 */
public final class Draw {
  private Draw() {}

  /** Returns the names in the order drawn; the order in which they are given does not matter. */
  public static List<String> order(String seed, Collection<String> names) {
    return names.stream()
        .map(name -> new Lot(lot(seed, name), name))
        .sorted(Comparator.comparing(Lot::lot).thenComparing(Lot::name))
        .map(Lot::name)
        .toList();
  }

  private record Lot(String lot, String name) {}

  private static String lot(String seed, String name) {
    byte[] text = (seed + "\n" + name).getBytes(StandardCharsets.UTF_8);
    return HexFormat.of().formatHex(sha256().digest(text));
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
