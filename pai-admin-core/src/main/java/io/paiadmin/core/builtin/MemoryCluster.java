package io.paiadmin.core.builtin;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.core.builtin.memory.MemoryState;
import io.paiadmin.core.builtin.memory.StateFile;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A cluster that lives in memory and behaves as OpenPAI does where it matters: new users are in
 * {@code default}, acls are replaced whole, names are compared exactly, virtual clusters named by
 * acls need not exist, deleting a group takes the first occurrence of its name from every user, and
 * a user in a group that no longer exists cannot be deleted.
 *
 * <p>In basic mode it can do everything; in AAD mode it changes groups and jobs only. A stopped job
 * is over at once. Safe for use by many threads: every call sees a whole state.
 */
public final class MemoryCluster implements ClusterConnector {
  private final @Nullable String account;
  private final Clock clock;
  private final @Nullable StateFile out;
  private final MemoryState state;

  MemoryCluster(MemoryState state, @Nullable String account, Clock clock, @Nullable StateFile out) {
    this.state = state;
    this.account = account;
    this.clock = clock;
    this.out = out;
  }

  /** Makes a cluster without jobs; see {@link #of(AuthenticationMode, ClusterState, List)}. */
  public static MemoryCluster of(AuthenticationMode mode, ClusterState state) {
    return of(mode, state, List.of());
  }

  /**
   * Makes a cluster that holds a state and jobs. The state may be illegal or dangling, and its
   * partial parts stay partial; the problems of its reading are not kept but found anew.
   */
  public static MemoryCluster of(AuthenticationMode mode, ClusterState state, List<Job> jobs) {
    return of(MemoryState.of(mode, state, jobs));
  }

  /**
   * Makes a cluster from JSON text in the shape of a state file: an object with the answers of
   * {@code GET /api/v2/info}, {@code /users}, {@code /groups}, {@code /virtual-clusters}, {@code
   * /storages} and {@code /jobs} under {@code info}, {@code users}, {@code groups}, {@code
   * virtualClusters}, {@code storages} and {@code jobs}. Beside them it may hold {@code
   * info.scheduler} ({@code hived}, {@code kubernetes} or {@code unknown}), {@code tokens}, the
   * number of tokens by user, and {@code partial}, the keys of the sections of which there may be
   * more. An absent section is unknown: empty and partial.
   *
   * @param name what problems call the text, such as {@code state.json}
   * @throws io.paiadmin.api.PaiAdminException with {@code INVALID_INPUT} when the text is not JSON
   *     or a section is not of its kind; a single bad entry becomes a problem of {@link #read}
   */
  public static MemoryCluster parse(String name, String json) {
    return of(MemoryState.parse(name, json.getBytes(StandardCharsets.UTF_8)));
  }

  @Override
  public synchronized ClusterInfo info() {
    return state.info(account);
  }

  @Override
  public synchronized ClusterState read() {
    return state.read();
  }

  @Override
  public synchronized void apply(ClusterChange change) {
    state.apply(change, clock);
  }

  /** Writes the state to the file that the settings name, if they do. */
  @Override
  public synchronized void flush() {
    if (out != null) {
      out.write(state.toJson());
    }
  }

  @Override
  public synchronized List<Job> jobs(JobQuery query) {
    return state.jobs().stream().filter(query::matches).toList();
  }

  /**
   * Returns the state as JSON text in OpenPAI's shapes, with everything that came in and was not
   * understood. It may hold private keys of users: do not print it.
   */
  public synchronized String toJson() {
    return state.toJson();
  }

  /** Returns the mode alone: the state may hold private keys. */
  @Override
  public synchronized String toString() {
    return "MemoryCluster[" + state.mode().text() + "]";
  }

  private static MemoryCluster of(MemoryState state) {
    return new MemoryCluster(state, null, Clock.systemUTC(), null);
  }
}
