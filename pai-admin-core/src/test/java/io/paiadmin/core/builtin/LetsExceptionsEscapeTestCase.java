package io.paiadmin.core.builtin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.kit.Fixture;
import io.paiadmin.api.kit.RemoteCluster;
import io.paiadmin.api.kit.RemoteClusterContract;
import java.io.UncheckedIOException;
import java.net.ConnectException;

/** Leaves it to the host to understand that nobody listens. */
class LetsExceptionsEscapeTestCase extends RemoteClusterContract {
  LetsExceptionsEscapeTestCase() {
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
        throw e.getCause() instanceof ConnectException cause ? new UncheckedIOException(cause) : e;
      }
    }
  }
}
