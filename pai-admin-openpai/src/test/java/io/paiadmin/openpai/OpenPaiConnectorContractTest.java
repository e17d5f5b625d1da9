package io.paiadmin.openpai;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.kit.ClusterConnectorContract;
import io.paiadmin.api.kit.ClusterConnectorProviderContract;
import io.paiadmin.api.kit.Fixture;
import io.paiadmin.api.kit.StandardCluster;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.api.spi.ClusterConnectorProvider;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Nested;

/** The connector keeps the contract of connectors. */
class OpenPaiConnectorContractTest {

  @Nested
  class Provider extends ClusterConnectorProviderContract {
    @Override
    protected ClusterConnectorProvider provider() {
      return new OpenPaiConnectorProvider();
    }
  }

  @Nested
  class InBasicMode extends Contract {
    InBasicMode() {
      super(AuthenticationMode.BASIC, EnumSet.complementOf(EnumSet.of(Capability.REVOKE_TOKENS)));
    }
  }

  @Nested
  class InAadMode extends Contract {
    InAadMode() {
      super(
          AuthenticationMode.AAD,
          EnumSet.of(
              Capability.CREATE_GROUP,
              Capability.UPDATE_GROUP,
              Capability.DELETE_GROUP,
              Capability.READ_JOBS,
              Capability.STOP_JOB,
              Capability.TAG_JOB));
    }
  }

  abstract static class Contract extends ClusterConnectorContract {
    private final Set<Capability> capabilities;

    Contract(AuthenticationMode mode, Set<Capability> capabilities) {
      super(mode);
      this.capabilities = capabilities;
    }

    @Override
    protected ClusterConnector connect(Fixture fixture) {
      StubbedCluster cluster = StubbedCluster.holding(fixture);
      return new ClosingBoth(cluster.connect(StandardCluster.ROOT.name()), cluster);
    }

    @Override
    protected boolean supports(Capability capability, ClusterInfo declared) {
      return capabilities.contains(capability);
    }
  }
}
