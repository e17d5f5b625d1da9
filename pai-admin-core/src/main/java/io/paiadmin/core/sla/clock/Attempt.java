package io.paiadmin.core.sla.clock;

import io.paiadmin.api.PaiAdminException;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;

/** A search that may leave the time that calendars know, where that means "never". */
final class Attempt {
  private Attempt() {}

  /** Returns what a search finds; empty when it finds nothing before the calendar ends. */
  static Optional<Instant> at(Supplier<Instant> search) {
    try {
      return Optional.of(search.get());
    } catch (PaiAdminException e) {
      if (e.problems().stream().allMatch(problem -> problem.code().equals("TIME_HORIZON"))) {
        return Optional.empty();
      }
      throw e;
    }
  }
}
