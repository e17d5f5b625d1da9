package io.paiadmin.api.cluster;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A job as the cluster lists it.
 *
 * @param user the owner's name
 * @param name the name without its owner
 * @param state where it stands
 * @param virtualCluster where it runs, {@code unknown} when the cluster does not say
 * @param gpus how many GPUs it asks for in all
 * @param tags its tags
 * @param submitted when it was submitted
 * @param completed when it ended, or null while it has not
 */
public record Job(
    String user,
    String name,
    State state,
    String virtualCluster,
    int gpus,
    List<String> tags,
    Instant submitted,
    @Nullable Instant completed) {

  /** Copies the list. */
  public Job {
    tags = List.copyOf(tags);
  }

  /** Returns the name that is unique in the cluster, {@code user~name}. */
  public String fullName() {
    return user + "~" + name;
  }

  /** Where a job stands. */
  public enum State {
    /** Waits for resources. */
    WAITING,
    /** Runs. */
    RUNNING,
    /** Is being stopped. */
    STOPPING,
    /** Ended well. */
    SUCCEEDED,
    /** Ended badly. */
    FAILED,
    /** Was stopped. */
    STOPPED,
    /** The cluster uses a word that is not known here. */
    UNKNOWN;

    /** Tells whether a job in this state is over. */
    public boolean isTerminal() {
      return this == SUCCEEDED || this == FAILED || this == STOPPED;
    }
  }
}
