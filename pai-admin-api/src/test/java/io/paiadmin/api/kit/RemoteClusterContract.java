package io.paiadmin.api.kit;

import io.paiadmin.api.cluster.AuthenticationMode;
import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;

/**
 * Section 9 of {@code docs/spi-contract.md}, and what sections 4 and 8 say of calls that get no
 * answer, as tests of a connector that reaches its cluster over a network. Extend it beside {@link
 * ClusterConnectorContract}, once for each authentication mode:
 *
 * <pre>{@code
 * class MyConnectorOverANetworkTest extends RemoteClusterContract {
 *   MyConnectorOverANetworkTest() {
 *     super(AuthenticationMode.BASIC);
 *   }
 *
 *   @Override
 *   protected RemoteCluster connect(Fixture fixture) {
 *     return new MyServer(fixture, server -> new MyConnector(server.address(), TIMEOUT));
 *   }
 * }
 * }</pre>
 *
 * <p>{@code MyServer} implements {@link RemoteCluster}; how it loses, cuts and withholds answers is
 * the only work. Give the connector a short limit for silence, say 100 ms: some fifty calls run
 * into it. Changes that the connector does not declare are left out here; their refusal is checked
 * there.
 */
public abstract class RemoteClusterContract {
  private final AuthenticationMode mode;

  /** Prepares the tests for one mode. */
  protected RemoteClusterContract(AuthenticationMode mode) {
    this.mode = mode;
  }

  /**
   * Makes a cluster of its own that holds a fixture and nothing else, not disturbed, and a
   * connector to it. Called many times in one test, by one thread; the kit closes them all at its
   * end.
   */
  protected abstract RemoteCluster connect(Fixture fixture);

  /**
   * Returns how long the kit waits for a call that ought to end. Half a minute as it stands; the
   * connector's own limit must be well below.
   */
  protected Duration patience() {
    return Duration.ofSeconds(30);
  }

  final AuthenticationMode mode() {
    return mode;
  }

  @Nested
  @DisplayName("9 Lost on the way")
  class Lost extends LossRules {
    Lost() {
      super(RemoteClusterContract.this);
    }
  }

  @Nested
  @DisplayName("9 Cut readings")
  class Cut extends CutRules {
    Cut() {
      super(RemoteClusterContract.this);
    }
  }

  @Nested
  @DisplayName("9 Silence")
  class Silent extends SilenceRules {
    Silent() {
      super(RemoteClusterContract.this);
    }
  }

  @Nested
  @DisplayName("9 Away and back")
  class Away extends AwayRules {
    Away() {
      super(RemoteClusterContract.this);
    }
  }

  @Nested
  @DisplayName("9 What failures say")
  class Failures extends FailureRules {
    Failures() {
      super(RemoteClusterContract.this);
    }
  }
}
