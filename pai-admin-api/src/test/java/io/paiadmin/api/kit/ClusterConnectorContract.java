package io.paiadmin.api.kit;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.spi.ClusterConnector;
import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;

/**
 * Sections 2 to 8 of {@code docs/spi-contract.md} as tests of a connector. Extend it once for each
 * authentication mode that the connector knows:
 *
 * <pre>{@code
 * class MyConnectorInBasicModeTest extends ClusterConnectorContract {
 *   MyConnectorInBasicModeTest() {
 *     super(AuthenticationMode.BASIC);
 *   }
 *
 *   @Override
 *   protected ClusterConnector connect(Fixture fixture) {
 *     return new MyConnector(aServerThatHolds(fixture));
 *   }
 * }
 * }</pre>
 *
 * <p>Nothing is skipped: where a capability is not declared, the tests check its refusal. {@link
 * RemoteClusterContract} adds section 9 for clusters at the other end of a network.
 */
public abstract class ClusterConnectorContract {
  private final AuthenticationMode mode;

  /** Prepares the tests for one mode. */
  protected ClusterConnectorContract(AuthenticationMode mode) {
    this.mode = mode;
  }

  /**
   * Makes a connector to a cluster of its own that holds a fixture and nothing else. Called once
   * for each test; the kit closes the connector.
   *
   * <p>A server that this starts runs on daemon threads, or was started before: rule C8.5 takes
   * every other thread that is new for the connector's.
   */
  protected abstract ClusterConnector connect(Fixture fixture);

  /**
   * Tells whether the connector is meant to have a capability. As it stands, that is what it
   * declares; override it to fail when the declaration is wrong.
   */
  protected boolean supports(Capability capability, ClusterInfo declared) {
    return declared.can(capability);
  }

  /**
   * Returns how long the kit waits for a call that ought to end, in the rules on closing and
   * interrupting. Half a minute as it stands, which no sound connector comes near.
   */
  protected Duration patience() {
    return Duration.ofSeconds(30);
  }

  final AuthenticationMode mode() {
    return mode;
  }

  @Nested
  @DisplayName("2 Info")
  class Info extends InfoRules {
    Info() {
      super(ClusterConnectorContract.this);
    }
  }

  @Nested
  @DisplayName("3 Read")
  class Read extends ReadRules {
    Read() {
      super(ClusterConnectorContract.this);
    }
  }

  @Nested
  @DisplayName("4 Apply")
  class Apply extends ApplyRules {
    Apply() {
      super(ClusterConnectorContract.this);
    }
  }

  @Nested
  @DisplayName("5 Groups")
  class Groups extends GroupRules {
    Groups() {
      super(ClusterConnectorContract.this);
    }
  }

  @Nested
  @DisplayName("6 Users")
  class Users extends UserRules {
    Users() {
      super(ClusterConnectorContract.this);
    }
  }

  @Nested
  @DisplayName("6 Memberships")
  class Memberships extends MembershipRules {
    Memberships() {
      super(ClusterConnectorContract.this);
    }
  }

  @Nested
  @DisplayName("7 Jobs")
  class Jobs extends JobRules {
    Jobs() {
      super(ClusterConnectorContract.this);
    }
  }

  @Nested
  @DisplayName("8 Close")
  class Close extends CloseRules {
    Close() {
      super(ClusterConnectorContract.this);
    }
  }

  @Nested
  @DisplayName("8 Threads")
  class Threads extends ThreadRules {
    Threads() {
      super(ClusterConnectorContract.this);
    }
  }
}
