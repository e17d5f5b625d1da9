package io.paiadmin.api.cluster;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which jobs to list. Every condition given must hold.
 *
 * @param user the owner, or null for everybody's jobs
 * @param virtualCluster where the jobs run, or null for everywhere
 * @param states the states wanted; empty for every state
 */
public record JobQuery(
    @Nullable String user, @Nullable String virtualCluster, Set<Job.State> states) {

  /** Every job there is. */
  public static final JobQuery ALL = new JobQuery(null, null, Set.of());

  /** Copies the set. */
  public JobQuery {
    EnumSet<Job.State> copy = EnumSet.noneOf(Job.State.class);
    copy.addAll(states);
    states = Collections.unmodifiableSet(copy);
  }

  /** Tells whether a job meets every condition. */
  public boolean matches(Job job) {
    return (user == null || user.equals(job.user()))
        && (virtualCluster == null || virtualCluster.equals(job.virtualCluster()))
        && (states.isEmpty() || states.contains(job.state()));
  }
}
