package io.paiadmin.core.apply;

import static io.paiadmin.core.apply.Applying.apply;
import static io.paiadmin.core.apply.Applying.cluster;
import static io.paiadmin.core.apply.Applying.results;
import static io.paiadmin.core.apply.Applying.statuses;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.Capability;
import io.paiadmin.core.apply.StepResult.Status;
import io.paiadmin.core.tenancy.World;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.Unmanaged;
import io.paiadmin.core.tenancy.wish.UserWish;
import io.paiadmin.core.tenancy.wish.Wish;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Steps of a person")
class ApplyOperatorTest {
  private final World world =
      World.basic().vcs("v1").user("a", "default", "v1").user("b", "default");
  private final ScriptedConnector cluster = cluster(world);

  @Test
  void block_what_needs_them_and_nothing_else_until_they_are_done() {
    Plan<?> plan =
        world.plan(
            Wish.NOTHING.withGroups(
                GroupWish.named("v2").withMembers("a"),
                GroupWish.named("v1").withMembers("a", "b")));
    ApplyOutcome first = apply(cluster, plan);
    assertThat(results(first))
        .containsExactly(
            "VcConfigChange v2: BLOCKED",
            "Restart rest-server, hivedscheduler (add): BLOCKED",
            "WaitVc v2: BLOCKED",
            "WaitAutoGroup v2: BLOCKED",
            "SetUserGroups a: BLOCKED",
            "SetUserGroups b: APPLIED");
    assertThat(first.results().get(0).detail()).isEqualTo("waits for a person");
    new Person(cluster).act(first);
    ApplyOutcome second = apply(cluster, plan);
    assertThat(statuses(second))
        .containsExactly(
            Status.SKIPPED,
            Status.SKIPPED,
            Status.SKIPPED,
            Status.SKIPPED,
            Status.APPLIED,
            Status.SKIPPED);
    assertThat(second.isComplete()).isTrue();
  }

  @Test
  void come_one_restart_after_the_other_in_a_rename() {
    Plan<?> plan = world.plan(Wish.NOTHING.withGroups(GroupWish.named("v2").withRenamedFrom("v1")));
    Person person = new Person(cluster);
    ApplyOutcome first = apply(cluster, plan);
    assertThat(cluster.calls).isEmpty();
    person.act(first);
    ApplyOutcome second = apply(cluster, plan);
    assertThat(cluster.log()).containsExactly("SetUserGroups a", "SetUserGroups a");
    person.act(second);
    ApplyOutcome third = apply(cluster, plan);
    assertThat(statuses(third)).containsOnly(Status.SKIPPED);
    assertThat(third.isComplete()).isTrue();
  }

  @Test
  void end_the_tokens_of_a_leaver_where_the_connector_cannot() {
    World unable = world.without(Capability.REVOKE_TOKENS);
    Plan<?> plan =
        unable.plan(
            Wish.NOTHING
                .withUsers(UserWish.named("r1"), UserWish.named("r2"), UserWish.named("b"))
                .withUnmanaged(Unmanaged.PRUNE));
    assertThat(results(apply(cluster.without(Capability.REVOKE_TOKENS), plan)))
        .containsExactly("RevokeTokens a: BLOCKED", "DeleteUser a: APPLIED");
  }
}
