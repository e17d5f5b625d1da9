package io.paiadmin.core.tenancy;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.Storage;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.VirtualCluster;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/**
 * Random clusters. Most parts of most of them are as they should be, and each kind of damage that
 * real clusters have occurs: a missing default group, doubled and dangling memberships, groups that
 * are no virtual cluster or grant a storage alone, several or no administrators' groups, virtual
 * clusters without group and the other way round, unbound storages, lists in any order.
 */
final class RandomStates {
  static final List<String> USERS = List.of("u1", "u2", "u3", "u4", "r1", "r2");
  static final List<String> TEAMS = List.of("v1", "v2", "v3", "n1");
  static final List<String> STORAGES = List.of("s1", "s2", "s3", "s4");
  private static final List<String> VCS = List.of("default", "v1", "v2", "v3", "n1", "proj");
  private static final List<String> GROUPS =
      List.of("default", "admingroup", "v1", "v2", "v3", "n1", "proj", "ops");

  private RandomStates() {}

  static Arbitrary<ClusterState> of(AuthenticationMode mode) {
    Arbitrary<Set<ClusterPart>> partial =
        often(9, Set.<ClusterPart>of(), EnumSet.of(ClusterPart.STORAGES));
    return Combinators.combine(
            some(USERS, name -> user(name).optional(0.8)),
            some(GROUPS, name -> group(mode, name).optional(presence(name))),
            some(VCS, name -> of(VirtualCluster.named(name), name.startsWith("v") ? 0.85 : 0.3)),
            some(STORAGES, name -> of(Storage.named(name), 0.9)),
            partial)
        .as((users, groups, vcs, storages, p) -> state(users, groups, vcs, storages, p));
  }

  private static ClusterState state(
      List<User> users,
      List<Group> groups,
      List<VirtualCluster> vcs,
      List<Storage> storages,
      Set<ClusterPart> partial) {
    return new ClusterState(users, groups, vcs, storages, partial, List.of());
  }

  private static Arbitrary<User> user(String name) {
    List<String> names = new ArrayList<>(GROUPS);
    names.add("ghost");
    Arbitrary<List<String>> groups = Arbitraries.of(names).list().ofMaxSize(3);
    Arbitrary<Boolean> admin = often(3, name.startsWith("r"), false);
    return Combinators.combine(groups, admin, often(7, true, false), email())
        .as((more, isAdmin, inDefault, mail) -> user(name, more, isAdmin, inDefault, mail));
  }

  private static User user(
      String name, List<String> more, boolean admin, boolean inDefault, String mail) {
    List<String> groups = new ArrayList<>(more);
    if (inDefault && !groups.contains("default")) {
      groups.add("default");
    }
    if (admin) {
      groups.add(0, "admingroup");
    }
    return new User(name, mail, groups);
  }

  private static Arbitrary<Group> group(AuthenticationMode mode, String name) {
    Arbitrary<String> external =
        mode == AuthenticationMode.BASIC
            ? often(8, "", "sg-" + name)
            : Arbitraries.frequency(
                Tuple.of(20, "sg-" + name), Tuple.of(1, ""), Tuple.of(1, "sg-v1"));
    return Combinators.combine(acls(mode, name), external, often(3, "", "Some team"))
        .as((acls, alias, text) -> new Group(name, text, alias, acls, Map.of()));
  }

  private static Arbitrary<Acls> acls(AuthenticationMode mode, String name) {
    Arbitrary<List<String>> any = Arbitraries.of(VCS).list().ofMaxSize(3);
    boolean bound = mode == AuthenticationMode.BASIC;
    Arbitrary<List<String>> vcs =
        Arbitraries.frequencyOf(
            Tuple.of(bound ? 8 : 2, Arbitraries.just(List.of(name))),
            Tuple.of(1, Arbitraries.just(List.of())),
            Tuple.of(bound ? 1 : 6, any));
    return Combinators.combine(admin(name), vcs, storages(), often(4, "", "1"))
        .as((admin, names, storages, other) -> new Acls(admin, names, storages, other(other)));
  }

  private static Map<String, String> other(String value) {
    return value.isEmpty() ? Map.of() : Map.of("quota", value);
  }

  private static Arbitrary<Boolean> admin(String name) {
    return switch (name) {
      case "admingroup" -> Arbitraries.just(true);
      case "ops" -> often(1, true, false);
      default -> often(39, false, true);
    };
  }

  private static double presence(String name) {
    return switch (name) {
      case "default", "admingroup" -> 0.95;
      case "n1", "proj", "ops" -> 0.25;
      default -> 0.85;
    };
  }

  static Arbitrary<List<String>> storages() {
    return Arbitraries.of(STORAGES).list().ofMaxSize(3);
  }

  static Arbitrary<String> email() {
    return Arbitraries.of("", "one@example.org", "two@example.org");
  }

  static <T> Arbitrary<T> often(int times, T usual, T seldom) {
    return Arbitraries.frequency(Tuple.of(times, usual), Tuple.of(1, seldom));
  }

  private static <T> Arbitrary<Optional<T>> of(T value, double presence) {
    return Arbitraries.just(value).optional(presence);
  }

  /** Makes a thing of each name, leaves some away and mixes the rest. */
  static <T> Arbitrary<List<T>> some(
      List<String> names, java.util.function.Function<String, Arbitrary<Optional<T>>> thing) {
    List<Arbitrary<Optional<T>>> things = names.stream().map(thing).toList();
    Arbitrary<List<T>> present =
        Combinators.combine(things).as(all -> all.stream().flatMap(Optional::stream).toList());
    return present.flatMap(Arbitraries::shuffle);
  }
}
