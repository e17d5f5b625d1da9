package io.paiadmin.core.tenancy;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.VirtualCluster;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.Unmanaged;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Checks the state that a plan leads to against the wish, without any code of the planner: what is
 * mentioned holds, what is not is as it was, or gone where the wish says prune.
 */
public final class WishCheck {
  private final ClusterState before;
  private final ClusterState after;
  private final Wish wish;
  private final boolean basic;
  private final boolean restarts;
  private final Set<String> gone = new HashSet<>();

  WishCheck(Plan<?> plan) {
    before = plan.basis();
    after = plan.target();
    wish = (Wish) plan.intent();
    basic = plan.mode() == AuthenticationMode.BASIC;
    restarts = plan.steps().stream().anyMatch(s -> s.action().kind().equals("Restart"));
    before.groups().stream().map(Group::name).filter(this::shallGo).forEach(gone::add);
  }

  void check() {
    if (wish.defaultStorages() != null) {
      Group everybody = group(after, "default").orElseThrow();
      assertThat(new LinkedHashSet<>(everybody.acls().storages()))
          .containsExactlyElementsOf(values(wish.defaultStorages()));
    }
    wish.groupsOrNone().forEach(this::mentioned);
    before.groups().stream().filter(g -> !isMentioned(g.name())).forEach(this::unmentioned);
    after.groups().forEach(this::comesFromSomewhere);
    virtualClusters();
    Set<String> left = new HashSet<>(gone);
    before.groups().stream()
        .filter(group -> isSwept(group) && !group.name().equals("default"))
        .forEach(group -> left.add(group.name()));
    new MembershipCheck(before, after, wish, basic, restarts, left).check();
  }

  private void mentioned(GroupWish wanted) {
    String name = wanted.name().value();
    Group found = group(after, name).orElseThrow();
    Group base = renamed(wanted).or(() -> group(before, name)).orElse(Group.of(name, Acls.NONE));
    assertThat(new LinkedHashSet<>(found.acls().storages()))
        .containsExactlyElementsOf(or(wanted.storages(), base.acls().storages()));
    assertThat(found.acls().admin()).isEqualTo(base.acls().admin());
    assertThat(found.description()).isEqualTo(or(wanted.description(), base.description()));
    assertThat(found.externalName()).isEqualTo(or(wanted.externalName(), base.externalName()));
    assertThat(found.acls().other()).isEqualTo(other(base, name));
    Set<String> vcs =
        basic ? Set.of(name) : or(wanted.virtualClusters(), base.acls().virtualClusters());
    assertThat(new HashSet<>(found.acls().virtualClusters())).isEqualTo(vcs);
  }

  private Map<String, String> other(Group base, String name) {
    Map<String, String> other = new HashMap<>(base.acls().other());
    group(before, name).ifPresent(group -> other.putAll(group.acls().other()));
    return other;
  }

  private Optional<Group> renamed(GroupWish wanted) {
    Placed<String> old = wanted.renamedFrom();
    if (old == null) {
      return Optional.empty();
    }
    boolean bare = basic && names(before).contains(old.value()); // a restart makes its group
    return group(before, old.value())
        .or(() -> bare ? Optional.of(Group.of(old.value(), Acls.NONE)) : Optional.empty());
  }

  private void unmentioned(Group group) {
    Optional<Group> found = group(after, group.name());
    Set<String> vcs = kept(group);
    boolean swept = isSwept(group);
    boolean remade =
        swept && (names(after).contains(group.name()) || group.name().equals("admingroup"));
    if (gone.contains(group.name()) || (swept && !remade && !group.name().equals("default"))) {
      assertThat(found).as("%s goes", group.name()).isEmpty();
    } else if (!remade || group.name().equals("default")) {
      kept(group, found, vcs);
    }
  }

  private Set<String> kept(Group group) {
    Set<String> vcs = new HashSet<>(group.acls().virtualClusters());
    if (restarts) {
      vcs.retainAll(existing());
    }
    return vcs;
  }

  /** Tells whether a restart deletes a group that the wish does not mention. */
  private boolean isSwept(Group group) {
    return restarts
        && basic
        && kept(group).isEmpty()
        && !group.acls().admin()
        && !isMentioned(group.name());
  }

  private static void kept(Group group, Optional<Group> found, Set<String> vcs) {
    Group kept = found.orElseThrow(() -> new AssertionError(group.name() + " is kept"));
    assertThat(kept.description()).isEqualTo(group.description());
    assertThat(kept.externalName()).isEqualTo(group.externalName());
    assertThat(kept.acls().admin()).isEqualTo(group.acls().admin());
    assertThat(kept.acls().other()).isEqualTo(group.acls().other());
    if (!group.name().equals("default")) {
      assertThat(kept.acls().storages()).isEqualTo(group.acls().storages());
      assertThat(new HashSet<>(kept.acls().virtualClusters())).isEqualTo(vcs);
    } else {
      assertThat(kept.acls().virtualClusters()).containsAll(vcs);
    }
  }

  private Set<String> existing() {
    Set<String> names = new HashSet<>(names(after));
    names.add("default");
    return names;
  }

  private void comesFromSomewhere(Group found) {
    String name = found.name();
    boolean made =
        basic
            && (name.equals("default")
                || (restarts && (names(after).contains(name) || name.equals("admingroup"))));
    boolean madeForAll = name.equals("default") && wish.defaultStorages() != null;
    assertThat(isMentioned(name) || group(before, name).isPresent() || made || madeForAll)
        .as("%s", found)
        .isTrue();
  }

  private void virtualClusters() {
    Set<String> wanted = new HashSet<>(names(before));
    if (basic) {
      wish.groupsOrNone().forEach(team -> wanted.add(team.name().value()));
      wish.groupsOrNone()
          .forEach(team -> renamed(team).ifPresent(old -> wanted.remove(old.name())));
      wanted.removeAll(gone);
      if (wish.groups() != null && wish.unmanaged().value() == Unmanaged.PRUNE) {
        wanted.removeIf(
            name -> !isMentioned(name) && group(before, name).isEmpty() && !name.equals("default"));
      }
    }
    assertThat(names(after)).isEqualTo(wanted);
  }

  private boolean shallGo(String name) {
    boolean house =
        Set.of("default", "admingroup").contains(name)
            || group(before, name).orElseThrow().acls().admin();
    boolean pruned =
        wish.groups() != null
            && wish.unmanaged().value() == Unmanaged.PRUNE
            && !house
            && !isMentioned(name);
    boolean replaced =
        wish.groupsOrNone().stream()
            .anyMatch(team -> renamed(team).filter(old -> old.name().equals(name)).isPresent());
    return pruned || replaced;
  }

  private boolean isMentioned(String name) {
    return wish.groupsOrNone().stream().anyMatch(team -> team.name().value().equals(name));
  }

  public static Optional<Group> group(ClusterState state, String name) {
    return state.groups().stream().filter(group -> group.name().equals(name)).findFirst();
  }

  private static Set<String> names(ClusterState state) {
    Set<String> names = new HashSet<>();
    state.virtualClusters().stream().map(VirtualCluster::name).forEach(names::add);
    return names;
  }

  private static Set<String> values(NameList list) {
    Set<String> values = new LinkedHashSet<>();
    list.names().forEach(name -> values.add(name.value()));
    return values;
  }

  private static Set<String> or(@Nullable NameList wanted, List<String> base) {
    return wanted == null ? new LinkedHashSet<>(base) : values(wanted);
  }

  private static String or(@Nullable Placed<String> wanted, String base) {
    return wanted == null ? base : wanted.value();
  }
}
