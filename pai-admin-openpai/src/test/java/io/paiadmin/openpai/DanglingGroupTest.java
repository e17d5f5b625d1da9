package io.paiadmin.openpai;

import static io.paiadmin.api.StandardErrorCode.CONFLICT;
import static io.paiadmin.api.StandardErrorCode.NOT_FOUND;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import io.paiadmin.api.Problem;
import io.paiadmin.api.Secret;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.UserChange.CreateUser;
import io.paiadmin.api.cluster.UserChange.DeleteUser;
import io.paiadmin.api.cluster.UserChange.SetUserGroups;
import io.paiadmin.api.kit.StandardCluster;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.openpai.stub.Fault;
import io.paiadmin.openpai.stub.Received;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/**
 * One user in a group that does not exist keeps the server from listing any user; the connector
 * finds out who it is.
 */
class DanglingGroupTest extends OnStub {
  private final StubbedCluster cluster = basic().withoutWaiting();
  private final ClusterConnector connector = cluster.connect("root1");

  @Nested
  class A_user_who_was_seen_before {
    private final ClusterState state = afterwards();

    private ClusterState afterwards() {
      connector.read();
      cluster.server().cluster().vanishGroup("speech");
      return connector.read();
    }

    @Test
    void is_named() {
      assertThat(state.problems())
          .extracting(Problem::code, Problem::at)
          .contains(tuple("USER_UNREADABLE", "cluster stubbed, user bob"));
    }

    @Test
    void is_shown_as_last_seen_among_the_others_and_the_list_is_partial() {
      assertThat(state.users()).contains(StandardCluster.BOB, StandardCluster.ALICE).hasSize(5);
      assertThat(state.isComplete(ClusterPart.USERS)).isFalse();
    }

    @Test
    void is_repaired_by_a_list_of_groups_that_exist() {
      connector.apply(
          new SetUserGroups("bob", StandardCluster.BOB.groups(), List.of("default", "vision")));
      ClusterState repaired = connector.read();
      assertThat(repaired.problems()).isEmpty();
      assertThat(repaired.isComplete(ClusterPart.USERS)).isTrue();
      assertThat(repaired.users())
          .contains(new User("bob", "", List.of("default", "vision")))
          .hasSize(5);
    }

    @Test
    void is_not_repaired_on_other_expectations_than_what_was_seen() {
      refusal(
          CONFLICT,
          () -> connector.apply(new SetUserGroups("bob", List.of("default"), List.of("default"))));
    }

    @Test
    void cannot_be_deleted_before_that_and_the_refusal_says_why() {
      assertThat(refusal(CONFLICT, () -> connector.apply(new DeleteUser("bob"))))
          .hasMessageContaining("in a group that does not exist");
      refusal(NOT_FOUND, () -> connector.apply(new DeleteUser("nosuch")));
    }

    @Test
    void is_not_written_to_by_the_search() {
      assertThat(cluster.server().received()).noneMatch(Received::wrote);
    }
  }

  @Nested
  class A_user_who_was_never_seen {
    @Test
    void is_named_when_a_job_is_theirs() {
      cluster.server().cluster().vanishGroup("speech");
      assertThat(connector.read().problems())
          .extracting(Problem::toString)
          .singleElement()
          .asString()
          .contains("user bob", "USER_UNREADABLE", "PUT /api/v2/users/bob/grouplist");
    }

    @Test
    void is_not_taken_for_one_who_is_gone() {
      cluster.server().cluster().removeUser("bob");
      cluster.server().cluster().changeUser("Bob", user -> user.withGroups(List.of("ghost")));
      assertThat(connector.read().problems())
          .extracting(Problem::code)
          .containsExactly("USERS_UNREADABLE");
    }

    @Test
    void leaves_the_others_readable_as_far_as_their_names_are_known() {
      cluster.server().cluster().changeUser("Bob", user -> user.withGroups(List.of("ghost")));
      ClusterState state = connector.read();
      assertThat(state.users()).extracting(User::name).contains("alice", "bob");
      assertThat(state.isComplete(ClusterPart.USERS)).isFalse();
      assertThat(state.problems().get(0).fix()).contains("pai-user-v2");
    }

    @Test
    void has_groups_that_cannot_be_compared() {
      cluster.server().cluster().vanishGroup("speech");
      assertThat(
              refusal(
                  CONFLICT,
                  () ->
                      connector.apply(
                          new SetUserGroups("bob", List.of("default"), List.of("default")))))
          .hasMessageContaining("send PUT /api/v2/users/bob/grouplist");
    }
  }

  @Nested
  class A_user_whom_nobody_knows_of {
    @BeforeEach
    void vanish() {
      cluster.server().cluster().changeUser("Bob", user -> user.withGroups(List.of("ghost")));
    }

    @Test
    void keeps_neither_the_account_nor_new_users_from_being_read() {
      connector.apply(new CreateUser("carol", "", Secret.of("secret-1")));
      assertThat(connector.read().users()).extracting(User::name).contains("root1", "carol");
    }

    @Test
    void is_named_when_the_name_is_wanted_for_somebody() {
      CreateUser create = new CreateUser("Bob", "", Secret.of("secret-1"));
      assertThat(refusal(CONFLICT, () -> connector.apply(create)))
          .hasMessageContaining("'Bob' whom the server cannot read")
          .hasMessageContaining("PUT /api/v2/users/Bob/grouplist");
    }
  }

  @Test
  void a_group_that_is_just_being_deleted_is_waited_for() {
    cluster.server().faults().next("GET", "/users", Fault.status(500));
    ClusterState state = connector.read();
    assertThat(state.users()).hasSize(5);
    assertThat(state.problems()).isEmpty();
  }

  @Test
  void in_aad_mode_a_user_seen_before_is_named_too() {
    StubbedCluster directory = aad().withoutWaiting();
    ClusterConnector other = directory.connect("root1", Map.of());
    other.read();
    directory.server().cluster().vanishGroup("speech");
    ClusterState state = other.read();
    assertThat(state.problems()).extracting(Problem::code).containsExactly("USER_UNREADABLE");
    assertThat(state.users()).contains(StandardCluster.BOB);
  }
}
