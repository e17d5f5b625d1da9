package io.paiadmin.core.plugin;

import io.paiadmin.api.spi.SpiVersion;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Puts throwables of foreign code into words. */
final class Throwables {
  private static final int CAUSES = 8;

  private static final String MISMATCH =
      " (a class it needs is missing or different: it was probably built for another version of"
          + " the plug-in interfaces than "
          + SpiVersion.CURRENT
          + ", or of a library)";

  private Throwables() {}

  /** Returns what was thrown and why in a sentence, and what it usually means. */
  static String explain(Throwable thrown) {
    List<Throwable> chain =
        Stream.iterate(thrown, Objects::nonNull, Throwable::getCause).limit(CAUSES).toList();
    String text =
        chain.stream().map(Throwables::describe).collect(Collectors.joining(", caused by "));
    return chain.stream().anyMatch(Throwables::isMismatch) ? text + MISMATCH : text;
  }

  /** A static initialiser that fails is a linkage error too, but not one of versions. */
  private static boolean isMismatch(Throwable thrown) {
    return thrown instanceof LinkageError && !(thrown instanceof ExceptionInInitializerError);
  }

  /** Returns type and message; the type alone if the message cannot be had. */
  static String describe(Throwable thrown) {
    try {
      return thrown.toString();
    } catch (RuntimeException e) {
      return thrown.getClass().getName();
    }
  }

  /** Returns everything a log would show, causes and suppressed ones included. */
  static String trace(Throwable thrown) {
    StringWriter text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text));
    return text.toString();
  }
}
