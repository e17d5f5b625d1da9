package io.paiadmin.core.tenancy;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Scheduler;
import io.paiadmin.api.cluster.Storage;
import io.paiadmin.api.cluster.User;
import io.paiadmin.core.tenancy.plan.Action;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.Intent;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.jspecify.annotations.Nullable;

/** A cluster and what somebody wants of it. */
public record Scenario(AuthenticationMode mode, ClusterState state, Intent intent) {

  /** Makes random scenarios of both modes; nine wishes in ten name only what can be named. */
  public static Arbitrary<Scenario> wishes() {
    return Arbitraries.of(AuthenticationMode.class).flatMap(Scenario::wishes);
  }

  /** Makes random scenarios of one mode. */
  public static Arbitrary<Scenario> wishes(AuthenticationMode mode) {
    return Combinators.combine(
            RandomStates.of(mode), RandomWishes.of(mode), RandomStates.often(9, true, false))
        .as((state, wish, legal) -> new Scenario(mode, state, legal ? legal(wish, state) : wish));
  }

  /** Makes random single changes in both modes. */
  public static Arbitrary<Scenario> edits() {
    return Arbitraries.of(AuthenticationMode.class)
        .flatMap(
            mode ->
                Combinators.combine(RandomStates.of(mode), RandomWishes.edits())
                    .as((state, edit) -> new Scenario(mode, state, edit)));
  }

  public static ClusterInfo info(AuthenticationMode mode) {
    return new ClusterInfo("v1.8.1", mode, Scheduler.HIVED, null, EnumSet.allOf(Capability.class));
  }

  public Plan<? extends Action> plan() {
    return planOn(state);
  }

  public Plan<? extends Action> planOn(ClusterState other) {
    return Binding.of(mode).plan("prod", intent, info(mode), other);
  }

  private static Wish legal(Wish wish, ClusterState state) {
    Set<String> users = new HashSet<>();
    state.users().stream().map(User::name).forEach(users::add);
    wish.usersOrNone().forEach(user -> users.add(user.name().value()));
    Set<String> storages = new HashSet<>();
    state.storages().stream().map(Storage::name).forEach(storages::add);
    boolean unseen = !state.isComplete(ClusterPart.STORAGES);
    Predicate<String> isStorage = name -> unseen || storages.contains(name);
    NameList admins = only(wish.admins(), users::contains);
    return new Wish(
        only(wish.defaultStorages(), isStorage),
        admins == null || admins.names().isEmpty() ? null : admins,
        wish.groups() == null
            ? null
            : wish.groups().stream().map(group -> legal(group, users, isStorage)).toList(),
        wish.users(),
        wish.unmanaged());
  }

  private static GroupWish legal(GroupWish wish, Set<String> users, Predicate<String> isStorage) {
    Placed<String> old = wish.renamedFrom();
    boolean isHouse = old != null && Set.of("default", "admingroup", "ops").contains(old.value());
    return new GroupWish(
        wish.name(),
        wish.description(),
        wish.externalName(),
        wish.virtualClusters(),
        only(wish.storages(), isStorage),
        only(wish.members(), users::contains),
        null,
        isHouse ? null : old,
        List.of());
  }

  private static @Nullable NameList only(@Nullable NameList list, Predicate<String> legal) {
    if (list == null) {
      return null;
    }
    List<Placed<String>> kept =
        list.names().stream().filter(name -> legal.test(name.value())).toList();
    return new NameList(kept, list.at());
  }
}
