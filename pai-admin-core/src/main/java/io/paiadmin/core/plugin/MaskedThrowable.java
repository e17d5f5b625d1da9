package io.paiadmin.core.plugin;

import org.jspecify.annotations.Nullable;

/** Stands for a throwable whose text held a secret: same place, type in words, text masked. */
final class MaskedThrowable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  MaskedThrowable(String text, @Nullable Throwable cause, StackTraceElement[] trace) {
    super(text, cause);
    setStackTrace(trace);
  }
}
