package io.paiadmin.core.tenancy.plan;

/** How much a step can hurt. */
public enum Risk {
  /** It only adds. */
  LOW,
  /** It takes access away, and can be taken back. */
  MEDIUM,
  /** It deletes, touches administrators or restarts services. */
  HIGH
}
