package io.paiadmin.examples.skeleton;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.Scheduler;
import io.paiadmin.api.kit.ClusterConnectorContract;
import io.paiadmin.api.kit.Fixture;
import io.paiadmin.api.spi.ClusterConnector;
import java.util.Set;

class SnapshotConnectorTest extends ClusterConnectorContract {
  SnapshotConnectorTest() {
    super(AuthenticationMode.BASIC);
  }

  @Override
  protected ClusterConnector connect(Fixture fixture) {
    ClusterInfo info = new ClusterInfo("", fixture.mode(), Scheduler.UNKNOWN, null, Set.of());
    return new SnapshotConnector(info, fixture.state());
  }
}
