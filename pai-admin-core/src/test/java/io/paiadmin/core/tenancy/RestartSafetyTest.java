package io.paiadmin.core.tenancy;

import static io.paiadmin.core.tenancy.World.basic;
import static io.paiadmin.core.tenancy.World.steps;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.plan.OperatorAction;
import io.paiadmin.core.tenancy.plan.Phase;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.simulation.Satisfaction;
import io.paiadmin.core.tenancy.simulation.Simulation;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.Unmanaged;
import io.paiadmin.core.tenancy.wish.UserWish;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A plan with a restart in it")
class RestartSafetyTest {
  private static final GroupWish NEW = GroupWish.named("new1").withMembers();

  @Test
  void keeps_a_wished_group_without_virtual_cluster_over_the_restart() {
    World world =
        basic()
            .vcs("v1")
            .storages("s")
            .group("v1", List.of(), List.of("s"))
            .user("a", "default", "v1");
    Plan<?> plan = world.plan(Wish.NOTHING.withGroups(GroupWish.named("v1"), NEW));
    assertThat(steps(plan).get(0)).isEqualTo("RestoreAcl v1");
    assertThat(group(plan, "v1").acls()).isEqualTo(Acls.of(List.of("v1"), List.of("s")));
    assertThat(Oracle.members(plan.target(), "v1")).containsExactly("a");
  }

  @Test
  void carries_a_renamed_storage_only_group_over_the_restart() {
    World world =
        basic().storages("s").group("proj", List.of(), List.of("s")).user("a", "default", "proj");
    Plan<?> plan =
        world.plan(Wish.NOTHING.withGroups(GroupWish.named("new1").withRenamedFrom("proj")));
    assertThat(steps(plan).get(0)).isEqualTo("RestoreAcl proj");
    assertThat(group(plan, "new1").acls().storages()).containsExactly("s");
    assertThat(Oracle.members(plan.target(), "new1")).containsExactly("a");
    assertThat(plan.target().groups()).extracting(Group::name).doesNotContain("proj");
  }

  @Test
  void keeps_what_everybody_has_when_default_has_no_virtual_cluster() {
    World world = basic().storages("s").group("default", List.of(), List.of("s"));
    Plan<?> plan = world.plan(Wish.NOTHING.withGroups(NEW));
    assertThat(group(plan, "default").acls()).isEqualTo(Acls.of(List.of("default"), List.of("s")));
    assertThat(Oracle.members(plan.target(), "default")).containsExactly("r1", "r2");
  }

  @Test
  void mends_every_list_it_changes_before_the_restart() {
    World world =
        basic()
            .group("proj", List.of(), List.of())
            .user("a", "admingroup", "admingroup", "default", "proj");
    Plan<?> plan = world.plan(Wish.NOTHING.withAdmins("r1").withGroups(NEW));
    assertThat(steps(plan).get(0)).isEqualTo("DedupeMembership a");
    assertThat(plan.steps().get(0).needs()).isEmpty();
    assertThat(plan.steps().stream().filter(step -> step.phase() == Phase.REPAIR)).hasSize(1);
  }

  @Test
  void removes_a_group_that_would_outlive_its_virtual_cluster() {
    World world = basic().vcs("v1").group("v1", List.of("v1", "default"), List.of());
    Plan<?> plan = world.plan(Wish.NOTHING.withGroups().withUnmanaged(Unmanaged.PRUNE));
    assertThat(steps(plan))
        .containsExactly(
            "DeleteGroup v1",
            "VcConfigChange v1",
            "Restart rest-server, hivedscheduler (remove)",
            "WaitVcGone v1");
    Simulation after = new Simulation(plan.mode(), plan.target());
    assertThat(Satisfaction.of(new OperatorAction.WaitVcGone("v1"), after)).isTrue();
  }

  @Test
  void renames_a_virtual_cluster_whose_group_only_the_restart_makes() {
    World world = basic().vcs("v1").user("a", "default", "v1");
    ClusterState state = world.state();
    ClusterState without =
        ClusterState.complete(
            state.users(),
            state.groups().stream().filter(group -> !group.name().equals("v1")).toList(),
            state.virtualClusters(),
            List.of());
    Wish wish = Wish.NOTHING.withGroups(GroupWish.named("new1").withRenamedFrom("v1"));
    Plan<?> plan = new Scenario(world.mode(), without, wish).plan();
    assertThat(World.codes(plan)).doesNotContain("RENAME_WITHOUT_OLD").contains("VC_DRAIN");
    assertThat(steps(plan)).contains("VcConfigChange new1", "VcConfigChange v1");
    assertThat(Oracle.members(plan.target(), "new1")).isEmpty();
  }

  @Test
  void keeps_default_when_its_only_virtual_cluster_goes() {
    World world = basic().vcs("v1").group("default", List.of("v1"), List.of());
    Wish wish =
        Wish.NOTHING.withGroups().withUsers(UserWish.named("r1")).withUnmanaged(Unmanaged.PRUNE);
    ClusterState target = world.plan(wish).target();
    assertThat(target.groups()).extracting(Group::name).contains("default");
  }

  private static Group group(Plan<?> plan, String name) {
    return WishCheck.group(plan.target(), name).orElseThrow();
  }
}
