package io.paiadmin.examples;

import java.nio.file.Path;

/** Where the files of the examples are. */
final class Home {
  /** The system property that says so; this folder unless it is set. */
  static final String PROPERTY = "paiadmin.examples";

  private Home() {}

  /** Returns the folder of the examples as one would type it from here. */
  static Path folder() {
    Path here = Path.of("").toAbsolutePath();
    return here.relativize(Path.of(System.getProperty(PROPERTY, "")).toAbsolutePath());
  }
}
