package io.paiadmin.core.tenancy;

import static io.paiadmin.core.tenancy.World.aad;
import static io.paiadmin.core.tenancy.World.basic;
import static io.paiadmin.core.tenancy.World.steps;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.core.tenancy.access.Access;
import io.paiadmin.core.tenancy.access.NearMiss;
import io.paiadmin.core.tenancy.access.Resource;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.simulation.OpenPaiRestart;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.Unmanaged;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What public bug reports taught: size, access and export")
class ScaleStatementsTest {
  private static final Resource V1 = Resource.virtualCluster("v1");

  @ParameterizedTest
  @ValueSource(ints = {10, 100, 200, 1000, 1001})
  @DisplayName("statement 16: any number of groups is planned without a difference")
  void statement_16(int size) {
    World world = aad();
    IntStream.range(0, size).forEach(i -> world.group("g" + i, List.of("default"), List.of()));
    Wish export = WishExport.of(world.mode(), world.state());
    assertThat(export.groupsOrNone()).hasSize(size);
    assertThat(world.plan(export.withUnmanaged(Unmanaged.PRUNE)).steps()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {199, 200, 201, 1001})
  @DisplayName("statement 23: any number of members makes the round trip without a difference")
  void statement_23(int size) {
    World world = members(size);
    Wish export = WishExport.of(world.mode(), world.state());
    assertThat(export.groupsOrNone().get(0).members().names()).hasSize(size);
    assertThat(world.plan(export.withUnmanaged(Unmanaged.PRUNE)).steps()).isEmpty();
  }

  @Test
  @DisplayName("statement 46: a refused directory user learns whom to ask, the smallest help first")
  void statement_46() {
    World world =
        aad()
            .vcs("v1", "v2")
            .group("wide", List.of("v1", "v2"), List.of())
            .group("narrow", List.of("v1"), List.of())
            .user("a", "default");
    assertThat(world.access().why("a", V1).nearMisses())
        .filteredOn(miss -> miss.fix() == NearMiss.Fix.JOIN)
        .extracting(NearMiss::externalName)
        .containsExactly("sg-narrow", "sg-wide", "sg-admins");
  }

  @Test
  @DisplayName("statement 49: ten thousand users join in one plan with one step each")
  void statement_49() {
    World world = basic().vcs("v1");
    String[] names = IntStream.range(0, 10_000).mapToObj(i -> "u" + i).toArray(String[]::new);
    for (String name : names) {
      world.user(name, "default");
    }
    Plan<?> plan = world.plan(Wish.NOTHING.withGroups(GroupWish.named("v1").withMembers(names)));
    assertThat(steps(plan)).hasSize(10_000).doesNotHaveDuplicates();
    assertThat(steps(plan)).allMatch(step -> step.startsWith("SetUserGroups u"));
  }

  @Test
  @DisplayName("statement 50: an export brings everybody's access back after everything was lost")
  void statement_50() {
    World world =
        basic()
            .vcs("v1", "v2")
            .storages("s1", "s2")
            .group("v1", List.of("v1"), List.of("s2", "s1"))
            .group("default", List.of("default"), List.of("s1"))
            .user("a", "default", "v1")
            .user("b", "default", "v1", "v2");
    Wish export = WishExport.of(world.mode(), world.state());
    Plan<?> plan = new Scenario(world.mode(), wiped(world), export).plan();
    assertThat(Oracle.access(plan.target())).isEqualTo(Oracle.access(world.state()));
  }

  @Test
  @DisplayName("statement 54: the answer to who and what is complete")
  void statement_54() {
    World world = members(12_000);
    assertThat(world.access().who(V1)).hasSize(12_000 + 2).isSorted();
  }

  @Test
  @DisplayName("statement 56: many threads ask one immutable snapshot and get one answer")
  void statement_56() {
    World world = members(500);
    Access access = world.access();
    List<String> alone = access.who(V1);
    assertThat(IntStream.range(0, 200).parallel().mapToObj(i -> access.who(V1)).distinct())
        .containsExactly(alone);
    assertThat(access.state()).isEqualTo(world.state());
  }

  private static World members(int size) {
    World world = basic().vcs("v1");
    IntStream.range(0, size).forEach(i -> world.user("u" + i, "default", "v1"));
    return world;
  }

  private static ClusterState wiped(World world) {
    ClusterState bare =
        ClusterState.complete(
            List.of(), List.of(), world.state().virtualClusters(), world.state().storages());
    return OpenPaiRestart.simulate(AuthenticationMode.BASIC, bare).after();
  }
}
