package io.paiadmin.core.sla.matrix;

/** What somebody who reports an incident says about its impact. */
public enum Impact {
  /** A whole production cluster is down. */
  PRODUCTION_CLUSTER_DOWN(Severity.SEV_0),
  /** An important feature is down. */
  IMPORTANT_FEATURE_DOWN(Severity.SEV_1),
  /** Jobs fail consistently. */
  CONSISTENT_JOB_FAILURES(Severity.SEV_2),
  /** Users have problems frequently. */
  FREQUENT_USER_PROBLEMS(Severity.SEV_2),
  /** Failures are random and rare. */
  RARE_RANDOM_FAILURES(Severity.SEV_3);

  private final Severity severity;

  Impact(Severity severity) {
    this.severity = severity;
  }

  /** Returns how bad that is. */
  public Severity severity() {
    return severity;
  }
}
