package io.paiadmin.core.builtin;

import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.kit.Disturbance;
import io.paiadmin.api.kit.Fixture;
import io.paiadmin.api.kit.RemoteCluster;
import io.paiadmin.api.spi.ClusterConnector;
import java.util.List;
import java.util.function.Function;

/** A cluster in memory at the other end of a {@link Line}. */
final class WiredCluster implements RemoteCluster {
  private final MemoryCluster cluster;
  private final Line line;
  private final ClusterConnector connector;

  WiredCluster(Fixture fixture, Function<Line, ClusterConnector> connector) {
    this.cluster = MemoryCluster.of(fixture.mode(), fixture.state(), fixture.jobs());
    this.line = new Line(cluster);
    this.connector = connector.apply(line);
  }

  @Override
  public ClusterConnector connector() {
    return connector;
  }

  @Override
  public ClusterState truth() {
    return cluster.read();
  }

  @Override
  public List<Job> jobs() {
    return cluster.jobs(JobQuery.ALL);
  }

  @Override
  public int writes() {
    return line.writes();
  }

  @Override
  public void disturb(Disturbance disturbance) {
    line.disturb(disturbance);
  }

  @Override
  public void restore() {
    line.restore();
  }

  @Override
  public void close() {
    cluster.close();
  }
}
