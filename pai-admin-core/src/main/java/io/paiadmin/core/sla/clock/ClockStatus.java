package io.paiadmin.core.sla.clock;

/** What has become of a clock. */
public enum ClockStatus {
  /** The deadline is still to come. */
  RUNNING,
  /** The clock stands still, so that there is no deadline now. */
  PAUSED,
  /** It was done by the deadline; exactly at the deadline is in time. */
  MET,
  /** The deadline passed before it was done. */
  BREACHED,
  /** The incident was withdrawn before the deadline. */
  CANCELLED
}
