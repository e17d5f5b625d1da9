package io.paiadmin.core.builtin;

import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.kit.Fixture;
import io.paiadmin.api.spi.ClusterConnector;
import java.util.List;

/** A connector that does everything right, for others to get one thing wrong. */
class WrongConnector implements ClusterConnector {
  private final ClusterConnector right;

  WrongConnector(Fixture fixture) {
    this.right = MemoryCluster.of(fixture.mode(), fixture.state(), fixture.jobs());
  }

  @Override
  public ClusterInfo info() {
    return right.info();
  }

  @Override
  public ClusterState read() {
    return right.read();
  }

  @Override
  public void apply(ClusterChange change) {
    right.apply(change);
  }

  @Override
  public List<Job> jobs(JobQuery query) {
    return right.jobs(query);
  }
}
