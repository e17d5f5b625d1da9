package io.paiadmin.core.apply;

import static io.paiadmin.core.apply.Applying.apply;
import static io.paiadmin.core.apply.Applying.cluster;
import static io.paiadmin.core.apply.Applying.statuses;
import static io.paiadmin.core.tenancy.World.basic;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.paiadmin.core.apply.ScriptedConnector.Fault;
import io.paiadmin.core.apply.StepResult.Status;
import io.paiadmin.core.tenancy.World;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.plan.Step;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.UserWish;
import io.paiadmin.core.tenancy.wish.Wish;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ApplyEndsTest {
  private final World world =
      basic()
          .vcs("vc1")
          .user("a", "default")
          .user("b", "default")
          .user("c", "default")
          .user("d", "default")
          .user("e", "default");
  private final Plan<?> plan =
      world.plan(
          Wish.NOTHING.withGroups(GroupWish.named("vc1").withMembers("a", "b", "c", "d", "e")));

  @ParameterizedTest
  @EnumSource(names = {"LOST_WITHOUT_ANSWER", "UNAVAILABLE"})
  void the_rest_is_not_tried_once_the_cluster_was_silent_or_away_three_times_in_a_row(Fault fault) {
    ScriptedConnector cluster = cluster(world).onEvery(call -> fault);
    ApplyOutcome outcome = apply(cluster, plan);
    assertThat(statuses(outcome))
        .containsExactly(
            Status.FAILED, Status.FAILED, Status.FAILED, Status.BLOCKED, Status.BLOCKED);
    assertThat(cluster.calls).hasSize(3);
  }

  @Test
  void a_listener_that_throws_ends_it_and_applying_again_goes_on_from_there() {
    ScriptedConnector cluster = cluster(world);
    ApplyListener impatient =
        new ApplyListener() {
          @Override
          public void started(Step<?> step, int number, int total) {
            if (number == 3) {
              throw new IllegalStateException("enough");
            }
          }
        };
    assertThatThrownBy(() -> apply(cluster, plan, Pause.NONE, impatient)).hasMessage("enough");
    ApplyOutcome again = apply(cluster, plan);
    assertThat(again.isComplete()).isTrue();
    assertThat(again.counts()).containsEntry(Status.SKIPPED, 2L).containsEntry(Status.APPLIED, 3L);
  }

  @Test
  void a_first_password_that_cannot_be_had_fails_its_step_alone() {
    Plan<?> creation = world.plan(Wish.NOTHING.withUsers(UserWish.named("f"), UserWish.named("g")));
    Passwords broken =
        user -> {
          throw new IllegalStateException("the safe is shut");
        };
    ApplyOutcome outcome =
        new Applier(cluster(world), broken, Pause.NONE).apply(creation, ApplyListener.NONE);
    assertThat(statuses(outcome)).containsOnly(Status.FAILED);
  }
}
