package io.paiadmin.core.tenancy.access;

import java.util.List;

/**
 * Whether a user may use a resource, and why.
 *
 * @param user who
 * @param resource what
 * @param allowed the decision
 * @param paths every way that leads to a "yes", those through acls first; empty for a "no"
 * @param nearMisses for a "no", everything that would change it, the smallest change first
 * @param caveats what to know about the answer
 */
public record Answer(
    String user,
    Resource resource,
    boolean allowed,
    List<Path> paths,
    List<NearMiss> nearMisses,
    List<Caveat> caveats) {

  /** Copies the lists. */
  public Answer {
    paths = List.copyOf(paths);
    nearMisses = List.copyOf(nearMisses);
    caveats = List.copyOf(caveats);
  }
}
