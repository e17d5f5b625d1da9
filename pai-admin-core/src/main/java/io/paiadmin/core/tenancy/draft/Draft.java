package io.paiadmin.core.tenancy.draft;

import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.access.Snapshot;
import io.paiadmin.core.tenancy.name.Canonical;
import io.paiadmin.core.tenancy.plan.Leftover;
import io.paiadmin.core.tenancy.plan.Reason;
import io.paiadmin.core.tenancy.rule.Findings;
import io.paiadmin.core.tenancy.wish.Cell;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * The difference between a state and what is wanted, as it grows while a plan is drafted. It holds
 * what changes and nothing else, so its size is that of the change. It is filled in this package
 * alone; others read it.
 */
public final class Draft {
  final Snapshot now;
  final Findings findings = new Findings();
  final Map<String, GroupDraft> groups = new TreeMap<>();

  /** The users that change. Unordered, since there may be very many; their steps are sorted. */
  final Map<String, UserDraft> users = new HashMap<>();

  final Map<String, NewVirtualCluster> addedVirtualClusters = new TreeMap<>();
  final Map<String, Reason> removedVirtualClusters = new TreeMap<>();
  final List<Leftover> leftovers = new ArrayList<>();

  /** The users that the intent speaks of; only their lists of groups are repaired. */
  final Set<String> managedUsers = new HashSet<>();

  Draft(Snapshot now) {
    this.now = now;
  }

  /** A virtual cluster to be added. */
  public record NewVirtualCluster(List<Cell> cells, Reason reason) {}

  /** Returns the state that the draft is a difference to. */
  public Snapshot now() {
    return now;
  }

  /** Returns what was found so far; whoever makes something of the draft may add to it. */
  public Findings findings() {
    return findings;
  }

  /** Returns the groups that change, by name. */
  public Map<String, GroupDraft> groups() {
    return Collections.unmodifiableMap(groups);
  }

  /** Returns the users that change, in no order. */
  public Map<String, UserDraft> users() {
    return Collections.unmodifiableMap(users);
  }

  /** Returns the virtual clusters to be added, by name. */
  public Map<String, NewVirtualCluster> addedVirtualClusters() {
    return Collections.unmodifiableMap(addedVirtualClusters);
  }

  /** Returns the virtual clusters to be removed, by name, with the reason of each. */
  public Map<String, Reason> removedVirtualClusters() {
    return Collections.unmodifiableMap(removedVirtualClusters);
  }

  /** Returns what is not mentioned and left alone, in no order. */
  public List<Leftover> leftovers() {
    return Collections.unmodifiableList(leftovers);
  }

  /** Returns the users that the intent speaks of, in no order. */
  public Set<String> managedUsers() {
    return Collections.unmodifiableSet(managedUsers);
  }

  /** Returns the draft of a user, begun when there is none. */
  UserDraft user(String name) {
    return users.computeIfAbsent(name, UserDraft::new);
  }

  /** Returns a group as it shall be, if it shall be. */
  public Optional<Group> target(String group) {
    GroupDraft draft = groups.get(group);
    return draft == null ? now.group(group) : Optional.ofNullable(draft.target());
  }

  /** Wants a group to be as given; nothing happens when it is so already. */
  void want(Group target, Reason reason) {
    Group base = now.group(target.name()).orElse(null);
    if (base == null || !Canonical.same(base, target)) {
      groups.put(target.name(), new GroupDraft(target.name(), base, target, reason));
    }
  }

  /** Wants a group to be gone, and its members to be out of it. */
  void deleteGroup(Group group, Reason reason) {
    groups.put(group.name(), new GroupDraft(group.name(), group, null, reason));
  }

  /** Takes a user into a group, unless they are in it; most are, so the reason is made late. */
  void join(String user, String group, Supplier<Reason> reason) {
    boolean isMember = now.user(user).filter(found -> found.groups().contains(group)).isPresent();
    if (!isMember || !now.hasGroup(group)) {
      user(user).added.computeIfAbsent(group, any -> reason.get());
    }
  }

  /** Takes a user out of a group. */
  void leave(String user, String group, Reason reason) {
    user(user).removed.putIfAbsent(group, reason);
  }

  /** Takes every member out of a group. */
  void empty(String group, Reason reason) {
    now.members(group).forEach(member -> leave(member, group, reason));
  }

  /** Tells whether a virtual cluster shall be there in the end. */
  boolean willHaveVirtualCluster(String name) {
    return addedVirtualClusters.containsKey(name)
        || (now.hasVirtualCluster(name) && !removedVirtualClusters.containsKey(name));
  }

  /** Tells whether a user shall be there in the end. */
  boolean willExist(String user) {
    UserDraft draft = users.get(user);
    return draft == null
        ? now.hasUser(user)
        : draft.delete == null && (draft.create != null || now.hasUser(user));
  }
}
