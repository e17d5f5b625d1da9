package io.paiadmin.openpai;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.User;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Users and memberships, where the recordings are silent. */
class StubUsersTest extends StubTest {
  private static final String ALICE = "/api/v2/users/alice";

  private String update(String data) {
    return root.told("PUT", "/api/v2/users", "{\"patch\": true, \"data\": " + data + "}");
  }

  private JsonNode alice() {
    return StubClient.json(root.get(ALICE));
  }

  @Nested
  class An_update {
    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "{'username':'eve','virtualCluster':['vc1']}              | vc1,default",
          "{'username':'eve','virtualCluster':['vc1'],'admin':true} | vc1,default,admingroup",
          "{'username':'eve','admin':false}                         | default,team",
          "{'username':'eve','virtualCluster':[]}                   | default",
          "{'username':'eve','virtualCluster':['vc1','vc1']}        | vc1,vc1,default",
          "{'username':'eve','virtualCluster':null,'admin':'true'}  | default,admingroup,team",
        })
    void rebuilds_the_groups_of_an_administrator(String data, String groups) {
      cluster.user(new User("eve", "", List.of("default", "admingroup", "team")), "secret1");
      assertThat(update(data.replace('\'', '"'))).startsWith("201");
      assertThat(groupsOf("eve")).containsExactly(groups.split(","));
    }

    @Test
    void that_fails_half_way_saves_nothing() {
      assertThat(
              update(
                  "{\"username\": \"alice\", \"email\": \"b@c\", \"virtualCluster\": [\"team\"]}"))
          .isEqualTo("400 NoVirtualClusterError");
      assertThat(alice().get("email").asText()).isEqualTo("alice@example.org");
    }

    @Test
    void merges_the_extension_by_its_top_level_keys() {
      cluster.userExtension("alice", "keep", "1").userExtension("alice", "change", "{\"a\":1}");
      update("{\"username\": \"alice\", \"extension\": {\"change\": {\"b\": 2}}}");
      JsonNode extension = alice().get("extension");
      assertThat(extension.get("keep").asInt()).isEqualTo(1);
      assertThat(extension.get("change")).hasToString("{\"b\":2}");
      assertThat(extension.has("jobSSH")).isTrue();
    }

    @Test
    void of_oneself_ignores_a_new_password_and_obeys_otherwise() {
      String data =
          """
          {"data": {"username": "alice", "email": "a@b", "oldPassword": "secret1",
          "newPassword": "secret2"}}""";
      assertThat(alice.told("PUT", "/api/v2/users/me", data)).startsWith("201");
      assertThat(cluster.passwordIs("alice", "secret1")).isTrue();
      assertThat(alice().get("email").asText()).isEqualTo("a@b");
    }

    @Test
    void of_oneself_is_for_nobody_else_and_needs_the_old_password() {
      assertThat(
              alice.told(
                  "PUT",
                  "/api/v2/users/me",
                  "{\"patch\": true, \"data\": {\"username\": \"root\", \"email\": \"a@b\"}}"))
          .isEqualTo("403 ForbiddenUserError");
      assertThat(
              alice
                  .send(
                      "PUT",
                      "/api/v2/users/me",
                      "{\"patch\":true,\"data\":{\"username\":\"alice\",\"newPassword\":\"secret\"}}")
                  .body())
          .contains("\\\"oldPassword\\\" is required");
    }
  }

  @Nested
  class A_part {
    @Test
    void mail_address_is_cleared_by_silence_and_by_an_empty_text() {
      assertThat(alice.told("PUT", ALICE + "/email", "{}")).startsWith("201");
      assertThat(alice().get("email").asText()).isEmpty();
      assertThat(root.told("PUT", ALICE + "/email", "{\"email\": \"\"}")).startsWith("201");
      assertThat(root.told("PUT", "/api/v2/users/nobody/email", "{}")).isEqualTo("404 NoUserError");
    }

    @Test
    void password_is_for_administrators_and_those_who_know_the_old_one() {
      String path = "/api/v2/users/root/password";
      assertThat(alice.told("PUT", path, "{\"newPassword\": \"secret2\"}"))
          .isEqualTo("403 ForbiddenUserError");
      assertThat(root.told("PUT", ALICE + "/password", "{\"newPassword\": \"secret2\"}"))
          .startsWith("201");
      assertThat(cluster.passwordIs("alice", "secret2")).isTrue();
      assertThat(alice.status("GET", "/api/v2/groups", null)).isEqualTo(401);
    }

    @Test
    void admin_flag_adds_one_group_or_takes_all_such_away() {
      root.send("PUT", ALICE + "/admin", "{\"admin\": true}");
      assertThat(groupsOf("alice")).containsExactly("vc1", "default", "admingroup");
      root.send("PUT", ALICE + "/admin", "{\"admin\": false}");
      assertThat(groupsOf("alice")).containsExactly("vc1", "default");
    }

    @Test
    void extension_is_merged_and_missed_when_it_is_absent() {
      assertThat(alice.told("PUT", ALICE + "/extension", "{\"extension\": {\"a\": 1}}"))
          .startsWith("201");
      assertThat(alice().at("/extension/a").asInt()).isEqualTo(1);
      assertThat(alice.told("PUT", ALICE + "/extension", "{}")).isEqualTo("500 UnknownError");
    }
  }

  @Nested
  class A_lost_group {
    @Test
    void makes_some_routes_fail_each_in_its_own_way() {
      cluster.changeUser("alice", user -> user.withGroups(List.of("default", "lost")));
      assertThat(root.told("PUT", ALICE + "/admin", "{\"admin\": true}"))
          .isEqualTo("500 UnknownError");
      assertThat(update("{\"username\": \"alice\", \"admin\": true}")).isEqualTo("404 NoUserError");
      assertThat(update("{\"username\": \"alice\", \"email\": \"a@b\"}")).startsWith("201");
    }

    @Test
    void named_twice_is_taken_away_in_two_steps() {
      cluster.changeUser("alice", user -> user.withGroups(List.of("lost", "default", "lost")));
      String body = "{\"groupname\": \"lost\"}";
      assertThat(root.status("DELETE", ALICE + "/group", body)).isEqualTo(201);
      assertThat(groupsOf("alice")).containsExactly("default", "lost");
      assertThat(root.status("DELETE", ALICE + "/group", body)).isEqualTo(201);
      assertThat(root.status("GET", "/api/v2/users", null)).isEqualTo(200);
    }
  }

  @Nested
  class Of_two_faults {
    @ParameterizedTest
    @CsvSource({
      "nobody, grouplist, '{\"grouplist\": [\"nope\"]}', 404 NoUserError",
      "nobody, group, '{\"groupname\": \"nope\"}', 404 NoGroupError"
    })
    void that_of_the_user_or_of_the_group_comes_first(
        String user, String part, String body, String told) {
      assertThat(root.told("PUT", "/api/v2/users/" + user + "/" + part, body)).isEqualTo(told);
    }

    @Test
    void an_unknown_virtual_cluster_goes_before_a_taken_name() {
      String body =
          "{\"username\": \"alice\", \"password\": \"secret1\", \"virtualCluster\": [\"%s\"]}";
      assertThat(root.told("POST", "/api/v2/users", body.formatted("nope")))
          .isEqualTo("404 NoGroupError");
      assertThat(root.told("POST", "/api/v2/users", body.formatted("team")))
          .isEqualTo("400 NoVirtualClusterError");
      assertThat(root.told("POST", "/api/v2/users", body.formatted("vc1")))
          .isEqualTo("409 ConflictUserError");
    }
  }

  @Test
  void a_lists_duplicates_and_order_are_kept() {
    String body = "{\"grouplist\": [\"team\", \"default\", \"team\"]}";
    assertThat(root.status("PUT", ALICE + "/grouplist", body)).isEqualTo(201);
    assertThat(groupsOf("alice")).containsExactly("team", "default", "team");
  }

  @Test
  void planted_keys_are_shown_to_everybody() {
    cluster.userKey("root", "canary-1").userExtension("root", "githubPAT", "\"canary-2\"");
    assertThat(alice.get("/api/v2/users").body()).contains("canary-1", "canary-2");
    assertThat(
            guest
                .send(
                    "POST",
                    "/api/v2/tokens",
                    "{\"username\": \"root\", \"password\": \"root-password\"}")
                .body())
        .contains("\"hasGitHubPAT\":\"canary-2\"");
  }

  @Test
  void an_administrator_may_demote_the_last_one() {
    assertThat(root.status("PUT", "/api/v2/users/root/admin", "{\"admin\": false}")).isEqualTo(201);
    assertThat(root.told("DELETE", "/api/v2/groups/team", null))
        .isEqualTo("403 ForbiddenUserError");
    assertThat(cluster.state().groups()).extracting(Group::name).contains("team");
  }
}
