package io.paiadmin.api.kit;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Job;
import java.util.List;

/**
 * What a connector under test shall be connected to: a cluster of its own, which nobody else
 * changes, holding exactly this.
 *
 * @param mode how the cluster knows its users
 * @param state its users, groups, virtual clusters and storages
 * @param jobs its jobs
 */
public record Fixture(AuthenticationMode mode, ClusterState state, List<Job> jobs) {
  /** Copies the list. */
  public Fixture {
    jobs = List.copyOf(jobs);
  }
}
