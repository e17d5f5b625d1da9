package io.paiadmin.core.builtin;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.kit.ClusterConnectorContract;
import io.paiadmin.api.kit.Fixture;
import io.paiadmin.api.spi.ClusterConnector;

/** Throws what its closed client throws. */
class FailsAfterCloseTestCase extends ClusterConnectorContract {
  FailsAfterCloseTestCase() {
    super(AuthenticationMode.BASIC);
  }

  @Override
  protected ClusterConnector connect(Fixture fixture) {
    return new WrongConnector(fixture) {
      private volatile boolean closed;

      @Override
      public ClusterState read() {
        if (closed) {
          throw new IllegalStateException("closed");
        }
        return super.read();
      }

      @Override
      public void close() {
        closed = true;
      }
    };
  }
}
