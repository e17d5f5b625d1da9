package io.paiadmin.core.rotation.schedule;

/**
 * Something that was agreed about a slot. Immutable.
 *
 * @param what what was agreed, as a sentence without a full stop
 * @param failure why it changes nothing, as a clause; empty when it does
 */
public record Adjustment(String what, String failure) {
  /** Tells whether it changes who is on duty. */
  public boolean isApplied() {
    return failure.isEmpty();
  }
}
