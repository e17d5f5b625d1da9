package io.paiadmin.core.apply;

import static io.paiadmin.core.apply.Applying.apply;
import static io.paiadmin.core.apply.Applying.cluster;
import static io.paiadmin.core.apply.Applying.group;
import static io.paiadmin.core.apply.Applying.results;
import static io.paiadmin.core.apply.Applying.statuses;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.core.apply.ScriptedConnector.Fault;
import io.paiadmin.core.apply.StepResult.Status;
import io.paiadmin.core.tenancy.World;
import io.paiadmin.core.tenancy.access.AccessChange.Pair;
import io.paiadmin.core.tenancy.access.Resource;
import io.paiadmin.core.tenancy.plan.Plan;
import io.paiadmin.core.tenancy.wish.Edit;
import io.paiadmin.core.tenancy.wish.GroupWish;
import io.paiadmin.core.tenancy.wish.UserWish;
import io.paiadmin.core.tenancy.wish.Wish;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Reading back")
class ApplyReadingTest {
  private final World world = World.basic().vcs("v1").storages("s1", "s2").user("a", "default");
  private final ScriptedConnector cluster = cluster(world);
  private final ClusterState before = cluster.now();
  private final Plan<?> join = world.plan(new Edit.Join("a", "v1"));
  private final List<Integer> pauses = new ArrayList<>();

  @Test
  @DisplayName("statement 21: a change that does not show yet is read again, a bounded time")
  void statement_21() {
    cluster.nextReading(s -> s).nextReading(any -> before).nextReading(any -> before);
    assertThat(statuses(apply(cluster, join, pauses::add, ApplyListener.NONE)))
        .containsExactly(Status.APPLIED);
    assertThat(pauses).containsExactly(1, 2);
  }

  @Test
  void a_change_that_never_shows_is_a_failure_after_three_readings() {
    cluster.nextReading(s -> s);
    cluster.nextReading(any -> before).nextReading(any -> before).nextReading(any -> before);
    assertThat(statuses(apply(cluster, join, pauses::add, ApplyListener.NONE)))
        .containsExactly(Status.FAILED);
    assertThat(pauses).containsExactly(1, 2);
  }

  @Test
  void a_lost_answer_is_looked_for_as_long() {
    cluster.on("SetUserGroups a", Fault.DONE_WITHOUT_ANSWER);
    cluster.nextReading(s -> s).nextReading(any -> before).nextReading(any -> before);
    assertThat(statuses(apply(cluster, join, pauses::add, ApplyListener.NONE)))
        .containsExactly(Status.APPLIED);
    assertThat(pauses).containsExactly(1, 2);
  }

  @Test
  void an_accepted_change_that_cannot_be_read_back_is_unknown() {
    cluster.nextReading(s -> s).nextReadingFails().nextReadingFails().nextReadingFails();
    ApplyOutcome outcome = apply(cluster, join);
    assertThat(statuses(outcome)).containsExactly(Status.UNKNOWN);
    assertThat(outcome.isComplete()).isFalse();
  }

  @Test
  void an_apply_is_not_verified_when_the_last_reading_fails() {
    cluster.nextReading(s -> s).nextReading(s -> s).nextReadingFails();
    ApplyOutcome outcome = apply(cluster, join);
    assertThat(statuses(outcome)).containsExactly(Status.APPLIED);
    assertThat(outcome.deviation()).isNull();
    assertThat(outcome.isComplete()).isFalse();
  }

  @Test
  @DisplayName("statement 31: what is verified is effective access, not what was stored")
  void statement_31() {
    cluster.witness(
        any -> cluster.meanwhile(group("v1", g -> g.withAcls(Acls.of(List.of(), List.of())))));
    ApplyOutcome outcome = apply(cluster, join);
    assertThat(statuses(outcome)).containsExactly(Status.APPLIED);
    assertThat(Objects.requireNonNull(outcome.deviation()).lost())
        .containsExactly(new Pair("a", Resource.virtualCluster("v1")));
    assertThat(outcome.isComplete()).isFalse();
  }

  @Test
  @DisplayName(
      "statement 39: keys of acls that are not known here are carried from the last reading")
  void statement_39() {
    Plan<?> plan =
        world
            .group("v1", List.of("v1"), List.of("s1"))
            .plan(Wish.NOTHING.withGroups(GroupWish.named("v1").withStorages("s2")));
    ScriptedConnector other = cluster(world);
    Map<String, String> quota = Map.of("quota", "7");
    other.witness(
        any ->
            other.meanwhile(
                group(
                    "v1",
                    g ->
                        g.withAcls(
                            new Acls(
                                false, g.acls().virtualClusters(), g.acls().storages(), quota)))));
    assertThat(results(apply(other, plan)))
        .containsExactly("SetGroupAcls v1: APPLIED", "SetGroupAcls v1: APPLIED");
    assertThat(other.now().groups())
        .filteredOn(group -> group.name().equals("v1"))
        .extracting(group -> group.acls())
        .containsExactly(new Acls(false, List.of("v1"), List.of("s2"), quota));
  }

  @Test
  void a_listener_hears_of_every_step_once_with_rising_numbers() {
    Plan<?> plan =
        world.plan(
            Wish.NOTHING
                .withUsers(UserWish.named("new"))
                .withGroups(GroupWish.named("v1").withMembers("a", "new")));
    cluster.on("SetUserGroups a", Fault.UNAVAILABLE);
    List<String> heard = new ArrayList<>();
    apply(
        cluster,
        plan,
        Pause.NONE,
        new ApplyListener() {
          @Override
          public void finished(StepResult result, int number, int total) {
            heard.add(number + "/" + total + " " + result.step().action().subject());
          }
        });
    assertThat(heard).containsExactlyInAnyOrder("1/3 new", "2/3 a", "3/3 new");
    assertThat(heard.stream().map(text -> text.charAt(0)).toList()).isSorted();
  }

  @Test
  void a_password_is_in_no_report() {
    Plan<?> plan = world.plan(Wish.NOTHING.withUsers(UserWish.named("new")));
    ApplyOutcome outcome = apply(cluster, plan);
    assertThat(outcome.isComplete()).isTrue();
    assertThat(outcome.toString()).doesNotContain(Applying.PASSWORD);
    assertThat(cluster.calls.toString()).contains("CreateUser").doesNotContain(Applying.PASSWORD);
  }
}
