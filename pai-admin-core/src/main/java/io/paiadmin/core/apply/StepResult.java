package io.paiadmin.core.apply;

import io.paiadmin.core.tenancy.plan.Step;

/**
 * What became of a step.
 *
 * @param step the step
 * @param status what became of it
 * @param detail why, in a sentence; empty when there is nothing to say
 */
public record StepResult(Step<?> step, Status status, String detail) {

  /** What can become of a step. */
  public enum Status {
    /** It was carried out, and reading back shows it. */
    APPLIED,
    /** Things were so already. */
    SKIPPED,
    /** It was tried and did not take effect. */
    FAILED,
    /** It was not tried, since it waits for a person or for a step that was not done. */
    BLOCKED,
    /** It was sent, no answer came, and reading back could not tell what became of it. */
    UNKNOWN;

    /** Tells whether the step's effect is there. */
    public boolean isDone() {
      return this == APPLIED || this == SKIPPED;
    }
  }
}
