package io.paiadmin.core.plugin;

import org.jspecify.annotations.Nullable;

/** The one place that decides which throwables no guard may swallow. */
final class Unrecoverable {
  /** Causes can form a ring; nobody nests deeper than this on purpose. */
  private static final int DEPTH = 32;

  private Unrecoverable() {}

  /**
   * Throws what cannot be recovered from, and returns otherwise. Looks at the causes too: {@link
   * java.util.ServiceLoader} and class initialisation wrap whatever a provider throws.
   */
  static void rethrow(Throwable thrown) {
    @Nullable Throwable cause = thrown;
    for (int depth = 0; cause != null && depth < DEPTH; depth++) {
      if (cause instanceof VirtualMachineError || cause instanceof ThreadDeath) {
        throw (Error) cause;
      }
      cause = cause.getCause();
    }
  }
}
