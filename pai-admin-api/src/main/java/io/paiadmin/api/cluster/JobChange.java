package io.paiadmin.api.cluster;

/** A change of a job. */
public sealed interface JobChange extends ClusterChange {

  /** Returns the job's full name, {@code user~name}. */
  String job();

  @Override
  default String subject() {
    return job();
  }

  /**
   * Stop a job; nothing happens when it is over. Fails with {@code NOT_FOUND} when there is no such
   * job.
   *
   * @param job the full name, {@code user~name}
   */
  record StopJob(String job) implements JobChange {
    @Override
    public Capability capability() {
      return Capability.STOP_JOB;
    }
  }

  /**
   * Tag a job; nothing happens when it bears the tag. Fails with {@code NOT_FOUND} when there is no
   * such job.
   *
   * @param job the full name, {@code user~name}
   * @param tag the tag, not empty and without comma
   */
  record TagJob(String job, String tag) implements JobChange {
    @Override
    public Capability capability() {
      return Capability.TAG_JOB;
    }
  }
}
