package io.paiadmin.api.cluster;

/**
 * One thing a cluster can be told. The three kinds are separate types, so that code for a directory
 * cluster, where users belong to the directory, can be written against {@link GroupChange} alone.
 */
public sealed interface ClusterChange permits GroupChange, UserChange, JobChange {
  /** Returns the capability that a connector must declare to carry this out. */
  Capability capability();

  /** Returns the name of the thing that changes. */
  String subject();
}
