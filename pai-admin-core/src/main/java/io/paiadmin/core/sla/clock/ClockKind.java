package io.paiadmin.core.sla.clock;

/** What a clock measures. */
public enum ClockKind {
  /** How soon somebody answers. */
  ACKNOWLEDGE,
  /** How soon the next update follows. */
  UPDATE,
  /** How soon it is resolved. */
  RESOLVE
}
