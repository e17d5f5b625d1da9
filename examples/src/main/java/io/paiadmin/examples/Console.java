package io.paiadmin.examples;

import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Where a program reads and writes.
 *
 * @param in what is typed
 * @param out what it was asked for
 * @param err everything else
 */
record Console(InputStream in, PrintStream out, PrintStream err) {

  /** Returns the standard streams, in UTF-8 whatever the platform. */
  static Console standard() {
    return new Console(
        System.in,
        new PrintStream(System.out, true, StandardCharsets.UTF_8),
        new PrintStream(System.err, true, StandardCharsets.UTF_8));
  }
}
