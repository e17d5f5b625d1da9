package io.paiadmin.core.tenancy.step;

import static io.paiadmin.core.tenancy.World.aad;
import static io.paiadmin.core.tenancy.World.steps;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.WishCheck;
import io.paiadmin.core.tenancy.World;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.plan.Step;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.Unmanaged;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Steps of groups")
class GroupStepsTest {

  @Test
  void a_renamed_group_goes_only_when_the_new_one_is_there() {
    GroupWish wish = GroupWish.named("new1").withRenamedFrom("old1");
    Plan<?> plan =
        aad().vcs("v1").group("old1", List.of("v1"), List.of()).plan(Wish.NOTHING.withGroups(wish));
    assertThat(steps(plan)).containsExactly("CreateGroup new1", "DeleteGroup old1");
    assertThat(plan.steps().get(1).needs()).containsExactly(plan.steps().get(0).id());
  }

  @Test
  void a_group_goes_only_when_another_grants_what_it_granted() {
    GroupWish wish = GroupWish.named("g2").withVirtualClusters("v1");
    Plan<?> plan =
        aad()
            .vcs("v1")
            .group("g1", List.of("v1"), List.of())
            .group("g2", List.of(), List.of())
            .plan(Wish.NOTHING.withGroups(wish).withUnmanaged(Unmanaged.PRUNE));
    assertThat(steps(plan)).containsExactly("SetGroupAcls g2", "DeleteGroup g1");
    assertThat(plan.steps().get(1).needs()).containsExactly(plan.steps().get(0).id());
  }

  @Test
  void deleting_a_group_is_one_step_in_whatever_order_its_virtual_clusters_were_read() {
    Wish nothing = Wish.NOTHING.withGroups().withUnmanaged(Unmanaged.PRUNE);
    List<Step<?>> one = List.copyOf(world("v1", "v2").plan(nothing).steps());
    List<Step<?>> other = List.copyOf(world("v2", "v1").plan(nothing).steps());
    assertThat(one).hasSize(1).isEqualTo(other);
  }

  @Test
  void a_rename_into_a_group_that_is_there_keeps_what_is_not_known_of_either() {
    World world =
        aad()
            .vcs("v1")
            .group(group("old1", Map.of("a", "1", "b", "2")))
            .group(group("new1", Map.of("b", "3", "c", "4")));
    Plan<?> plan =
        world.plan(Wish.NOTHING.withGroups(GroupWish.named("new1").withRenamedFrom("old1")));
    assertThat(WishCheck.group(plan.target(), "new1").orElseThrow().acls().other())
        .isEqualTo(Map.of("a", "1", "b", "3", "c", "4"));
  }

  private static World world(String... vcs) {
    return aad().vcs("v1", "v2").group("g1", List.of(vcs), List.of());
  }

  private static Group group(String name, Map<String, String> other) {
    return new Group(
        name, "", "sg-" + name, new Acls(false, List.of("v1"), List.of(), other), Map.of());
  }
}
