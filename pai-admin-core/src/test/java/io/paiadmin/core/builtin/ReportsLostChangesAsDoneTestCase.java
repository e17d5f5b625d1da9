package io.paiadmin.core.builtin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.kit.Fixture;
import io.paiadmin.api.kit.RemoteCluster;
import io.paiadmin.api.kit.RemoteClusterContract;
import java.net.ConnectException;
import java.net.SocketException;

/** Takes a connection that broke for the end of a change that was made. */
class ReportsLostChangesAsDoneTestCase extends RemoteClusterContract {
  ReportsLostChangesAsDoneTestCase() {
    super(AuthenticationMode.AAD);
  }

  @Override
  protected RemoteCluster connect(Fixture fixture) {
    return new WiredCluster(fixture, Wrong::new);
  }

  private static final class Wrong extends WiredConnector {
    private Wrong(Line line) {
      super(line);
    }

    @Override
    public void apply(ClusterChange change) {
      try {
        super.apply(change);
      } catch (PaiAdminException e) {
        if (!(e.getCause() instanceof SocketException broken)
            || broken instanceof ConnectException) {
          throw e;
        }
      }
    }
  }
}
