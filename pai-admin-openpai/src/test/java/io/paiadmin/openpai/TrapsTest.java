package io.paiadmin.openpai;

import static io.paiadmin.api.StandardErrorCode.CONFLICT;
import static io.paiadmin.api.StandardErrorCode.FORBIDDEN;
import static io.paiadmin.api.StandardErrorCode.INVALID_INPUT;
import static io.paiadmin.api.StandardErrorCode.OUTCOME_UNKNOWN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Secret;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.GroupChange.CreateGroup;
import io.paiadmin.api.cluster.GroupChange.DeleteGroup;
import io.paiadmin.api.cluster.GroupChange.UpdateGroup;
import io.paiadmin.api.cluster.UserChange.CreateUser;
import io.paiadmin.api.cluster.UserChange.DeleteUser;
import io.paiadmin.api.cluster.UserChange.GrantAdmin;
import io.paiadmin.api.cluster.UserChange.SetUserEmail;
import io.paiadmin.api.cluster.UserChange.SetUserGroups;
import io.paiadmin.api.kit.StandardCluster;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.openpai.stub.Fault;
import io.paiadmin.openpai.stub.Received;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The traps of OpenPAI's API, one by one. */
class TrapsTest extends OnStub {
  private final StubbedCluster cluster = basic().withoutWaiting();
  private final ClusterConnector connector = cluster.connect("root1");

  @Nested
  class Deleting_a_group {
    @Test
    void that_is_done_by_half_is_not_called_undone() {
      instead(
          "DELETE",
          "/groups/speech",
          () -> cluster.server().cluster().vanishGroup("speech"),
          Fault.status(500));
      assertThat(refusal(OUTCOME_UNKNOWN, () -> connector.apply(new DeleteGroup("speech"))))
          .hasMessageContaining("is gone")
          .hasMessageContaining("lists of members");
    }

    @Test
    void that_the_server_fails_at_and_yet_finishes_is_done() {
      cluster.server().faults().next("DELETE", "/groups/speech", Fault.statusAfter(500));
      connector.apply(new DeleteGroup("speech"));
      assertThat(groups("bob")).containsExactly("default", "vision");
    }
  }

  @Nested
  class Updating_a_group {
    @Test
    void that_fails_after_its_first_part_is_not_called_undone() {
      Group vision = StandardCluster.VISION;
      cluster.server().faults().next("PUT", "/groups/vision/description", Fault.status(500));
      assertThat(
              refusal(
                  OUTCOME_UNKNOWN,
                  () ->
                      connector.apply(
                          new UpdateGroup(
                              vision, vision.withAcls(Acls.NONE).withDetails("", "sg-vision")))))
          .hasMessageContaining("a part of it was written");
    }

    @Test
    void keeps_administrators_administrators_whatever_is_granted() {
      Group admins = StandardCluster.ADMINS;
      Acls wider = admins.acls().withStorages(List.of("nfs-common"));
      connector.apply(new UpdateGroup(admins, admins.withAcls(wider)));
      assertThat(connector.info().can(Capability.CREATE_USER)).isTrue();
    }

    @Test
    void with_what_is_no_json_is_refused_before_anything_is_sent() {
      Acls broken = new Acls(false, List.of(), List.of(), Map.of("quota", "{"));
      refusal(INVALID_INPUT, () -> connector.apply(new CreateGroup(Group.of("fresh", broken))));
      assertThat(cluster.server().received()).noneMatch(Received::wrote);
    }
  }

  @Nested
  class Creating {
    @Test
    void a_group_whose_answer_is_lost_is_not_mistaken_for_another_of_its_name() {
      cluster.server().faults().next("POST", "/groups", Fault.dropBefore());
      Group alike =
          new Group("vision", "Vision team", "sg-vision", StandardCluster.VISION.acls(), Map.of());
      refusal(OUTCOME_UNKNOWN, () -> connector.apply(new CreateGroup(alike)));
    }

    @Test
    void a_user_whose_answer_is_lost_is_not_mistaken_for_another_of_the_name() {
      cluster.server().faults().next("POST", "/users", Fault.dropBefore());
      refusal(
          OUTCOME_UNKNOWN,
          () ->
              connector.apply(
                  new CreateUser("alice", "alice@example.org", Secret.of("another-password"))));
    }

    @Test
    void a_user_whose_answer_is_lost_is_known_by_the_password_and_leaves_no_session() {
      cluster.server().faults().next("POST", "/users", Fault.dropAfter());
      connector.apply(new CreateUser("carol", "", Secret.of("secret-1")));
      assertThat(cluster.server().received())
          .filteredOn(request -> "carol".equals(request.user()))
          .extracting(Received::path)
          .containsExactly("/api/v2/authn/basic/logout");
    }
  }

  @Nested
  class Changing_users {
    @Test
    void never_sends_virtual_clusters_so_an_administrator_stays_one() {
      connector.apply(new SetUserEmail("root2", "new@example.org"));
      connector.apply(new SetUserEmail("root2", ""));
      connector.apply(new GrantAdmin("root2"));
      assertThat(groups("root2")).containsExactly("default", "admingroup");
    }

    @Test
    void says_of_an_administrator_what_to_do_before_deleting() {
      assertThat(refusal(FORBIDDEN, () -> connector.apply(new DeleteUser("root2"))))
          .hasMessageContaining("take the administrator's rights away first");
    }

    @Test
    void that_an_old_server_refuses_and_yet_makes_is_not_called_refused() {
      instead(
          "PUT",
          "/bob/grouplist",
          () ->
              cluster
                  .server()
                  .cluster()
                  .changeUser("bob", bob -> bob.withGroups(List.of("default"))),
          Fault.forbidden());
      connector.apply(new SetUserGroups("bob", StandardCluster.BOB.groups(), List.of("default")));
      assertThat(groups("bob")).containsExactly("default");
    }

    @Test
    void sees_that_somebody_else_was_faster() {
      cluster.server().cluster().changeUser("bob", bob -> bob.withGroups(List.of("default")));
      refusal(
          CONFLICT,
          () ->
              connector.apply(
                  new SetUserGroups("bob", StandardCluster.BOB.groups(), List.of("default"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", ".."})
    void refuses_names_that_a_path_cannot_hold(String name) {
      refusal(INVALID_INPUT, () -> connector.apply(new DeleteUser(name)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a/b", "a?b", "a b", "ä", "%2e", "a~b", "a#b", "../users"})
    void takes_every_other_name_as_it_is(String name) {
      connector.read();
      cluster.server().forget();
      assertThat(catchThrowable(() -> connector.apply(new DeleteUser(name))))
          .isInstanceOf(PaiAdminException.class);
      assertThat(cluster.server().cluster().state().users()).hasSize(5);
    }
  }

  private List<String> groups(String user) {
    return cluster.server().cluster().state().users().stream()
        .filter(each -> each.name().equals(user))
        .findFirst()
        .orElseThrow()
        .groups();
  }

  /** Lets a request do something else, and be answered as if it had gone wrong. */
  private void instead(String wantedMethod, String end, Runnable deed, Fault fault) {
    cluster
        .server()
        .faults()
        .everyMatching(
            1,
            (method, path) -> {
              boolean isIt = method.equals(wantedMethod) && path.endsWith(end);
              if (isIt) {
                deed.run();
              }
              return isIt;
            },
            fault);
  }
}
