package io.paiadmin.core.tenancy;

import static io.paiadmin.core.tenancy.RandomStates.email;
import static io.paiadmin.core.tenancy.RandomStates.often;
import static io.paiadmin.core.tenancy.RandomStates.some;
import static io.paiadmin.core.tenancy.RandomStates.storages;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.core.tenancy.wish.Edit;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.Unmanaged;
import io.paiadmin.core.tenancy.wish.UserWish;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Random wishes and single changes, over the names of {@link RandomStates} and a few more. */
final class RandomWishes {
  private static final List<String> USERS = List.of("u1", "u2", "u3", "u4", "r1", "r2", "new");
  private static final List<String> TEAMS = List.of("v1", "v2", "v3", "n1", "n2");
  private static final List<String> GROUPS =
      List.of("v1", "v2", "n1", "proj", "ops", "default", "admingroup", "ghost");

  private RandomWishes() {}

  static Arbitrary<Wish> of(AuthenticationMode mode) {
    return mode == AuthenticationMode.BASIC ? basic() : aad();
  }

  private static Arbitrary<Wish> basic() {
    return Combinators.combine(
            names(storages()).optional(0.5),
            names(Arbitraries.of(USERS).list().uniqueElements().ofMinSize(1).ofMaxSize(3))
                .optional(0.5),
            some(TEAMS, name -> team(name).optional(0.5)).optional(0.9),
            some(USERS, name -> user(name).optional(0.8)).optional(0.7),
            Arbitraries.of(Unmanaged.class))
        .as(RandomWishes::wish);
  }

  private static Arbitrary<Wish> aad() {
    return Combinators.combine(
            names(storages()).optional(0.5),
            some(TEAMS, name -> mapped(name).optional(0.5)).optional(0.9),
            Arbitraries.of(Unmanaged.class))
        .as((everybody, groups, fate) -> wish(everybody, none(), groups, none(), fate));
  }

  private static <T> Optional<T> none() {
    return Optional.empty();
  }

  private static Wish wish(
      Optional<NameList> storages,
      Optional<NameList> admins,
      Optional<List<GroupWish>> groups,
      Optional<List<UserWish>> users,
      Unmanaged fate) {
    return new Wish(
        storages.orElse(null),
        admins.orElse(null),
        groups.orElse(null),
        users.orElse(null),
        new Placed<>(fate, ""));
  }

  private static Arbitrary<GroupWish> team(String name) {
    return Combinators.combine(
            text(often(1, "Another team", "")).optional(0.3),
            names(storages()).optional(0.5),
            names(Arbitraries.of(USERS).list().ofMaxSize(4)).optional(0.6),
            text(old()).optional(0.1))
        .as(
            (text, storages, members, old) ->
                group(name, text, none(), none(), storages, members, old));
  }

  private static Arbitrary<GroupWish> mapped(String name) {
    Arbitrary<List<String>> vcs = Arbitraries.of("default", "v1", "v2", "v3").list().ofMaxSize(3);
    return Combinators.combine(
            text(often(1, "Another team", "")).optional(0.3),
            text(often(20, "sg-" + name, "sg-other")).optional(0.9),
            names(vcs).optional(0.7),
            names(storages()).optional(0.6),
            text(old()).optional(0.1))
        .as((text, alias, v, storages, old) -> group(name, text, alias, v, storages, none(), old));
  }

  private static Arbitrary<String> old() {
    return Arbitraries.of("v1", "v2", "proj", "gone", "ops", "admingroup", "default");
  }

  private static GroupWish group(
      String name,
      Optional<Placed<String>> text,
      Optional<Placed<String>> alias,
      Optional<NameList> vcs,
      Optional<NameList> storages,
      Optional<NameList> members,
      Optional<Placed<String>> old) {
    return new GroupWish(
        new Placed<>(name, ""),
        text.orElse(null),
        alias.orElse(null),
        vcs.orElse(null),
        storages.orElse(null),
        members.orElse(null),
        null,
        old.orElse(null),
        List.of());
  }

  private static Arbitrary<UserWish> user(String name) {
    return text(email())
        .optional(0.5)
        .map(mail -> new UserWish(new Placed<>(name, ""), mail.orElse(null)));
  }

  private static Arbitrary<Placed<String>> text(Arbitrary<String> texts) {
    return texts.map(value -> new Placed<>(value, ""));
  }

  private static Arbitrary<NameList> names(Arbitrary<List<String>> lists) {
    return lists.map(NameList::of);
  }

  static Arbitrary<Edit> edits() {
    Arbitrary<String> user = Arbitraries.of(RandomStates.USERS);
    Arbitrary<String> group = Arbitraries.of(GROUPS);
    Arbitrary<String> storage = Arbitraries.of(RandomStates.STORAGES);
    Arbitrary<String> vc = Arbitraries.of("v1", "v2", "n1");
    List<Arbitrary<? extends Edit>> kinds = new ArrayList<>();
    kinds.add(Combinators.combine(user, group).as(Edit.Join::new));
    kinds.add(Combinators.combine(user, group).as(Edit.Leave::new));
    kinds.add(Combinators.combine(group, storage).as(Edit.GrantStorage::new));
    kinds.add(Combinators.combine(group, storage).as(Edit.RevokeStorage::new));
    kinds.add(Combinators.combine(group, vc).as(Edit.GrantVirtualCluster::new));
    kinds.add(Combinators.combine(group, vc).as(Edit.RevokeVirtualCluster::new));
    return Arbitraries.of(kinds).flatMap(kind -> kind.map(edit -> edit));
  }
}
