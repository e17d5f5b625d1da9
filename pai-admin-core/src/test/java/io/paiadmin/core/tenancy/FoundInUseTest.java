package io.paiadmin.core.tenancy;

import static io.paiadmin.core.tenancy.World.aad;
import static io.paiadmin.core.tenancy.World.basic;
import static io.paiadmin.core.tenancy.World.codes;
import static io.paiadmin.core.tenancy.World.errors;
import static io.paiadmin.core.tenancy.World.steps;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.User;
import io.paiadmin.core.tenancy.plan.Effective;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.plan.Step;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.Unmanaged;
import io.paiadmin.core.tenancy.wish.UserWish;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Faults that were found by using the programs, each kept as a case. */
class FoundInUseTest {

  @Nested
  class The_default_group {
    @Test
    void is_created_when_it_is_missing_and_nobody_is_taken_out_of_it() {
      World world = basic().vcs("vc1").user("a", "default", "vc1").user("b", "default", "vc1");
      ClusterState state = without(world.state(), "default");
      Wish wish = Wish.NOTHING.withGroups(GroupWish.named("vc1").withMembers("a"));
      Plan<?> plan = Binding.of(world.mode()).plan("prod", wish, world.info(), state);
      assertThat(steps(plan)).containsExactly("CreateGroup default", "SetUserGroups b");
      assertThat(plan.target().users())
          .allSatisfy(user -> assertThat(user.groups()).contains("default"));
    }

    @Test
    void is_created_before_a_restart_would_do_so() {
      World world = basic().user("a", "default");
      ClusterState state = without(world.state(), "default");
      Wish wish = Wish.NOTHING.withGroups(GroupWish.named("fresh"));
      Plan<?> plan = Binding.of(world.mode()).plan("prod", wish, world.info(), state);
      assertThat(steps(plan)).startsWith("CreateGroup default", "VcConfigChange fresh");
    }

    @Test
    void keeps_its_virtual_cluster_in_aad_mode_too() {
      GroupWish wish = GroupWish.named("default").withVirtualClusters("vc1");
      assertThat(errors(aad().vcs("vc1").plan(Wish.NOTHING.withGroups(wish))))
          .containsExactly("DEFAULT_REVOKE");
    }
  }

  @Nested
  class A_rename_that_is_half_done {
    private final Wish wish =
        Wish.NOTHING.withGroups(
            GroupWish.named("fresh").withRenamedFrom("old").withMembers("a", "b", "c"));

    @Test
    void goes_on_when_only_the_old_virtual_cluster_is_left() {
      Plan<?> plan =
          basic()
              .vcs("old", "fresh")
              .user("a", "default", "fresh")
              .user("b", "default", "fresh")
              .user("c", "default", "fresh")
              .plan(wish);
      assertThat(steps(plan)).first().isEqualTo("VcConfigChange old");
      assertThat(plan.isRefused()).isFalse();
    }

    @Test
    void goes_on_when_some_have_moved_and_the_members_are_listed() {
      Plan<?> plan =
          basic()
              .vcs("old", "fresh")
              .user("a", "default", "fresh")
              .user("b", "default", "old")
              .user("c", "default", "old", "fresh")
              .plan(wish);
      assertThat(plan.isRefused()).isFalse();
      assertThat(steps(plan)).startsWith("SetUserGroups b", "SetUserGroups b", "SetUserGroups c");
    }

    @Test
    void goes_on_in_aad_mode_by_the_external_name_that_came_along() {
      Wish renamed =
          Wish.NOTHING.withGroups(
              GroupWish.named("fresh").withRenamedFrom("old").withExternalName("sg-team"));
      Group fresh = new Group("fresh", "", "sg-team", Acls.of(List.of("vc1"), List.of()), Map.of());
      Plan<?> plan =
          aad()
              .vcs("vc1")
              .group("old", List.of("vc1"), List.of())
              .group(fresh)
              .user("a", "default", "fresh")
              .user("b", "default", "old")
              .plan(renamed);
      assertThat(steps(plan)).containsExactly("DeleteGroup old");
    }

    @Test
    void says_that_hardware_is_needed_twice_meanwhile() {
      Plan<?> plan =
          basic()
              .vcs("old")
              .user("a", "default", "old")
              .user("b", "default")
              .user("c", "default")
              .plan(wish);
      assertThat(codes(plan)).contains("RENAME_CELLS");
    }

