package io.paiadmin.core.sla.matrix;

/**
 * From when a target counts that applies because the severity or the priority has changed, be it
 * that one row speaks of both.
 */
public enum SeverityChange {
  /** From where the clock started. */
  FROM_START,
  /** From the change. */
  FROM_CHANGE
}
