package io.paiadmin.api.cluster;

/** The parts of a {@link ClusterState} that an account may see in full or only partly. */
public enum ClusterPart {
  /** The users and the names of their groups. */
  USERS,
  /** The groups and their acls. */
  GROUPS,
  /** The virtual clusters that the scheduler reports. */
  VIRTUAL_CLUSTERS,
  /** The bound storages. OpenPAI shows an account only the storages of its own groups. */
  STORAGES
}
