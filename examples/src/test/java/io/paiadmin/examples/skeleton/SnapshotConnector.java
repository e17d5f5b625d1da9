package io.paiadmin.examples.skeleton;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.spi.ClusterConnector;

record SnapshotConnector(ClusterInfo info, ClusterState read) implements ClusterConnector {
  @Override
  public void apply(ClusterChange change) {
    throw new PaiAdminException(
        StandardErrorCode.UNSUPPORTED, "this connector only reads", "change the cluster by hand");
  }
}
