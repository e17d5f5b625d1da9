package io.paiadmin.core.builtin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.kit.Fixture;
import io.paiadmin.api.kit.RemoteCluster;
import io.paiadmin.api.kit.RemoteClusterContract;
import java.util.List;

/** Takes the end of an answer that breaks off for the end of what there is. */
class TakesCutReadingsForWholeTestCase extends RemoteClusterContract {
  TakesCutReadingsForWholeTestCase() {
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
        if (e.code() != StandardErrorCode.REMOTE_FAILURE) {
          throw e;
        }
        return ClusterState.complete(List.of(), List.of(), List.of(), List.of());
      }
    }
  }
}
