package io.paiadmin.core.builtin.memory;

import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.GroupChange;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.JobChange;
import io.paiadmin.api.cluster.UserChange;
import java.time.Clock;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A state that can be read, and changes as OpenPAI would change it. Used by one thread at a time.
 */
public final class MemoryState {
  private final StateDocument document;

  private MemoryState(StateDocument document) {
    this.document = document;
  }

  /** Makes the state that holds these values and jobs. */
  public static MemoryState of(AuthenticationMode mode, ClusterState state, List<Job> jobs) {
    return new MemoryState(new StateDocument("memory", StateTree.of(mode, state, jobs)));
  }

  /**
   * Reads a state from JSON.
   *
   * @param name what problems call the text
   * @param json the text in UTF-8
   * @throws io.paiadmin.api.PaiAdminException with {@code INVALID_INPUT} when the text is not JSON
   *     or a section is not of its kind
   */
  public static MemoryState parse(String name, byte[] json) {
    return new MemoryState(new StateDocument(name, Json.parse(name, json)));
  }

  /** Returns how the cluster knows its users. */
  public AuthenticationMode mode() {
    return document.info().mode();
  }

  /**
   * Returns what the state says of its cluster.
   *
   * @param account the user on whose behalf it is asked, or null
   */
  public ClusterInfo info(@Nullable String account) {
    StateInfo info = document.info();
    return new ClusterInfo(
        info.version(), info.mode(), info.scheduler(), account, capabilities(info.mode()));
  }

  /** Returns everything but the jobs; what cannot be read becomes a problem. */
  public ClusterState read() {
    return new StateReading(document).read();
  }

  /** Returns every job that can be read. */
  public List<Job> jobs() {
    return new StateReading(document).jobs();
  }

  /**
   * Carries a change out as a whole or not at all.
   *
   * @param clock tells when a job was stopped
   * @throws io.paiadmin.api.PaiAdminException with the code that OpenPAI's refusal stands for
   */
  public void apply(ClusterChange change, Clock clock) {
    requireDeclared(change);
    if (change instanceof GroupChange ofGroup) {
      new GroupWrites(document).apply(ofGroup);
    } else if (change instanceof UserChange ofUser) {
      new UserWrites(document).apply(ofUser);
    } else if (change instanceof JobChange ofJob) {
      new JobWrites(document, clock).apply(ofJob);
    }
  }

  /** Returns the state as JSON text. It may hold private keys of users: do not print it. */
  public String toJson() {
    return document.toJson();
  }

  private void requireDeclared(ClusterChange change) {
    if (!capabilities(mode()).contains(change.capability())) {
      throw Refusal.of(
          StandardErrorCode.UNSUPPORTED,
          change.subject(),
          "a cluster in AAD mode leaves this to the directory: " + change.capability(),
          "change the directory instead");
    }
  }

  private static Set<Capability> capabilities(AuthenticationMode mode) {
    return mode == AuthenticationMode.BASIC
        ? EnumSet.allOf(Capability.class)
        : EnumSet.of(
            Capability.CREATE_GROUP,
            Capability.UPDATE_GROUP,
            Capability.DELETE_GROUP,
            Capability.READ_JOBS,
            Capability.STOP_JOB,
            Capability.TAG_JOB);
  }
}
