package io.paiadmin.core.tenancy.access;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.User;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Answers questions about one state of one cluster. A user may use a virtual cluster when one of
 * their groups names it, or makes them an administrator and the scheduler reports it; a storage
 * only when one of their groups names it and it is bound. Administrators have no storage by being
 * administrators.
 *
 * <p>Building it takes time in proportion to the state; {@link #why} in proportion to the answer.
 * Immutable and safe for many threads.
 */
public final class Access {
  private final AuthenticationMode mode;
  private final Snapshot snapshot;
  private final Grants grants;

  private Access(AuthenticationMode mode, Snapshot snapshot) {
    this.mode = mode;
    this.snapshot = snapshot;
    this.grants = new Grants(snapshot);
  }

  /** Makes the questions possible for a state. */
  public static Access of(AuthenticationMode mode, ClusterState state) {
    return of(mode, Snapshot.of(state));
  }

  /** Makes the questions possible for a state that is indexed already. */
  public static Access of(AuthenticationMode mode, Snapshot snapshot) {
    return new Access(mode, snapshot);
  }

  /**
   * Says whether a user may use a resource, by every path, and what would change a "no".
   *
   * @throws PaiAdminException with {@code NOT_FOUND} when the cluster knows no such user, or
   *     neither the cluster nor any group knows such a resource
   */
  public Answer why(String user, Resource resource) {
    User found = requireUser(user);
    requireResource(resource);
    return new Explanation(mode, snapshot, grants, found, resource).answer();
  }

  /**
   * Returns every user who may use a resource, sorted.
   *
   * @throws PaiAdminException with {@code NOT_FOUND} when neither the cluster nor any group knows
   *     such a resource
   */
  public List<String> who(Resource resource) {
    requireResource(resource);
    Set<String> names = new TreeSet<>();
    for (String group : grants.granting(resource)) {
      snapshot.members(group).stream().filter(this::isLetIn).forEach(names::add);
    }
    return List.copyOf(names);
  }

  /**
   * Returns everything that a user may use, virtual clusters first, sorted.
   *
   * @throws PaiAdminException with {@code NOT_FOUND} when the cluster knows no such user
   */
  public List<Resource> what(String user) {
    return holdings(requireUser(user)).stream().sorted().toList();
  }

  /** Returns the state that is asked about. */
  public ClusterState state() {
    return snapshot.state();
  }

  /** Returns what a user may use, unsorted; nothing for a user who is not there. */
  Set<Resource> holdings(String user) {
    return snapshot.user(user).map(this::holdings).orElse(Set.of());
  }

  private Set<Resource> holdings(User user) {
    if (snapshot.isLockedOut(user)) {
      return Set.of();
    }
    Set<Resource> held = new HashSet<>();
    user.groups().forEach(group -> held.addAll(grants.of(group)));
    return held;
  }

  private boolean isLetIn(String user) {
    return snapshot.user(user).filter(found -> !snapshot.isLockedOut(found)).isPresent();
  }

  private User requireUser(String name) {
    return snapshot.user(name).orElseThrow(() -> unknownUser(name));
  }

  private PaiAdminException unknownUser(String name) {
    String fix =
        mode == AuthenticationMode.AAD
            ? "check the spelling; a directory user is known here after the first sign-in"
            : "check the spelling; names are compared exactly";
    return new PaiAdminException(
        StandardErrorCode.NOT_FOUND, "the cluster knows no user '" + name + "'", fix);
  }

  private void requireResource(Resource resource) {
    if (!isReported(resource) && !isNamedByAnyGroup(resource)) {
      throw new PaiAdminException(
          StandardErrorCode.NOT_FOUND,
          "neither the cluster nor any group knows a " + resource,
          "check the spelling; names are compared exactly");
    }
  }

  private boolean isReported(Resource resource) {
    return switch (resource.kind()) {
      case VIRTUAL_CLUSTER -> snapshot.hasVirtualCluster(resource.name());
      case STORAGE ->
          snapshot.hasStorage(resource.name())
              || !snapshot.state().isComplete(ClusterPart.STORAGES);
    };
  }

  private boolean isNamedByAnyGroup(Resource resource) {
    return snapshot.state().groups().stream().anyMatch(group -> names(group, resource));
  }

  private static boolean names(Group group, Resource resource) {
    List<String> named =
        switch (resource.kind()) {
          case VIRTUAL_CLUSTER -> group.acls().virtualClusters();
          case STORAGE -> group.acls().storages();
        };
    return named.contains(resource.name());
  }
}
