package io.paiadmin.core.builtin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.kit.Fixture;
import io.paiadmin.api.kit.RemoteCluster;
import io.paiadmin.api.kit.RemoteClusterContract;

/** Hands on what the layer below says of a reading that failed. */
class SpeaksForProgrammersTestCase extends RemoteClusterContract {
  SpeaksForProgrammersTestCase() {
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
    public ClusterState read() {
      try {
        return super.read();
      } catch (PaiAdminException e) {
        throw new PaiAdminException(e.code(), String.valueOf(e.getCause()), "try again", e);
      }
    }
  }
}
