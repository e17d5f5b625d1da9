package io.paiadmin.api.cluster;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a cluster says of itself.
 *
 * @param version the server's version such as {@code v1.8.1}; empty when unknown
 * @param authentication how the cluster knows its users
 * @param scheduler the scheduler in use
 * @param account the user on whose behalf the connector acts, or null when unknown
 * @param capabilities what the connector can do on this cluster
 */
public record ClusterInfo(
    String version,
    AuthenticationMode authentication,
    Scheduler scheduler,
    @Nullable String account,
    Set<Capability> capabilities) {

  /** Copies the set, keeping the order of the enum. */
  public ClusterInfo {
    EnumSet<Capability> copy = EnumSet.noneOf(Capability.class);
    copy.addAll(capabilities);
    capabilities = Collections.unmodifiableSet(copy);
  }

  /** Tells whether the connector declares this capability. */
  public boolean can(Capability capability) {
    return capabilities.contains(capability);
  }
}
