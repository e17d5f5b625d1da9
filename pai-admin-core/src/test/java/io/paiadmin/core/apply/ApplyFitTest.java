package io.paiadmin.core.apply;

import static io.paiadmin.core.apply.Applying.apply;
import static io.paiadmin.core.apply.Applying.cluster;
import static io.paiadmin.core.apply.Applying.groups;
import static io.paiadmin.core.apply.Applying.results;
import static io.paiadmin.core.apply.Applying.statuses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.core.apply.StepResult.Status;
import io.paiadmin.core.tenancy.World;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.Wish;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A plan is applied only where it fits")
class ApplyFitTest {
  private final World world = World.basic().vcs("v1").user("a", "default").user("b", "default");
  private final Plan<?> plan = world.plan(members("a", "b"));
  private final ScriptedConnector cluster = cluster(world);

  @Test
  @DisplayName("case 41: what somebody has done meanwhile is skipped, and the plan is rebased")
  void case_41() {
    cluster.meanwhile(groups("a", "default", "v1"));
    ApplyOutcome outcome = apply(cluster, plan);
    assertThat(outcome.rebased()).isTrue();
    assertThat(results(outcome))
        .containsExactly("SetUserGroups a: SKIPPED", "SetUserGroups b: APPLIED");
    assertThat(outcome.isComplete()).isTrue();
  }

  @Test
  @DisplayName("case 42: what needs a step that was not planned makes the plan stale, with no call")
  void case_42() {
    cluster.meanwhile(groups("r1", "default", "admingroup", "v1"));
    PaiAdminException refusal = refusal(plan);
    assertThat(refusal.code()).isEqualTo(StandardErrorCode.CONFLICT);
    assertThat(refusal.problems()).extracting(Problem::code).containsExactly("STALE");
    assertThat(refusal.problems().get(0).message())
        .contains("planned was nothing", "now needed is SetUserGroups[user=r1");
    assertThat(cluster.calls).isEmpty();
  }

  @Test
  void a_changed_list_of_a_planned_user_is_told_with_both_versions() {
    cluster.meanwhile(groups("a", "default", "v1", "admingroup"));
    cluster.meanwhile(groups("b", "default", "admingroup"));
    PaiAdminException refusal = refusal(plan);
    assertThat(refusal.problems().get(0).message())
        .contains("from=[default], to=[default, v1]", "from=[admingroup, default]");
    assertThat(cluster.calls).isEmpty();
  }

  @Test
  @DisplayName("case 44: applying a plan again skips every step and writes nothing")
  void case_44() {
    assertThat(apply(cluster, plan).rebased()).isFalse();
    int calls = cluster.calls.size();
    ApplyOutcome again = apply(cluster, plan);
    assertThat(statuses(again)).containsOnly(Status.SKIPPED);
    assertThat(again.isComplete()).isTrue();
    assertThat(cluster.calls).hasSize(calls);
  }

  @Test
  @DisplayName("statement 48: a missing capability is told before any call")
  void statement_48() {
    cluster.without(Capability.SET_USER_GROUPS);
    PaiAdminException refusal = refusal(plan);
    assertThat(refusal.code()).isEqualTo(StandardErrorCode.UNSUPPORTED);
    assertThat(refusal.problems()).hasSize(2);
    assertThat(cluster.calls).isEmpty();
  }

  @Test
  void a_capability_that_only_finished_steps_need_is_not_missed() {
    apply(cluster, plan);
    cluster.without(Capability.SET_USER_GROUPS);
    assertThat(statuses(apply(cluster, plan))).containsOnly(Status.SKIPPED);
  }

  @Test
  void a_plan_for_another_mode_is_refused() {
    cluster.mode(AuthenticationMode.AAD);
    assertThat(refusal(plan).code()).isEqualTo(StandardErrorCode.CONFLICT);
    assertThat(cluster.calls).isEmpty();
  }

  @Test
  void a_refused_plan_is_refused_again_with_its_errors() {
    PaiAdminException refusal = refusal(world.plan(members("nobody")));
    assertThat(refusal.code()).isEqualTo(StandardErrorCode.INVALID_INPUT);
    assertThat(refusal.problems()).extracting(Problem::code).containsExactly("USER_UNKNOWN");
  }

  private PaiAdminException refusal(Plan<?> refused) {
    return catchThrowableOfType(PaiAdminException.class, () -> apply(cluster, refused));
  }

  private static Wish members(String... names) {
    return Wish.NOTHING.withGroups(GroupWish.named("v1").withMembers(names));
  }
}
