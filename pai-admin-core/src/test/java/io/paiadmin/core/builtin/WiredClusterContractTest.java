package io.paiadmin.core.builtin;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.kit.ClusterConnectorContract;
import io.paiadmin.api.kit.Fixture;
import io.paiadmin.api.kit.RemoteCluster;
import io.paiadmin.api.kit.RemoteClusterContract;
import io.paiadmin.api.spi.ClusterConnector;
import org.junit.jupiter.api.Nested;

/** What can be kept over a network: the kit asks for nothing that a sound connector cannot do. */
class WiredClusterContractTest {

  @Nested
  class InBasicMode extends ClusterConnectorContract {
    InBasicMode() {
      super(AuthenticationMode.BASIC);
    }

    @Override
    protected ClusterConnector connect(Fixture fixture) {
      return new WiredCluster(fixture, WiredConnector::new).connector();
    }
  }

  @Nested
  class DisturbedInBasicMode extends RemoteClusterContract {
    DisturbedInBasicMode() {
      super(AuthenticationMode.BASIC);
    }

    @Override
    protected RemoteCluster connect(Fixture fixture) {
      return new WiredCluster(fixture, WiredConnector::new);
    }
  }

  @Nested
  class DisturbedInAadMode extends RemoteClusterContract {
    DisturbedInAadMode() {
      super(AuthenticationMode.AAD);
    }

    @Override
    protected RemoteCluster connect(Fixture fixture) {
      return new WiredCluster(fixture, WiredConnector::new);
    }
  }
}
