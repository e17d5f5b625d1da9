package io.paiadmin.core.sla.clock;

import io.paiadmin.core.sla.matrix.Cell;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * All clocks of an incident as they stand at some moment. Immutable.
 *
 * @param raised when the incident was raised
 * @param at the moment
 * @param clocks the clock for acknowledging, those for updates in order, those for resolving
 * @param withoutCommitment the severities and priorities it had for which nothing is promised
 */
public record SlaReading(
    Instant raised, Instant at, List<Clock> clocks, List<Cell> withoutCommitment) {
  /** Copies the lists. */
  public SlaReading {
    clocks = List.copyOf(clocks);
    withoutCommitment = List.copyOf(withoutCommitment);
  }

  /** Returns the clocks of a kind, in order. */
  public List<Clock> clocks(ClockKind kind) {
    return clocks.stream().filter(clock -> clock.kind() == kind).toList();
  }

  /** Returns the last clock of a kind, which is the one that counts now. */
  public Optional<Clock> last(ClockKind kind) {
    return clocks(kind).stream().reduce((first, next) -> next);
  }

  /** Returns the running clock that will be breached first if nothing is done. */
  public Optional<Clock> nextBreach() {
    return clocks.stream()
        .filter(clock -> clock.breachAhead().isPresent())
        .min(Comparator.comparing(clock -> clock.breachAhead().orElseThrow()));
  }
}
