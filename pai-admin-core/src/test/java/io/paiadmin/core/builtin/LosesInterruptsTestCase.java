package io.paiadmin.core.builtin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.kit.ClusterConnectorContract;
import io.paiadmin.api.kit.Fixture;
import io.paiadmin.api.spi.ClusterConnector;

/** Turns an interrupt into a failure, and forgets to pass it on. */
class LosesInterruptsTestCase extends ClusterConnectorContract {
  LosesInterruptsTestCase() {
    super(AuthenticationMode.BASIC);
  }

  @Override
  protected ClusterConnector connect(Fixture fixture) {
    return new WrongConnector(fixture) {
      @Override
      public ClusterState read() {
        if (Thread.interrupted()) {
          throw new PaiAdminException(StandardErrorCode.UNAVAILABLE, "interrupted", "try again");
        }
        return super.read();
      }
    };
  }
}
