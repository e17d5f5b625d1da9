package io.paiadmin.core.sla.clock;

import io.paiadmin.core.sla.matrix.Severity;
import java.time.Instant;

/** Something that happened to an incident and matters to its clocks. */
public sealed interface Fact {
  /** Returns when it happened. */
  Instant at();

  /**
   * The incident was raised.
   *
   * @param at when
   * @param severity how bad it was thought to be
   * @param priority the priority of its cluster
   */
  record Raised(Instant at, Severity severity, String priority) implements Fact {}

  /**
   * It is thought to be of another severity, or its cluster has another priority.
   *
   * @param at when
   * @param severity the severity from then on
   * @param priority the priority from then on
   */
  record Reclassified(Instant at, Severity severity, String priority) implements Fact {}

  /** Somebody acknowledged it. Only the first answer counts. */
  record Acknowledged(Instant at) implements Fact {}

  /** An update was posted. The first one is an acknowledgement if there was none. */
  record Updated(Instant at) implements Fact {}

  /** Whoever works on it waits for somebody else. */
  record WaitStarted(Instant at) implements Fact {}

  /** The waiting is over. */
  record WaitEnded(Instant at) implements Fact {}

  /** It was resolved, which is an acknowledgement if there was none. */
  record Resolved(Instant at) implements Fact {}

  /** It was reopened. */
  record Reopened(Instant at) implements Fact {}

  /** It was merged into another incident, or dismissed: no clock runs any more. */
  record Withdrawn(Instant at) implements Fact {}
}
