package io.paiadmin.core.sla.matrix;

/** Why a clock may stand still. The clock for acknowledging never does. */
public enum PauseReason {
  /** Whoever works on the incident waits for somebody else. */
  WAITING,
  /** The incident was resolved, and was reopened later. */
  RESOLVED
}