    @Test
    void explains_those_who_move_by_the_rename() {
      Wish silent = Wish.NOTHING.withGroups(GroupWish.named("fresh").withRenamedFrom("old"));
      Plan<?> plan = basic().vcs("old", "fresh").user("a", "default", "old").plan(silent);
      assertThat(plan.steps().get(0).reason().code()).isEqualTo("RENAMED");
    }
  }

  @Nested
  class External_names {
    @Test
    void are_given_up_before_they_are_taken() {
      Plan<?> plan =
          aad()
              .vcs("vc1")
              .group("a", List.of("vc1"), List.of())
              .group("b", List.of("vc1"), List.of())
              .plan(
                  Wish.NOTHING.withGroups(
                      GroupWish.named("a").withExternalName("sg-b"),
                      GroupWish.named("b").withExternalName("sg-new")));
      assertThat(steps(plan)).containsExactly("SetGroupDetails b", "SetGroupDetails a");
      assertThat(plan.steps().get(1).needs()).containsExactly(plan.steps().get(0).id());
    }

    @Test
    void are_not_swapped_in_one_plan() {
      Plan<?> plan =
          aad()
              .vcs("vc1")
              .group("a", List.of("vc1"), List.of())
              .group("b", List.of("vc1"), List.of())
              .plan(
                  Wish.NOTHING.withGroups(
                      GroupWish.named("a").withExternalName("sg-b"),
                      GroupWish.named("b").withExternalName("sg-a")));
      assertThat(errors(plan)).containsOnly("X_SWAP");
    }

    @Test
    void have_no_effect_in_basic_mode_and_say_so() {
      Plan<?> plan =
          basic()
              .vcs("vc1")
              .plan(Wish.NOTHING.withGroups(GroupWish.named("vc1").withExternalName("sg")));
      assertThat(plan.steps()).singleElement().extracting(Step::effective).isEqualTo(Effective.NOW);
    }
  }

  @Nested
  class Reasons_of_what_goes {
    @Test
    void point_to_the_word_prune() {
      Wish wish =
          new Wish(
              null,
              null,
              List.of(),
              List.of(UserWish.named("r1"), UserWish.named("r2")),
              new Placed<>(Unmanaged.PRUNE, "policy.yaml:9:16"));
      Plan<?> plan = basic().vcs("vc1").user("a", "default").plan(wish);
      assertThat(plan.steps())
          .filteredOn(step -> step.reason().code().equals("PRUNED"))
          .isNotEmpty()
          .allSatisfy(step -> assertThat(step.reason().at()).isEqualTo("policy.yaml:9:16"));
    }

    @Test
    void name_the_list_of_administrators_before_anything_else() {
      Wish wish =
          Wish.NOTHING
              .withAdmins("r1")
              .withUsers(UserWish.named("r1"))
              .withUnmanaged(Unmanaged.PRUNE);
      Plan<?> plan = basic().plan(wish);
      assertThat(steps(plan)).first().isEqualTo("RevokeAdmin r2");
      assertThat(plan.steps().get(0).reason().code()).isEqualTo("NO_ADMIN");
    }
  }

  @Test
  void a_new_user_who_differs_by_case_from_an_old_one_is_remarked() {
    Plan<?> plan =
        basic().user("bob", "default").plan(Wish.NOTHING.withUsers(UserWish.named("Bob")));
    assertThat(plan.problems())
        .filteredOn(problem -> problem.code().equals("USER_CASE"))
        .extracting(Problem::severity)
        .containsExactly(Problem.Severity.WARNING);
  }

  @Test
  void taking_a_storage_away_does_not_wait_for_somebody_to_become_an_administrator() {
    Wish wish = Wish.NOTHING.withAdmins("r1", "r2", "a").withDefaultStorages();
    Plan<?> plan =
        basic()
            .storages("nfs")
            .group(Group.of("default", Acls.of(List.of("default"), List.of("nfs"))))
            .user("a", "default")
            .plan(wish);
    assertThat(steps(plan)).containsExactly("GrantAdmin a", "SetGroupAcls default");
    assertThat(plan.steps().get(1).needs()).isEmpty();
  }

  private static ClusterState without(ClusterState state, String group) {
    List<User> users = state.users();
    List<Group> groups =
        state.groups().stream().filter(found -> !found.name().equals(group)).toList();
    return ClusterState.complete(users, groups, state.virtualClusters(), state.storages());
  }
}
