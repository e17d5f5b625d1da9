package io.paiadmin.core.builtin;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.kit.Fixture;
import io.paiadmin.api.kit.RemoteCluster;
import io.paiadmin.api.kit.RemoteClusterContract;
import java.time.Duration;
import java.util.List;

/** Waits for jobs without a limit. */
class WaitsForeverTestCase extends RemoteClusterContract {
  WaitsForeverTestCase() {
    super(AuthenticationMode.AAD);
  }

  @Override
  protected RemoteCluster connect(Fixture fixture) {
    return new WiredCluster(fixture, Wrong::new);
  }

  @Override
  protected Duration patience() {
    return Duration.ofMillis(500);
  }

  private static final class Wrong extends WiredConnector {
    private Wrong(Line line) {
      super(line);
    }

    @Override
    public List<Job> jobs(JobQuery query) {
      return whole(answer(Duration.ofDays(1))).jobs(query);
    }
  }
}
