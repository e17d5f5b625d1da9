package io.paiadmin.core.sla.attainment;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * How long things took, the shortest first. Immutable.
 *
 * @param sorted the times, in order
 */
public record Durations(List<Duration> sorted) {
  /** Takes a copy in order. */
  public Durations {
    sorted = sorted.stream().sorted().toList();
  }

  /** Makes it of times in any order. */
  public static Durations of(Collection<Duration> times) {
    return new Durations(List.copyOf(times));
  }

  /**
   * Returns the least of the times that this part of all does not exceed: a time that was really
   * taken, by the nearest-rank method; empty when there is none at all.
   *
   * @param percent from 1 to 100
   * @throws PaiAdminException with {@code INVALID_INPUT} for another percentage
   */
  public Optional<Duration> percentile(int percent) {
    if (percent < 1 || percent > 100) {
      throw new PaiAdminException(
          StandardErrorCode.INVALID_INPUT, percent + " is no percentage", "use one from 1 to 100");
    }
    if (sorted.isEmpty()) {
      return Optional.empty();
    }
    long rank = ((long) percent * sorted.size() + 99) / 100;
    return Optional.of(sorted.get((int) rank - 1));
  }
}
