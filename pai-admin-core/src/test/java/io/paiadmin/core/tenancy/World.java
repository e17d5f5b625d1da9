package io.paiadmin.core.tenancy;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.Scheduler;
import io.paiadmin.api.cluster.Storage;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.VirtualCluster;
import io.paiadmin.core.tenancy.access.Access;
import io.paiadmin.core.tenancy.plan.Action;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.wish.Intent;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A small cluster to plan on. A basic world begins with the virtual cluster {@code default}, the
 * groups {@code default} and {@code admingroup} and the administrators {@code r1} and {@code r2};
 * an AAD world has the same, fed by {@code sg-default} and {@code sg-admins}.
 */
public final class World {
  private final AuthenticationMode mode;
  private final List<User> users = new ArrayList<>();
  private final List<Group> groups = new ArrayList<>();
  private final List<VirtualCluster> virtualClusters = new ArrayList<>();
  private final List<Storage> storages = new ArrayList<>();
  private String account = "";
  private Set<Capability> capabilities = EnumSet.allOf(Capability.class);

  private World(AuthenticationMode mode) {
    this.mode = mode;
    boolean aad = mode == AuthenticationMode.AAD;
    Acls admin = new Acls(true, List.of("default"), List.of(), Map.of());
    groups.add(new Group("admingroup", "", aad ? "sg-admins" : "", admin, Map.of()));
    Acls everybody = Acls.of(List.of("default"), List.of());
    groups.add(new Group("default", "", aad ? "sg-default" : "", everybody, Map.of()));
    virtualClusters.add(VirtualCluster.named("default"));
    user("r1", "default", "admingroup");
    user("r2", "default", "admingroup");
  }

  public static World basic() {
    return new World(AuthenticationMode.BASIC);
  }

  public static World aad() {
    return new World(AuthenticationMode.AAD);
  }

  /** Adds virtual clusters; in a basic world each comes with its group. */
  public World vcs(String... names) {
    for (String name : names) {
      virtualClusters.add(VirtualCluster.named(name));
      if (mode == AuthenticationMode.BASIC) {
        groups.add(Group.of(name, Acls.of(List.of(name), List.of())));
      }
    }
    return this;
  }

  /** Adds bound storages. */
  public World storages(String... names) {
    for (String name : names) {
      storages.add(Storage.named(name));
    }
    return this;
  }

  public World user(String name, String... groupNames) {
    users.add(new User(name, name + "@example.org", List.of(groupNames)));
    return this;
  }

  public World group(Group group) {
    groups.removeIf(other -> other.name().equals(group.name()));
    groups.add(group);
    return this;
  }

  /** Adds a group with the external name {@code sg-NAME}. */
  public World group(String name, List<String> vcs, List<String> storageNames) {
    return group(new Group(name, "", "sg-" + name, Acls.of(vcs, storageNames), Map.of()));
  }

  public World account(String name) {
    account = name;
    return this;
  }

  public World without(Capability capability) {
    capabilities = EnumSet.copyOf(capabilities);
    capabilities.remove(capability);
    return this;
  }

  public AuthenticationMode mode() {
    return mode;
  }

  public ClusterState state() {
    return ClusterState.complete(users, groups, virtualClusters, storages);
  }

  public ClusterInfo info() {
    String known = account.isEmpty() ? null : account;
    return new ClusterInfo("v1.8.1", mode, Scheduler.HIVED, known, capabilities);
  }

  public Plan<? extends Action> plan(Intent intent) {
    return Binding.of(mode).plan("prod", intent, info(), state());
  }

  public Access access() {
    return Access.of(mode, state());
  }

  /** Returns the steps of a plan as {@code Kind subject}, in order. */
  public static List<String> steps(Plan<?> plan) {
    return plan.steps().stream()
        .map(step -> step.action().kind() + " " + step.action().subject())
        .toList();
  }

  /** Returns the codes of the problems that refuse a plan. */
  public static List<String> errors(Plan<?> plan) {
    return plan.problems().stream()
        .filter(problem -> problem.isError())
        .map(problem -> problem.code())
        .toList();
  }

  /** Returns the codes of all problems of a plan. */
  public static List<String> codes(Plan<?> plan) {
    return plan.problems().stream().map(problem -> problem.code()).toList();
  }
}
