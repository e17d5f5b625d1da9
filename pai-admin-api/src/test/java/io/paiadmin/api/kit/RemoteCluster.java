package io.paiadmin.api.kit;

import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.spi.ClusterConnector;
import java.util.List;

/**
 * A cluster of its own at the other end of a network, the connector under test, and the power over
 * what lies between. The kit calls the connector from several threads and all else from one,
 * disturbs in one way at a time, and closes the connector before the cluster.
 */
public interface RemoteCluster extends AutoCloseable {
  /** Returns the connector to this cluster, the same at every call. */
  ClusterConnector connector();

  /**
   * Returns what the cluster really holds, seen from behind: no disturbance touches it, and no
   * request is made for it.
   */
  ClusterState truth();

  /** Returns the jobs that the cluster really has, seen from behind. */
  List<Job> jobs();

  /**
   * Returns how many requests that write have come in since the cluster was made, whatever became
   * of them: carried out, refused, lost by a disturbance or left without an answer. Only
   * differences matter.
   */
  int writes();

  /** Disturbs the network from now on, until it is restored. */
  void disturb(Disturbance disturbance);

  /**
   * Ends the disturbance, if there is one; it may not have struck. When this returns, whatever the
   * cluster had taken is carried out or never will be. Requests that waited in silence get no
   * answer.
   */
  void restore();

  /** Frees what the cluster holds, such as a server. */
  @Override
  void close();
}
