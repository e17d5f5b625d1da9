package io.paiadmin.core.sla.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A clock as it stands at some moment. Immutable.
 *
 * @param kind what it measures
 * @param cycle which of its kind it is, from 1 on
 * @param deadline the deadline; of a breached clock the one that was missed
 * @param status what has become of it
 * @param ended when it was done; null when it was not
 * @param breached when it was breached; null when it was not. Whatever happens later, that remains
 * @param overtaken how the deadline came to be past already; null when it did not
 * @param missed how many times in a row the target has passed; at most 1 but for updates
 */
public record Clock(
    ClockKind kind,
    int cycle,
    Deadline deadline,
    ClockStatus status,
    @Nullable Instant ended,
    @Nullable Instant breached,
    @Nullable Overtaken overtaken,
    int missed) {

  /** Tells whether nothing has come of it yet. */
  public boolean isOpen() {
    return status == ClockStatus.RUNNING || status == ClockStatus.PAUSED;
  }

  /** Returns when it will be breached if nothing is done; empty unless it is running. */
  public Optional<Instant> breachAhead() {
    return status == ClockStatus.RUNNING ? Optional.ofNullable(deadline.due()) : Optional.empty();
  }

  /** Returns by how much counted time it was done after its deadline; empty unless it was. */
  public Optional<Duration> late() {
    Instant due = deadline.due();
    if (due == null || ended == null || !ended.isAfter(due)) {
      return Optional.empty();
    }
    return Optional.of(deadline.counting().between(due, ended));
  }
}
