package io.paiadmin.core.apply;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.core.tenancy.simulation.Simulation;
import java.util.Optional;
import java.util.function.Predicate;

/** Looks at the cluster again, to see what became of a change. */
final class Readings {
  /** How often a missing effect is looked for before it counts as failed. */
  private static final int MOST = 3;

  private final AuthenticationMode mode;
  private final ClusterConnector connector;
  private final Pause pause;

  Readings(AuthenticationMode mode, ClusterConnector connector, Pause pause) {
    this.mode = mode;
    this.connector = connector;
    this.pause = pause;
  }

  /**
   * Reads until a state shows what is looked for, a bounded number of times.
   *
   * @return the last state read, whether or not it shows it; empty when it could not be read
   */
  Optional<Simulation> until(Predicate<Simulation> shown) {
    Optional<Simulation> now = read();
    for (int reading = 1; reading < MOST && now.filter(shown).isEmpty(); reading++) {
      pause.before(reading);
      now = read();
    }
    return now;
  }

  private Optional<Simulation> read() {
    try {
      return Optional.of(new Simulation(mode, connector.read()));
    } catch (PaiAdminException e) {
      return Optional.empty();
    }
  }
}
