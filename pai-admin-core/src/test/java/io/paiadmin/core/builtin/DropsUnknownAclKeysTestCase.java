package io.paiadmin.core.builtin;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.GroupChange.UpdateGroup;
import io.paiadmin.api.kit.ClusterConnectorContract;
import io.paiadmin.api.kit.Fixture;
import io.paiadmin.api.spi.ClusterConnector;
import java.util.Map;

/** Writes of the acls only what it knows, so that an update loses the rest. */
class DropsUnknownAclKeysTestCase extends ClusterConnectorContract {
  DropsUnknownAclKeysTestCase() {
    super(AuthenticationMode.AAD);
  }

  @Override
  protected ClusterConnector connect(Fixture fixture) {
    return new WrongConnector(fixture) {
      @Override
      public void apply(ClusterChange change) {
        super.apply(
            change instanceof UpdateGroup update
                ? new UpdateGroup(update.expected(), known(update.group()))
                : change);
      }
    };
  }

  private static Group known(Group group) {
    Acls acls = group.acls();
    return group.withAcls(
        new Acls(acls.admin(), acls.virtualClusters(), acls.storages(), Map.of()));
  }
}
