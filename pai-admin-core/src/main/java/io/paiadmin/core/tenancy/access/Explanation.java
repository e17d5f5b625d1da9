package io.paiadmin.core.tenancy.access;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.User;
import io.paiadmin.core.tenancy.access.NearMiss.Fix;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Works out one {@link Answer}. */
final class Explanation {
  private final AuthenticationMode mode;
  private final Snapshot snapshot;
  private final Grants grants;
  private final User user;
  private final Resource resource;

  Explanation(
      AuthenticationMode mode, Snapshot snapshot, Grants grants, User user, Resource resource) {
    this.mode = mode;
    this.snapshot = snapshot;
    this.grants = grants;
    this.user = user;
    this.resource = resource;
  }

  Answer answer() {
    boolean lockedOut = snapshot.isLockedOut(user);
    List<Path> paths = lockedOut ? List.of() : paths();
    boolean allowed = !paths.isEmpty();
    List<NearMiss> nearMisses = allowed ? List.of() : lockedOut ? drops() : nearMisses();
    return new Answer(user.name(), resource, allowed, paths, nearMisses, caveats(allowed));
  }

  private List<Path> paths() {
    return snapshot.groupsOf(user).stream()
        .filter(group -> grants.of(group.name()).contains(resource))
        .map(group -> new Path(group.name(), via(group)))
        .sorted(Comparator.comparing(Path::via).thenComparing(Path::group))
        .toList();
  }

  private Path.Via via(Group group) {
    boolean named =
        resource.kind() == Resource.Kind.STORAGE
            || group.acls().virtualClusters().contains(resource.name());
    return named ? Path.Via.ACL : Path.Via.ADMIN;
  }

  /** Returns the dangling names to be dropped, when the user's other groups open the resource. */
  private List<NearMiss> drops() {
    if (paths().isEmpty()) {
      return List.of();
    }
    String names = String.join(", ", new TreeSet<>(snapshot.danglingOf(user)));
    Set<Resource> regained = held();
    regained.remove(resource);
    return List.of(new NearMiss(Fix.DROP, names, "", List.of(), List.copyOf(regained), false));
  }

  private List<NearMiss> nearMisses() {
    if (isUnbound()) {
      return List.of(); // no group can open what is not there
    }
    return Stream.concat(joins(), grantings()).sorted(NearMiss.SMALLEST_FIRST).toList();
  }

  private Stream<NearMiss> joins() {
    Set<Resource> held = held();
    return grants.granting(resource).stream().map(group -> join(group, held));
  }

  private NearMiss join(String group, Set<Resource> held) {
    Set<Resource> gained = new TreeSet<>(grants.of(group));
    gained.removeAll(held);
    gained.remove(resource);
    boolean admin = snapshot.group(group).filter(found -> found.acls().admin()).isPresent();
    return new NearMiss(
        Fix.JOIN, group, externalName(group), List.of(), List.copyOf(gained), admin);
  }

  private Stream<NearMiss> grantings() {
    if (mode == AuthenticationMode.BASIC && resource.kind() == Resource.Kind.VIRTUAL_CLUSTER) {
      return Stream.empty(); // a group is exactly its own virtual cluster
    }
    return snapshot.groupsOf(user).stream().map(this::granting);
  }

  private NearMiss granting(Group group) {
    List<String> others =
        snapshot.members(group.name()).stream().filter(this::wouldGain).sorted().toList();
    return new NearMiss(
        Fix.GRANT, group.name(), externalName(group.name()), others, List.of(), false);
  }

  private boolean wouldGain(String other) {
    return !other.equals(user.name())
        && snapshot
            .user(other)
            .filter(found -> !snapshot.isLockedOut(found))
            .filter(found -> !holds(found))
            .isPresent();
  }

  private boolean holds(User other) {
    return other.groups().stream().anyMatch(group -> grants.of(group).contains(resource));
  }

  private Set<Resource> held() {
    Set<Resource> held = new TreeSet<>();
    user.groups().forEach(group -> held.addAll(grants.of(group)));
    return held;
  }

  private String externalName(String group) {
    return mode == AuthenticationMode.AAD
        ? snapshot.group(group).map(Group::externalName).orElse("")
        : "";
  }

  private List<Caveat> caveats(boolean allowed) {
    List<Caveat> caveats = new ArrayList<>();
    Set<String> dangling = new TreeSet<>(snapshot.danglingOf(user));
    if (!dangling.isEmpty()) {
      caveats.add(Caveats.lockedOut(user.name(), dangling));
    }
    if (isPhantom()) {
      caveats.add(Caveats.phantom(resource.name()));
    }
    if (resource.kind() == Resource.Kind.STORAGE) {
      addStorageCaveats(caveats, allowed);
    }
    if (mode == AuthenticationMode.AAD) {
      caveats.add(Caveats.staleUntilLogin());
    }
    return caveats;
  }

  private void addStorageCaveats(List<Caveat> caveats, boolean allowed) {
    if (isUnbound()) {
      caveats.add(Caveats.notBound(resource.name()));
    } else if (!snapshot.hasStorage(resource.name())) {
      caveats.add(Caveats.unseen(resource.name()));
    }
    if (!allowed && isAdmin()) {
      caveats.add(Caveats.adminWithoutStorage());
    }
  }

  private boolean isAdmin() {
    return snapshot.groupsOf(user).stream().anyMatch(group -> group.acls().admin());
  }

  private boolean isPhantom() {
    return resource.kind() == Resource.Kind.VIRTUAL_CLUSTER
        && !snapshot.hasVirtualCluster(resource.name());
  }

  private boolean isUnbound() {
    return resource.kind() == Resource.Kind.STORAGE
        && !snapshot.hasStorage(resource.name())
        && snapshot.state().isComplete(ClusterPart.STORAGES);
  }
}
