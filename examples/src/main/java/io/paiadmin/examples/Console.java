package io.paiadmin.examples;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Where a program writes.
 *
 * @param out what it was asked for
 * @param err everything else
 */
record Console(PrintStream out, PrintStream err) {

  /** Returns the standard streams, in UTF-8 whatever the platform. */
  static Console standard() {
    return new Console(
        new PrintStream(System.out, true, StandardCharsets.UTF_8),
        new PrintStream(System.err, true, StandardCharsets.UTF_8));
  }
}
