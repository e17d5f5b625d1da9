package io.paiadmin.examples;

import java.util.Set;

/** One of the programs. */
interface Program {

  /** Returns the word that starts it. */
  String name();

  /** Returns what comes after the word. */
  String usage();

  /** Returns what it does, in a line. */
  String summary();

  /** Returns the options that it knows, with their dashes. */
  Set<String> options();

  /**
   * Does its work.
   *
   * @throws io.paiadmin.api.PaiAdminException when it cannot
   */
  Exit run(Arguments arguments, Console console);
}
