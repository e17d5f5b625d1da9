package io.paiadmin.core.plugin;

import io.paiadmin.api.PaiAdminException;

/** Cleans up after a failure without hiding it. */
final class Closing {
  private Closing() {}

  static void after(PaiAdminException failure, Runnable close) {
    try {
      close.run();
    } catch (PaiAdminException e) {
      failure.addSuppressed(e);
    }
  }
}
