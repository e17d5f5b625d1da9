package io.paiadmin.core.apply;

import static io.paiadmin.core.apply.Applying.apply;
import static io.paiadmin.core.apply.Applying.cluster;
import static io.paiadmin.core.apply.Applying.results;
import static io.paiadmin.core.apply.Applying.withoutGroup;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.GroupChange;
import io.paiadmin.core.apply.ScriptedConnector.Fault;
import io.paiadmin.core.tenancy.World;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.Unmanaged;
import io.paiadmin.core.tenancy.wish.UserWish;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("When a step fails")
class ApplyFailuresTest {
  private final World world =
      World.basic().vcs("v1", "v2").user("a", "default", "v1").user("b", "default");
  private final ScriptedConnector cluster = cluster(world);

  @Nested
  class Without_an_answer {
    private final Plan<?> plan =
        world.plan(
            Wish.NOTHING
                .withUsers(UserWish.named("new"))
                .withGroups(
                    GroupWish.named("v1").withMembers(),
                    GroupWish.named("v2").withMembers("a", "new")));

    @Test
    @DisplayName("case 43: an effect that reading back shows counts, and what follows goes on")
    void case_43_present() {
      cluster
          .on("SetUserGroups a", Fault.DONE_WITHOUT_ANSWER)
          .on("CreateUser new", Fault.DONE_WITHOUT_ANSWER);
      ApplyOutcome outcome = apply(cluster, plan);
      assertThat(results(outcome)).allMatch(result -> result.endsWith(": APPLIED"));
      assertThat(outcome.results().get(0).detail()).contains("no answer came");
      assertThat(outcome.isComplete()).isTrue();
    }

    @Test
    @DisplayName("case 43: an effect that is absent fails the step and blocks what needs it")
    void case_43_absent() {
      cluster.on("CreateUser new", Fault.LOST_WITHOUT_ANSWER);
      assertThat(results(apply(cluster, plan)))
          .containsExactly(
              "CreateUser new: FAILED",
              "SetUserGroups a: APPLIED",
              "SetUserGroups new: BLOCKED",
              "SetUserGroups a: APPLIED");
    }

    @Test
    @DisplayName(
        "case 43: an effect that cannot be read back stays unknown and blocks what needs it")
    void case_43_unreadable() {
      cluster.on("CreateUser new", Fault.DONE_WITHOUT_ANSWER).nextReading(state -> state);
      cluster.nextReadingFails().nextReadingFails().nextReadingFails();
      ApplyOutcome outcome = apply(cluster, plan);
      assertThat(results(outcome))
          .startsWith("CreateUser new: UNKNOWN")
          .contains("SetUserGroups new: BLOCKED");
      assertThat(outcome.isComplete()).isFalse();
    }

    @Test
    void tokens_stay_unknown_since_no_reading_shows_them() {
      Plan<?> leaver =
          world.plan(
              Wish.NOTHING
                  .withUsers(UserWish.named("r1"), UserWish.named("r2"), UserWish.named("b"))
                  .withUnmanaged(Unmanaged.PRUNE));
      cluster.on("RevokeTokens a", Fault.LOST_WITHOUT_ANSWER);
      assertThat(results(apply(cluster, leaver)))
          .containsExactly("RevokeTokens a: UNKNOWN", "DeleteUser a: BLOCKED");
    }
  }

  @Nested
  class With_an_answer {
    private final Plan<?> join =
        world.plan(Wish.NOTHING.withGroups(GroupWish.named("v2").withMembers("a", "b")));

    @Test
    void a_conflict_over_what_is_as_wanted_is_no_failure() {
      cluster.on("SetUserGroups a", Fault.DONE_BY_ANOTHER);
      ApplyOutcome outcome = apply(cluster, join);
      assertThat(results(outcome))
          .containsExactly("SetUserGroups a: SKIPPED", "SetUserGroups b: APPLIED");
      assertThat(outcome.isComplete()).isTrue();
    }

    @Test
    void a_conflict_over_something_else_fails_that_step_alone() {
      cluster.onEvery(
          change -> {
            if (change.subject().equals("a")) {
              cluster.meanwhile(Applying.groups("a", "default"));
            }
            return Fault.NONE;
          });
      assertThat(results(apply(cluster, join)))
          .containsExactly("SetUserGroups a: FAILED", "SetUserGroups b: APPLIED");
    }

    @Test
    void not_found_on_deletion_means_that_somebody_was_faster() {
      World aad = World.aad().group("g1", List.of(), List.of());
      ScriptedConnector directory = cluster(aad);
      directory.onEvery(
          change -> {
            if (change instanceof GroupChange.DeleteGroup) {
              directory.meanwhile(withoutGroup("g1"));
            }
            return Fault.NONE;
          });
      Plan<?> prune = aad.plan(Wish.NOTHING.withGroups().withUnmanaged(Unmanaged.PRUNE));
      assertThat(results(apply(directory, prune))).containsExactly("DeleteGroup g1: SKIPPED");
    }

    @Test
    @DisplayName("statement 38: an accepted change that does not show is a failure")
    void statement_38() {
      cluster.on("SetUserGroups a", Fault.IGNORED);
      ApplyOutcome outcome = apply(cluster, join);
      assertThat(results(outcome))
          .containsExactly("SetUserGroups a: FAILED", "SetUserGroups b: APPLIED");
      assertThat(outcome.results().get(0).detail()).contains("reading back does not show it");
      assertThat(outcome.isVerified()).isFalse();
    }
  }

  @Test
  @DisplayName("statement 9: a user who is gone fails that step, and the others go on")
  void statement_9() {
    Plan<?> plan = world.plan(Wish.NOTHING.withGroups(GroupWish.named("v2").withMembers("a", "b")));
    cluster.onEvery(
        change -> {
          cluster.meanwhile(Applying.withoutUser("a"));
          return Fault.NONE;
        });
    ApplyOutcome outcome = apply(cluster, plan);
    assertThat(results(outcome))
        .containsExactly("SetUserGroups a: FAILED", "SetUserGroups b: APPLIED");
    assertThat(outcome.results().get(0).detail()).contains("NOT_FOUND");
  }

  @Test
  void a_failed_grant_blocks_the_revokes_it_replaces_and_nothing_else() {
    cluster.on("GrantAdmin a", Fault.UNAVAILABLE);
    Plan<?> plan =
        world.plan(Wish.NOTHING.withAdmins("a").withGroups(GroupWish.named("v2").withMembers("b")));
    assertThat(results(apply(cluster, plan)))
        .containsExactly(
            "SetUserGroups b: APPLIED",
            "GrantAdmin a: FAILED",
            "RevokeAdmin r1: BLOCKED",
            "RevokeAdmin r2: BLOCKED");
    assertThat(cluster.log()).doesNotContain("RevokeAdmin r1", "RevokeAdmin r2");
  }

  @Test
  void a_membership_that_cannot_grow_does_not_shrink() {
    cluster.on("SetUserGroups a", Fault.UNAVAILABLE);
    Plan<?> plan =
        world.plan(
            Wish.NOTHING.withGroups(
                GroupWish.named("v1").withMembers(), GroupWish.named("v2").withMembers("a", "b")));
    assertThat(results(apply(cluster, plan)))
        .containsExactly(
            "SetUserGroups a: FAILED", "SetUserGroups b: APPLIED", "SetUserGroups a: BLOCKED");
  }
}
