package io.paiadmin.core.builtin;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.UserChange.RevokeTokens;
import io.paiadmin.api.kit.ClusterConnectorContract;
import io.paiadmin.api.kit.Fixture;
import io.paiadmin.api.spi.ClusterConnector;
import java.util.EnumSet;

/** Does not declare that it can revoke tokens, and when told to, does nothing and says nothing. */
class SilentlyDoesNothingTestCase extends ClusterConnectorContract {
  SilentlyDoesNothingTestCase() {
    super(AuthenticationMode.BASIC);
  }

  @Override
  protected ClusterConnector connect(Fixture fixture) {
    return new WrongConnector(fixture) {
      @Override
      public ClusterInfo info() {
        return withoutTokens(super.info());
      }

      @Override
      public void apply(ClusterChange change) {
        if (!(change instanceof RevokeTokens)) {
          super.apply(change);
        }
      }
    };
  }

  private static ClusterInfo withoutTokens(ClusterInfo info) {
    EnumSet<Capability> capabilities = EnumSet.copyOf(info.capabilities());
    capabilities.remove(Capability.REVOKE_TOKENS);
    return new ClusterInfo(
        info.version(), info.authentication(), info.scheduler(), info.account(), capabilities);
  }
}
