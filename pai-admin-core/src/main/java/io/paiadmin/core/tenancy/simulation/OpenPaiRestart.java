package io.paiadmin.core.tenancy.simulation;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.VirtualCluster;
import io.paiadmin.core.tenancy.name.Canonical;
import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.simulation.RestartEffect.Kind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What the rest-server does to groups and users when it starts, without a word: it creates the
 * administrators' and the default group if they are missing and takes the names of virtual clusters
 * that do not exist out of all acls. In basic mode it also creates the group of each virtual
 * cluster that lacks one, deletes every group that is left without virtual cluster and without
 * administrators, storage-only groups among them, and drops the names of groups that do not exist
 * from users.
 */
public final class OpenPaiRestart {
  private final AuthenticationMode mode;
  private final ClusterState state;
  private final Map<String, Group> groups = new LinkedHashMap<>();
  private final List<RestartEffect> effects = new ArrayList<>();

  private OpenPaiRestart(AuthenticationMode mode, ClusterState state) {
    this.mode = mode;
    this.state = state;
    state.groups().forEach(group -> groups.put(group.name(), group));
  }

  /**
   * Foretells a restart. Pure; takes time in proportion to the state.
   *
   * @param mode how the cluster knows its users
   * @param state what the cluster has now
   */
  public static Outcome simulate(AuthenticationMode mode, ClusterState state) {
    return new OpenPaiRestart(mode, state).run();
  }

  /**
   * What a restart leads to.
   *
   * @param effects what it silently changes, in the order in which it does so
   * @param after the state afterwards
   */
  public record Outcome(List<RestartEffect> effects, ClusterState after) {
    /** Copies the list. */
    public Outcome {
      effects = List.copyOf(effects);
    }

    /** Tells whether somebody may lose something by the restart. */
    public boolean loses() {
      return effects.stream().anyMatch(effect -> effect.kind().isLoss());
    }
  }

  private Outcome run() {
    createSeeds();
    if (state.isComplete(ClusterPart.VIRTUAL_CLUSTERS)) {
      stripAcls(); // a virtual cluster that the reading does not show may well be there
    }
    if (mode == AuthenticationMode.BASIC) {
      createGroups();
      deleteGroups();
    }
    List<User> users = mode == AuthenticationMode.BASIC ? usersWithoutDangling() : state.users();
    ClusterState after =
        new ClusterState(
            users,
            List.copyOf(groups.values()),
            state.virtualClusters(),
            state.storages(),
            state.partial(),
            state.problems());
    return new Outcome(effects, after);
  }

  private void createSeeds() {
    boolean hasAdmins = groups.values().stream().anyMatch(group -> group.acls().admin());
    if (!hasAdmins && !groups.containsKey(Names.ADMIN_GROUP)) {
      create(Group.of(Names.ADMIN_GROUP, new Acls(true, List.of(), List.of(), Map.of())));
    }
    if (!groups.containsKey(Names.DEFAULT)) {
      create(Group.of(Names.DEFAULT, Acls.of(List.of(Names.DEFAULT), List.of())));
    }
  }

  private void stripAcls() {
    Set<String> existing =
        state.virtualClusters().stream().map(VirtualCluster::name).collect(Collectors.toSet());
    existing.add(Names.DEFAULT); // reported by the server whether or not it is configured
    for (Group group : List.copyOf(groups.values())) {
      List<String> kept = new ArrayList<>(group.acls().virtualClusters());
      if (kept.retainAll(existing)) {
        List<String> gone = new ArrayList<>(group.acls().virtualClusters());
        gone.removeAll(kept);
        groups.put(group.name(), group.withAcls(group.acls().withVirtualClusters(kept)));
        effects.add(new RestartEffect(Kind.ACL_STRIPPED, group.name(), Canonical.set(gone)));
      }
    }
  }

  private void createGroups() {
    for (VirtualCluster vc : state.virtualClusters()) {
      if (!groups.containsKey(vc.name())) {
        create(Group.of(vc.name(), Acls.of(List.of(vc.name()), List.of())));
      }
    }
  }

  private void create(Group group) {
    groups.put(group.name(), group);
    List<String> granted = group.acls().virtualClusters();
    effects.add(new RestartEffect(Kind.GROUP_CREATED, group.name(), granted));
  }

  private void deleteGroups() {
    for (Group group : List.copyOf(groups.values())) {
      if (group.acls().virtualClusters().isEmpty() && !group.acls().admin()) {
        groups.remove(group.name());
        effects.add(new RestartEffect(Kind.GROUP_DELETED, group.name(), group.acls().storages()));
      }
    }
  }

  private List<User> usersWithoutDangling() {
    Set<String> before =
        state.groups().stream().map(Group::name).collect(Collectors.toCollection(HashSet::new));
    List<User> users = new ArrayList<>(state.users().size());
    for (User user : state.users()) {
      users.add(groups.keySet().containsAll(user.groups()) ? user : drop(user, before));
    }
    return users;
  }

  private User drop(User user, Set<String> before) {
    List<String> gone =
        user.groups().stream().filter(group -> !groups.containsKey(group)).distinct().toList();
    effect(Kind.MEMBERSHIP_LOST, user, gone.stream().filter(before::contains).toList());
    effect(Kind.DANGLING_DROPPED, user, gone.stream().filter(g -> !before.contains(g)).toList());
    return user.withGroups(user.groups().stream().filter(groups::containsKey).toList());
  }

  private void effect(Kind kind, User user, List<String> gone) {
    if (!gone.isEmpty()) {
      effects.add(new RestartEffect(kind, user.name(), Canonical.set(gone)));
    }
  }
}
