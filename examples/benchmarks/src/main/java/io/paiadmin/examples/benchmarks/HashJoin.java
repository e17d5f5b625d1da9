package io.paiadmin.examples.benchmarks;

import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.User;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The least that anybody must do to know which memberships change: a hash table of each side,
 * probed with the other. No checks, no order, no reasons, no steps.
 */
public final class HashJoin {
  private final Map<String, Set<String>> teamsNow = new HashMap<>();
  private final Map<String, Set<String>> teamsWanted = new HashMap<>();
  private final List<Edge> added = new ArrayList<>();
  private final List<Edge> removed = new ArrayList<>();

  private HashJoin() {}

  /** A user in a team. */
  public record Edge(String user, String team) {}

  /** The memberships that only one side has. */
  public record Difference(List<Edge> added, List<Edge> removed) {}

  static Difference of(ClusterState state, Wish wish) {
    HashJoin join = new HashJoin();
    state.users().forEach(join::build);
    wish.groupsOrNone().forEach(join::buildAndProbe);
    state.users().forEach(join::probe);
    return new Difference(join.added, join.removed);
  }

  private void build(User user) {
    teamsNow.put(user.name(), new HashSet<>(user.groups()));
  }

  private void buildAndProbe(GroupWish wish) {
    String team = wish.name().value();
    for (Placed<String> member : members(wish).names()) {
      String user = member.value();
      teamsWanted.computeIfAbsent(user, any -> new HashSet<>()).add(team);
      if (!teamsNow.getOrDefault(user, Set.of()).contains(team)) {
        added.add(new Edge(user, team));
      }
    }
  }

  private void probe(User user) {
    Set<String> wanted = teamsWanted.getOrDefault(user.name(), Set.of());
    for (String group : user.groups()) {
      if (!wanted.contains(group)) {
        removed.add(new Edge(user.name(), group));
      }
    }
  }

  private static NameList members(GroupWish wish) {
    NameList members = wish.members() == null ? wish.expected() : wish.members();
    return members == null ? NameList.of() : members;
  }
}
