package io.paiadmin.core.tenancy;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.NameList;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;

@Label("Laws of plans under permutation")
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
class PermutationLawsTest {

  @Property(tries = 500)
  void the_order_of_a_state_does_not_matter(
      @ForAll("wishes") Scenario scenario, @ForAll Random random) {
    Scenario mixed =
        new Scenario(scenario.mode(), mixed(scenario.state(), random), scenario.intent());
    assertSame(mixed.plan(), scenario.plan());
  }

  @Property(tries = 500)
  void the_order_of_a_wish_does_not_matter(
      @ForAll("wishes") Scenario scenario, @ForAll Random random) {
    Wish wish = mixed((Wish) scenario.intent(), random);
    assertSame(new Scenario(scenario.mode(), scenario.state(), wish).plan(), scenario.plan());
  }

  @Property(tries = 200)
  void the_same_input_gives_an_equal_plan(@ForAll("wishes") Scenario scenario) {
    assertThat(scenario.plan()).isEqualTo(scenario.plan()).hasToString(scenario.plan().toString());
  }

  @Provide
  Arbitrary<Scenario> wishes() {
    return Scenario.wishes();
  }

  private static void assertSame(Plan<?> plan, Plan<?> other) {
    assertThat(plan.steps()).isEqualTo(other.steps()).hasToString(other.steps().toString());
    assertThat(plan.problems()).isEqualTo(other.problems());
    assertThat(plan.unmanaged()).isEqualTo(other.unmanaged());
  }

  private static ClusterState mixed(ClusterState state, Random random) {
    return new ClusterState(
        mixed(
            state.users().stream().map(u -> u.withGroups(mixed(u.groups(), random))).toList(),
            random),
        mixed(state.groups().stream().map(group -> mixed(group, random)).toList(), random),
        mixed(state.virtualClusters(), random),
        mixed(state.storages(), random),
        state.partial(),
        mixed(state.problems(), random));
  }

  private static Group mixed(Group group, Random random) {
    List<String> names = mixed(group.acls().virtualClusters(), random);
    return group.withAcls(group.acls().withVirtualClusters(names));
  }

  private static Wish mixed(Wish wish, Random random) {
    return new Wish(
        wish.defaultStorages(),
        mixed(wish.admins(), random),
        wish.groups() == null
            ? null
            : mixed(wish.groups().stream().map(group -> mixed(group, random)).toList(), random),
        wish.users() == null ? null : mixed(wish.users(), random),
        wish.unmanaged());
  }

  private static GroupWish mixed(GroupWish wish, Random random) {
    return new GroupWish(
        wish.name(),
        wish.description(),
        wish.externalName(),
        mixed(wish.virtualClusters(), random),
        wish.storages(),
        mixed(wish.members(), random),
        mixed(wish.expected(), random),
        wish.renamedFrom(),
        wish.cells());
  }

  private static @Nullable NameList mixed(@Nullable NameList list, Random random) {
    return list == null ? null : new NameList(mixed(list.names(), random), list.at());
  }

  private static <T> List<T> mixed(List<T> list, Random random) {
    List<T> copy = new ArrayList<>(list);
    Collections.shuffle(copy, random);
    return copy;
  }
}
