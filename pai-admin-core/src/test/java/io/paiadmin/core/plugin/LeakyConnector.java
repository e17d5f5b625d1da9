package io.paiadmin.core.plugin;

import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Scheduler;
import java.util.List;
import java.util.Set;

/** A connector that puts a secret into every text for people. */
final class LeakyConnector extends StubConnector {
  private final String secret;

  LeakyConnector(String secret) {
    this.secret = secret;
  }

  @Override
  public ClusterInfo info() {
    return new ClusterInfo(
        "v1 " + secret, AuthenticationMode.BASIC, Scheduler.HIVED, "of " + secret, Set.of());
  }

  @Override
  public ClusterState read() {
    Problem odd = Problem.warning("ODD", "at " + secret, "has " + secret, "cut " + secret);
    return new ClusterState(List.of(), List.of(), List.of(), List.of(), Set.of(), List.of(odd));
  }
}
