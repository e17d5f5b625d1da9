package io.paiadmin.api;

/**
 * What went wrong, in a form that programs can act on. Plug-ins may add codes of their own, usually
 * as an enum; {@link StandardErrorCode} holds the ones that the host knows.
 */
public interface ErrorCode {
  /** Returns the stable upper-case name of this code. */
  String name();

  /** Tells who has to act. */
  Blame blame();

  /** Tells whether the same call may succeed later without any change. */
  boolean retryable();
}
