package io.paiadmin.api.spi;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.JobQuery;
import java.util.List;

/**
 * A live connection to one cluster. The host may call it from several threads, and calls nothing
 * after {@link #close()}; a call that is running then, or late, ends soon with its answer or a
 * failure. Failures are {@link PaiAdminException}s, never those of a client library.
 */
public interface ClusterConnector extends AutoCloseable {

  /**
   * Says what the cluster is and what this connector can do on it. The host asks before every plan
   * and every apply.
   */
  ClusterInfo info();

  /**
   * Reads users, groups, virtual clusters and storages in full. What the account cannot see is
   * declared as partial; what cannot be represented becomes a problem in the state.
   */
  ClusterState read();

  /**
   * Carries out one change, once, and returns when the cluster has accepted it.
   *
   * @param change a change whose capability {@link #info()} declares
   * @throws PaiAdminException {@code UNSUPPORTED} when the capability is not declared; {@code
   *     CONFLICT} or {@code NOT_FOUND} as each change describes; {@code OUTCOME_UNKNOWN} when the
   *     change was sent and no answer came. After any other code nothing has changed.
   */
  void apply(ClusterChange change);

  /**
   * Lists the jobs that match a query, in no promised order. Only called when {@code READ_JOBS} is
   * declared; refuses otherwise.
   */
  default List<Job> jobs(JobQuery query) {
    throw new PaiAdminException(
        StandardErrorCode.UNSUPPORTED,
        "this connector cannot list jobs",
        "use a connector that declares READ_JOBS");
  }

  /**
   * Makes what was applied durable, where that takes a step of its own. Called once at the end of
   * every apply, also of one that changed nothing. Does nothing by default.
   */
  default void flush() {}

  /** Frees what the connection holds. Closing twice does nothing. */
  @Override
  default void close() {}
}
