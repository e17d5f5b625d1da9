package io.paiadmin.core.builtin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.spi.ClusterConnector;
import java.io.IOException;
import java.net.ConnectException;
import java.time.Duration;
import java.util.List;

/**
 * A connector over a {@link Line} that does everything right, for others to get one thing wrong.
 */
class WiredConnector implements ClusterConnector {
  private static final Duration LIMIT = Duration.ofMillis(1);

  private final Line line;

  WiredConnector(Line line) {
    this.line = line;
  }

  @Override
  public ClusterInfo info() {
    return whole(answer(LIMIT)).info();
  }

  @Override
  public ClusterState read() {
    return whole(answer(LIMIT)).read();
  }

  @Override
  public List<Job> jobs(JobQuery query) {
    return whole(answer(LIMIT)).jobs(query);
  }

  @Override
  public void apply(ClusterChange change) {
    try {
      line.post(change, LIMIT);
    } catch (ConnectException e) {
      throw unavailable(e);
    } catch (IOException e) {
      String message = "nobody knows whether '" + change.subject() + "' has changed";
      String fix = "read the cluster to find out";
      throw new PaiAdminException(StandardErrorCode.OUTCOME_UNKNOWN, message, fix, e);
    }
  }

  final String answer(Duration limit) {
    try {
      return line.get(limit);
    } catch (IOException e) {
      throw unavailable(e);
    }
  }

  static MemoryCluster whole(String answer) {
    try {
      return MemoryCluster.parse("answer", answer);
    } catch (PaiAdminException e) {
      String message = "the cluster's answer breaks off";
      throw new PaiAdminException(StandardErrorCode.REMOTE_FAILURE, message, "try again", e);
    }
  }

  private static PaiAdminException unavailable(IOException cause) {
    String fix = "see whether the cluster is up, and try again";
    return new PaiAdminException(
        StandardErrorCode.UNAVAILABLE, "the cluster cannot be reached", fix, cause);
  }
}
