package io.paiadmin.api.kit;

import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.Job;
import java.time.Instant;

/**
 * What a change did.
 *
 * @param before what the cluster held
 * @param ending how the call ended
 * @param writes how many requests that write it took
 * @param after what the cluster holds once nothing disturbs it any more
 */
record Deed(Picture before, Ending ending, int writes, Picture after) {
  static Deed of(RemoteCluster cluster, ClusterChange change, Patience patience) {
    Picture before = truth(cluster);
    int earlier = cluster.writes();
    Ending ending = patience.ending(Call.apply(cluster.connector(), change));
    cluster.restore();
    return new Deed(before, ending, cluster.writes() - earlier, truth(cluster));
  }

  static Picture truth(RemoteCluster cluster) {
    return Picture.of(cluster.truth(), cluster.jobs().stream().map(Deed::timeless).toList());
  }

  /** Two clusters stop a job at two times. */
  private static Job timeless(Job job) {
    return new Job(
        job.user(),
        job.name(),
        job.state(),
        job.virtualCluster(),
        job.gpus(),
        job.tags(),
        job.submitted(),
        job.completed() == null ? null : Instant.EPOCH);
  }
}
