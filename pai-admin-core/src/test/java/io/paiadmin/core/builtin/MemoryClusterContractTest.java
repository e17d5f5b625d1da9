package io.paiadmin.core.builtin;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.kit.ClusterConnectorContract;
import io.paiadmin.api.kit.ClusterConnectorProviderContract;
import io.paiadmin.api.kit.Fixture;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.api.spi.ClusterConnectorProvider;
import org.junit.jupiter.api.Nested;

class MemoryClusterContractTest {

  @Nested
  class Provider extends ClusterConnectorProviderContract {
    @Override
    protected ClusterConnectorProvider provider() {
      return new MemoryConnectorProvider();
    }
  }

  @Nested
  class InBasicMode extends ClusterConnectorContract {
    InBasicMode() {
      super(AuthenticationMode.BASIC);
    }

    @Override
    protected ClusterConnector connect(Fixture fixture) {
      return MemoryCluster.of(fixture.mode(), fixture.state(), fixture.jobs());
    }

    @Override
    protected boolean supports(Capability capability, ClusterInfo declared) {
      return true;
    }
  }

  @Nested
  class InAadMode extends ClusterConnectorContract {
    InAadMode() {
      super(AuthenticationMode.AAD);
    }

    @Override
    protected ClusterConnector connect(Fixture fixture) {
      return MemoryCluster.of(fixture.mode(), fixture.state(), fixture.jobs());
    }

    @Override
    protected boolean supports(Capability capability, ClusterInfo declared) {
      return capability.name().matches(".*(GROUP|JOBS?)");
    }
  }
}
