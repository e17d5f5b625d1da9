package io.paiadmin.core.tenancy;

import static io.paiadmin.core.tenancy.World.basic;
import static io.paiadmin.core.tenancy.World.codes;
import static io.paiadmin.core.tenancy.World.errors;
import static io.paiadmin.core.tenancy.World.steps;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.access.Access;
import io.paiadmin.core.tenancy.access.Caveat;
import io.paiadmin.core.tenancy.access.Resource;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.wish.Edit;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class UnknownPartsTest {

  @Nested
  class What_an_account_cannot_see_is_unknown_and_never_missing {
    @Test
    void a_member_who_is_not_shown_is_remarked_and_left_alone() {
      World world = basic().vcs("vc1");
      Wish wish = Wish.NOTHING.withGroups(GroupWish.named("vc1").withMembers("a"));
      Plan<?> plan = plan(world, wish, ClusterPart.USERS);
      assertThat(plan.steps()).isEmpty();
      assertThat(codes(plan)).containsExactlyInAnyOrder("USER_UNSEEN", "PARTIAL_READING");
    }

    @Test
    void a_virtual_cluster_that_is_not_shown_is_not_added() {
      World world = basic().group(Group.of("vc1", Acls.of(List.of("vc1"), List.of())));
      Plan<?> plan =
          plan(
              world, Wish.NOTHING.withGroups(GroupWish.named("vc1")), ClusterPart.VIRTUAL_CLUSTERS);
      assertThat(plan.steps()).isEmpty();
      assertThat(plan.isRefused()).isFalse();
    }

    @Test
    void a_storage_that_is_not_shown_is_a_warning() {
      Plan<?> plan = plan(basic(), Wish.NOTHING.withDefaultStorages("nfs"), ClusterPart.STORAGES);
      assertThat(codes(plan)).containsExactly("STORAGE_UNSEEN");
      assertThat(steps(plan)).containsExactly("SetGroupAcls default");
    }

    @Test
    void a_group_that_is_not_shown_locks_nobody_out() {
      World world = basic().user("a", "default", "hidden");
      ClusterState state = partial(world, ClusterPart.GROUPS);
      var access = Access.of(world.mode(), state);
      assertThat(access.why("a", Resource.virtualCluster("default")).caveats())
          .extracting(Caveat::code)
          .isEmpty();
    }
  }

  @Nested
  class Imagining_a_change {
    @Test
    void of_somebody_or_something_unknown_is_not_possible() {
      World world = basic().vcs("vc1").user("a", "default");
      assertThat(reason(world, new Edit.Join("a", "nowhere"))).isEqualTo("GROUP_UNKNOWN");
      assertThat(reason(world, new Edit.Join("nobody", "vc1"))).isEqualTo("USER_UNKNOWN");
    }

    private String reason(World world, Edit edit) {
      var outcome = WhatIf.ask(world.mode(), world.state(), edit);
      return ((WhatIf.NotPossible) outcome).problem().code();
    }
  }

  @Test
  void a_restart_in_a_plan_warns_of_what_else_it_takes() {
    Plan<?> plan =
        basic()
            .storages("nfs")
            .group(Group.of("archive", Acls.of(List.of(), List.of("nfs"))))
            .user("a", "default", "archive")
            .plan(Wish.NOTHING.withGroups(GroupWish.named("fresh")));
    assertThat(codes(plan)).contains("RESTART_LOSS");
  }

  @Test
  void two_groups_cannot_have_been_the_same_one() {
    Wish wish =
        Wish.NOTHING.withGroups(
            GroupWish.named("one").withRenamedFrom("old"),
            GroupWish.named("two").withRenamedFrom("old"));
    assertThat(errors(basic().vcs("old").plan(wish))).containsExactly("DUPLICATE_ENTRY");
  }

  private static Plan<?> plan(World world, Wish wish, ClusterPart hidden) {
    return Binding.of(world.mode()).plan("prod", wish, world.info(), partial(world, hidden));
  }

  private static ClusterState partial(World world, ClusterPart hidden) {
    ClusterState all = world.state();
    return new ClusterState(
        all.users(),
        all.groups(),
        all.virtualClusters(),
        all.storages(),
        Set.of(hidden),
        List.of());
  }
}
