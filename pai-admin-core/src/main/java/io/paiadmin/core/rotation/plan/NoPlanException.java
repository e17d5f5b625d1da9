package io.paiadmin.core.rotation.plan;

/** What is due cannot all be served in time, after something happened that nobody knew ahead. */
final class NoPlanException extends Exception {
  private static final long serialVersionUID = 1;

  NoPlanException(long slot) {
    super("no plan gives everybody theirs up to slot " + slot);
  }
}
