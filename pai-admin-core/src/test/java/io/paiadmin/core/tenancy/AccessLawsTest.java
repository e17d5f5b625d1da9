package io.paiadmin.core.tenancy;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.User;
import io.paiadmin.core.tenancy.access.Access;
import io.paiadmin.core.tenancy.access.AccessChange;
import io.paiadmin.core.tenancy.access.Answer;
import io.paiadmin.core.tenancy.access.NearMiss;
import io.paiadmin.core.tenancy.access.Resource;
import io.paiadmin.core.tenancy.wish.Edit;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.Tuple.Tuple2;

@Label("Laws of access")
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
class AccessLawsTest {

  @Property(tries = 300)
  void an_answer_is_what_the_rules_say_and_yes_exactly_when_there_is_a_path(
      @ForAll("clusters") Tuple2<AuthenticationMode, ClusterState> cluster) {
    Access access = Access.of(cluster.get1(), cluster.get2());
    for (User user : cluster.get2().users()) {
      for (Resource resource : Oracle.resources(cluster.get2())) {
        Answer answer = access.why(user.name(), resource);
        assertThat(answer.allowed())
            .isEqualTo(Oracle.mayUse(cluster.get2(), user, resource))
            .isNotEqualTo(answer.paths().isEmpty());
        assertThat(answer.allowed() && !answer.nearMisses().isEmpty()).isFalse();
      }
    }
  }

  @Property(tries = 300)
  void who_and_what_are_complete(
      @ForAll("clusters") Tuple2<AuthenticationMode, ClusterState> cluster) {
    Access access = Access.of(cluster.get1(), cluster.get2());
    Set<String> byResource = new TreeSet<>();
    for (Resource resource : Oracle.resources(cluster.get2())) {
      access.who(resource).forEach(user -> byResource.add(user + ": " + resource));
    }
    Set<String> byUser = new TreeSet<>();
    for (User user : cluster.get2().users()) {
      access.what(user.name()).forEach(resource -> byUser.add(user.name() + ": " + resource));
    }
    assertThat(byResource).isEqualTo(Oracle.access(cluster.get2())).isEqualTo(byUser);
  }

  @Property(tries = 100)
  void a_near_miss_carried_out_gives_a_yes_and_exactly_what_it_says(
      @ForAll("clusters") Tuple2<AuthenticationMode, ClusterState> cluster) {
    Access access = Access.of(cluster.get1(), cluster.get2());
    for (User user : cluster.get2().users()) {
      for (Resource resource : Oracle.resources(cluster.get2())) {
        for (NearMiss miss : access.why(user.name(), resource).nearMisses()) {
          assertThat(gained(cluster, user, resource, miss))
              .isEqualTo(promised(user, resource, miss));
        }
      }
    }
  }

  @Property(tries = 300)
  void what_if_is_the_difference_of_access(
      @ForAll("clusters") Tuple2<AuthenticationMode, ClusterState> cluster,
      @ForAll("edits") Edit edit) {
    WhatIf.Outcome outcome = WhatIf.ask(cluster.get1(), cluster.get2(), edit);
    if (outcome instanceof WhatIf.Changed changed) {
      Set<String> before = Oracle.access(cluster.get2());
      Set<String> after = Oracle.access(Carried.out(cluster.get2(), edit));
      assertThat(pairs(changed.change().gained())).isEqualTo(minus(after, before));
      assertThat(pairs(changed.change().lost())).isEqualTo(minus(before, after));
    }
  }

  @Provide
  Arbitrary<Tuple2<AuthenticationMode, ClusterState>> clusters() {
    return Arbitraries.of(AuthenticationMode.class)
        .flatMap(mode -> RandomStates.of(mode).map(state -> Tuple.of(mode, state)));
  }

  @Provide
  Arbitrary<Edit> edits() {
    return RandomWishes.edits();
  }

  private static Set<String> gained(
      Tuple2<AuthenticationMode, ClusterState> cluster,
      User user,
      Resource resource,
      NearMiss miss) {
    ClusterState after = cluster.get2();
    for (Edit edit : edits(user, resource, miss)) {
      after = Carried.out(after, edit);
    }
    assertThat(Access.of(cluster.get1(), after).why(user.name(), resource).allowed()).isTrue();
    Set<String> before = Oracle.access(cluster.get2());
    assertThat(Oracle.access(after)).containsAll(before);
    return minus(Oracle.access(after), before);
  }

  private static List<Edit> edits(User user, Resource resource, NearMiss miss) {
    return switch (miss.fix()) {
      case JOIN -> List.of(new Edit.Join(user.name(), miss.group()));
      case DROP ->
          Stream.of(miss.group().split(", "))
              .map(name -> (Edit) new Edit.Leave(user.name(), name))
              .toList();
      case GRANT ->
          List.of(
              resource.kind() == Resource.Kind.STORAGE
                  ? new Edit.GrantStorage(miss.group(), resource.name())
                  : new Edit.GrantVirtualCluster(miss.group(), resource.name()));
    };
  }

  private static Set<String> promised(User user, Resource resource, NearMiss miss) {
    Set<String> pairs = new TreeSet<>(Set.of(user.name() + ": " + resource));
    miss.othersGaining().forEach(other -> pairs.add(other + ": " + resource));
    miss.alsoGained().forEach(also -> pairs.add(user.name() + ": " + also));
    return pairs;
  }

  private static Set<String> pairs(List<AccessChange.Pair> pairs) {
    Set<String> texts = new TreeSet<>();
    pairs.forEach(pair -> texts.add(pair.user() + ": " + pair.resource()));
    return texts;
  }

  private static Set<String> minus(Set<String> all, Set<String> known) {
    Set<String> rest = new TreeSet<>(all);
    rest.removeAll(known);
    return rest;
  }
}
