package io.paiadmin.core.tenancy;

import static io.paiadmin.core.tenancy.World.aad;
import static io.paiadmin.core.tenancy.World.basic;
import static io.paiadmin.core.tenancy.World.errors;
import static io.paiadmin.core.tenancy.World.steps;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.plan.UserAction.SetUserGroups;
import io.paiadmin.core.tenancy.wish.Edit;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The default group and the administrators' groups")
class HouseGroupsTest {

  @ParameterizedTest
  @ValueSource(strings = {"default", "admingroup", "ops"})
  void are_not_renamed(String old) {
    for (World world : List.of(basic(), aad())) {
      world.vcs("v1").group(new Group("ops", "", "sg-ops", admin(), Map.of()));
      GroupWish wish = GroupWish.named("v1").withExternalName("sg-v1").withRenamedFrom(old);
      assertThat(errors(world.plan(Wish.NOTHING.withGroups(wish)))).contains("RESERVED_NAME");
    }
  }

  @Test
  void refuse_a_list_of_administrators_while_default_makes_everybody_one() {
    Plan<?> plan = basic().group(Group.of("default", admin())).plan(Wish.NOTHING.withAdmins("r1"));
    assertThat(errors(plan)).containsExactly("B_EXTRA_ADMIN_GROUP");
  }

  @Test
  void take_a_promoted_user_whose_list_names_a_group_twice_as_the_list_is() {
    Plan<?> plan =
        basic()
            .vcs("v1")
            .user("a", "default", "v1", "v1")
            .plan(
                Wish.NOTHING
                    .withAdmins("r1", "r2", "a")
                    .withGroups(GroupWish.named("v1").withMembers()));
    assertThat(steps(plan)).containsExactly("GrantAdmin a", "SetUserGroups a");
    assertThat(((SetUserGroups) plan.steps().get(1).action()).from())
        .containsExactly("admingroup", "default", "v1", "v1");
  }

  @Test
  void lock_nobody_out_who_joins_a_team_while_default_does_not_exist() {
    ClusterState state = basic().vcs("v1").user("a").state();
    ClusterState without =
        ClusterState.complete(
            state.users().stream().map(user -> user.withGroups(List.of())).toList(),
            state.groups().stream().filter(group -> !group.name().equals("default")).toList(),
            state.virtualClusters(),
            List.of());
    Plan<?> plan = new Scenario(basic().mode(), without, new Edit.Join("a", "v1")).plan();
    assertThat(steps(plan)).containsExactly("SetUserGroups a");
    assertThat(Oracle.dangling(plan.target())).isEmpty();
  }

  private static Acls admin() {
    return new Acls(true, List.of("default"), List.of(), Map.of());
  }
}
