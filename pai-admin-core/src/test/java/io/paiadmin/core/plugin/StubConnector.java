package io.paiadmin.core.plugin;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.cluster.Scheduler;
import io.paiadmin.api.spi.ClusterConnector;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A connector that notes what it is asked; tests override what they need. */
class StubConnector implements ClusterConnector {
  final List<String> calls = new ArrayList<>();
  private final Set<Capability> capabilities;

  StubConnector(Capability... capabilities) {
    this.capabilities = Set.of(capabilities);
  }

  @Override
  public ClusterInfo info() {
    calls.add("info");
    return new ClusterInfo("v1.8.1", AuthenticationMode.BASIC, Scheduler.HIVED, null, capabilities);
  }

  @Override
  public ClusterState read() {
    calls.add("read");
    return ClusterState.complete(List.of(), List.of(), List.of(), List.of());
  }

  @Override
  public void apply(ClusterChange change) {
    calls.add("apply " + change.subject());
  }

  @Override
  public List<Job> jobs(JobQuery query) {
    calls.add("jobs");
    return List.of();
  }

  @Override
  public void close() {
    calls.add("close");
  }
}
