package io.paiadmin.core.plugin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.cluster.UserChange.CreateUser;
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
      ClusterInfo declared = boundary.call("info", connector::info, Answers::info);
      return new GuardedConnector(connector, boundary, declared);
    } catch (PaiAdminException e) {
      Closing.after(e, () -> boundary.close(connector::close));
      throw e;
    }
  }

  @Override
  public ClusterInfo info() {
    declared = boundary.call("info", connector::info, Answers::info);
    return declared;
  }

  @Override
  public ClusterState read() {
    return boundary.call("read", connector::read, Answers::state);
  }

  @Override
  public void apply(ClusterChange change) {
    require(change.capability());
    boundaryFor(change)
        .run("apply", "and the change may have taken effect", () -> connector.apply(change));
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

  /** A change can bring a secret of its own. */
  private Boundary boundaryFor(ClusterChange change) {
    return change instanceof CreateUser create ? boundary.masking(create.password()) : boundary;
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
