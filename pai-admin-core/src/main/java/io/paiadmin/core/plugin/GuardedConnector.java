package io.paiadmin.core.plugin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.spi.ClusterConnector;
import java.util.List;

/** A connector behind its boundary, which is only asked for what it declares. */
final class GuardedConnector implements ClusterConnector {
  private final ClusterConnector connector;
  private final Boundary boundary;

  /** What the connector declared last. */
  private volatile ClusterInfo declared;

  private GuardedConnector(ClusterConnector connector, Boundary boundary, ClusterInfo declared) {
    this.connector = connector;
    this.boundary = boundary;
    this.declared = declared;
  }

  /** Asks the connector once what it can do; closes it again when it cannot say. */
  static ClusterConnector of(ClusterConnector connector, Boundary boundary) {
    try {
      ClusterInfo declared = boundary.call("info", connector::info);
      return new GuardedConnector(connector, boundary, declared);
    } catch (PaiAdminException e) {
      Closing.after(e, () -> boundary.close(connector::close));
      throw e;
    }
  }

  @Override
  public ClusterInfo info() {
    declared = boundary.call("info", connector::info);
    return declared;
  }

  @Override
  public ClusterState read() {
    return boundary.call("read", connector::read);
  }

  @Override
  public void apply(ClusterChange change) {
    require(change.capability());
    boundary.run("apply, and the change may have taken effect", () -> connector.apply(change));
  }

  @Override
  public List<Job> jobs(JobQuery query) {
    require(Capability.READ_JOBS);
    return boundary.call("jobs", () -> List.copyOf(connector.jobs(query)));
  }

  @Override
  public void flush() {
    boundary.run("flush", connector::flush);
  }

  @Override
  public void close() {
    boundary.close(connector::close);
  }

  private void require(Capability capability) {
    if (!declared.can(capability)) {
      throw new PaiAdminException(
          StandardErrorCode.UNSUPPORTED,
          boundary.place() + " does not declare " + capability,
          "do this by hand, or use a connector that declares it");
    }
  }
}
