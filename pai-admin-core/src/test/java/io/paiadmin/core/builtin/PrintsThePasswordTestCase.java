package io.paiadmin.core.builtin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.UserChange.CreateUser;
import io.paiadmin.api.kit.Fixture;
import io.paiadmin.api.kit.RemoteCluster;
import io.paiadmin.api.kit.RemoteClusterContract;

/** Says of a change that failed all it knows. */
class PrintsThePasswordTestCase extends RemoteClusterContract {
  PrintsThePasswordTestCase() {
    super(AuthenticationMode.BASIC);
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
        throw new PaiAdminException(e.code(), "this failed: " + everything(change), "try again", e);
      }
    }

    private static String everything(ClusterChange change) {
      return change instanceof CreateUser create
          ? create.user() + " with the password " + create.password().reveal()
          : change.subject();
    }
  }
}
