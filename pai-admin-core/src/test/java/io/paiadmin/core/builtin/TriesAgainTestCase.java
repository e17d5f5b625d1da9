package io.paiadmin.core.builtin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.kit.Fixture;
import io.paiadmin.api.kit.RemoteCluster;
import io.paiadmin.api.kit.RemoteClusterContract;

/** Sends a change once more when no answer came. */
class TriesAgainTestCase extends RemoteClusterContract {
  TriesAgainTestCase() {
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
        if (e.code() != StandardErrorCode.OUTCOME_UNKNOWN) {
          throw e;
        }
        super.apply(change);
      }
    }
  }
}
