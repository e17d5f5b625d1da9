package io.paiadmin.openpai;

import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.spi.ClusterConnector;
import java.util.List;

/** A connector that takes its server along when it is closed. */
record ClosingBoth(ClusterConnector connector, StubbedCluster cluster) implements ClusterConnector {
  @Override
  public ClusterInfo info() {
    return connector.info();
  }

  @Override
  public ClusterState read() {
    return connector.read();
  }

  @Override
  public void apply(ClusterChange change) {
    connector.apply(change);
  }

  @Override
  public List<Job> jobs(JobQuery query) {
    return connector.jobs(query);
  }

  @Override
  public void close() {
    connector.close();
    cluster.close();
  }
}
