package io.paiadmin.api.cluster;

/** What places jobs on nodes. */
public enum Scheduler {
  /** HiveD: several virtual clusters, defined in its configuration. */
  HIVED,
  /** The scheduler of Kubernetes: the virtual cluster {@code default} alone. */
  KUBERNETES,
  /** Not known. */
  UNKNOWN
}
