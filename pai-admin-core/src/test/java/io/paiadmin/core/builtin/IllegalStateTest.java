package io.paiadmin.core.builtin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.UserChange.SetUserGroups;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** A state with illegal content is reported, not crashed on. */
class IllegalStateTest {

  @Nested
  class As_a_whole {
    @Test
    void text_that_is_no_json_is_refused_with_line_and_column() {
      PaiAdminException refusal = refused("{\n  \"users\": [\n    {\"username\" \"a\"}]}");
      assertThat(refusal.problems()).extracting(Problem::at).containsExactly("state.json:3:17");
    }

    @Test
    void a_key_given_twice_is_refused_with_its_place() {
      PaiAdminException refusal = refused("{\"users\": [],\n \"users\": []}");
      assertThat(refusal.problems()).extracting(Problem::at).containsExactly("state.json:2:9");
    }

    @Test
    void an_empty_text_and_a_list_are_refused() {
      assertThat(refused("").problems()).extracting(Problem::at).containsExactly("state.json#");
      assertThat(refused("[]").problems()).extracting(Problem::at).containsExactly("state.json#");
    }

    @Test
    void deep_nesting_is_refused() {
      assertThat(refused("[".repeat(100_000)).problems()).hasSize(1);
    }

    @Test
    void every_section_of_the_wrong_kind_is_reported_at_once() {
      PaiAdminException refusal =
          refused(
              """
              {"info": {"authnMethod": "ldap", "scheduler": 3}, "users": {}, "groups": 1,
               "virtualClusters": [], "storages": "none", "jobs": {"data": {}},
               "tokens": [], "partial": ["everything"]}
              """);
      assertThat(refusal.problems())
          .extracting(Problem::at)
          .containsExactly(
              "state.json#/groups",
              "state.json#/info/authnMethod",
              "state.json#/info/scheduler",
              "state.json#/jobs/data",
              "state.json#/partial/0",
              "state.json#/storages",
              "state.json#/tokens",
              "state.json#/users",
              "state.json#/virtualClusters");
    }

    @Test
    void faults_never_show_the_text() {
      PaiAdminException refusal = refused("{\"users\": [{\"extension\": {\"key\": canary-7f3a}}]}");
      assertThat(refusal).hasMessageNotContaining("canary").hasNoCause();
    }
  }

  @Nested
  class In_one_entry {
    @Test
    void absent_parts_are_partial_and_the_mode_is_basic() {
      MemoryCluster cluster = MemoryCluster.parse("state.json", "{}");
      assertThat(cluster.read().partial()).containsExactly(ClusterPart.values());
      assertThat(cluster.info().authentication()).isEqualTo(AuthenticationMode.BASIC);
      assertThat(cluster.read().problems())
          .extracting(Problem::at)
          .containsExactly("state.json#/info/authnMethod");
    }

    @Test
    void users_without_a_name_or_with_a_taken_one_are_left_out() {
      ClusterState state =
          users("{\"grouplist\": []}, 7, " + user("a") + ", {\"username\": 1}, " + user("a"));
      assertThat(state.users()).extracting(User::name).containsExactly("a");
      assertThat(state.isComplete(ClusterPart.USERS)).isFalse();
      assertThat(state.isComplete(ClusterPart.GROUPS)).isTrue();
      assertThat(places(state)).containsExactly("/users/0", "/users/1", "/users/3", "/users/4");
    }

    @Test
    void a_group_list_that_is_a_text_or_missing_is_repaired() {
      ClusterState state =
          users("{\"username\": \"a\", \"grouplist\": \"default\"}, {\"username\": \"b\"}");
      assertThat(state.users())
          .containsExactly(new User("a", "", List.of("default")), new User("b", "", List.of()));
      assertThat(state.isComplete(ClusterPart.USERS)).isTrue();
      assertThat(places(state)).containsExactly("/users/0/grouplist", "/users/1/grouplist");
    }

    @Test
    void what_cannot_be_repaired_is_passed_over_and_makes_the_part_partial() {
      ClusterState state =
          users("{\"username\": \"a\", \"email\": 5, \"grouplist\": [\"default\", 3, null]}");
      assertThat(state.users()).containsExactly(new User("a", "", List.of("default")));
      assertThat(state.isComplete(ClusterPart.USERS)).isFalse();
      assertThat(places(state))
          .containsExactly("/users/0/email", "/users/0/grouplist/1", "/users/0/grouplist/2");
    }

    @Test
    void acls_are_repaired() {
      ClusterState state =
          read(
              """
              {"info": {"authnMethod": "basic"}, "groups": [
                {"groupname": "bare"},
                {"groupname": "text", "extension": {"acls": {"storageConfigs": "nfs"}}},
                {"groupname": "flag", "extension": {"acls": {"admin": "true"}}},
                {"groupname": "none", "extension": {"acls": [], "kept": 1.10}}]}
              """);
      assertThat(state.groups())
          .extracting(Group::acls)
          .containsExactly(Acls.NONE, Acls.of(List.of(), List.of("nfs")), Acls.NONE, Acls.NONE);
      assertThat(state.groups().get(3).otherExtension()).containsEntry("kept", "1.10");
      assertThat(state.isComplete(ClusterPart.GROUPS)).isFalse();
      assertThat(places(state))
          .containsExactly(
              "/groups/0/extension/acls",
              "/groups/1/extension/acls/storageConfigs",
              "/groups/2/extension/acls/admin",
              "/groups/3/extension/acls");
    }

    @Test
    void names_that_openpai_would_not_allow_are_kept() {
      ClusterState state =
          read(
              """
              {"info": {"authnMethod": "basic"},
               "users": [{"username": "a b", "grouplist": []}],
               "groups": [{"groupname": "team-a", "extension": {"acls": {}}}]}
              """);
      assertThat(state.users()).hasSize(1);
      assertThat(state.isComplete(ClusterPart.USERS)).isTrue();
      assertThat(state.groups()).hasSize(1);
      assertThat(state.problems()).isEmpty();
    }

    @Test
    void scheduler_storages_and_jobs_are_read_as_far_as_possible() {
      MemoryCluster cluster =
          MemoryCluster.parse(
              "state.json",
              """
              {"info": {"authnMethod": "OIDC"},
               "virtualClusters": {"a/b": 7, "c": {"resourcesTotal": {"gpu": "many"}}},
               "storages": [{"name": "nfs", "share": "false"}, {}],
               "jobs": {"totalCount": 2, "data": [{"name": "x", "username": "a"},
                 {"name": "y", "username": "a", "submissionTime": 0, "state": "Odd"}]}}
              """);
      ClusterState state = cluster.read();
      assertThat(state.virtualClusters()).extracting(vc -> vc.name()).containsExactly("a/b", "c");
      assertThat(state.storages()).extracting(each -> each.name()).containsExactly("nfs");
      assertThat(cluster.jobs(JobQuery.ALL)).extracting(job -> job.name()).containsExactly("y");
      assertThat(places(state))
          .containsExactly(
              "/jobs/data/0",
              "/storages/0/share",
              "/storages/1",
              "/virtualClusters/a~1b",
              "/virtualClusters/c/resourcesTotal/gpu");
    }

    @Test
    void a_repaired_list_is_what_a_change_expects() {
      MemoryCluster cluster =
          MemoryCluster.parse(
              "state.json",
              "{\"groups\": [{\"groupname\":"
                  + " \"default\"}], \"users\": [{\"username\": \"a\", \"grouplist\": \"default\"}]}");
      cluster.apply(new SetUserGroups("a", List.of("default"), List.of()));
      assertThat(cluster.read().users()).containsExactly(new User("a", "", List.of()));
    }
  }

  private static String user(String name) {
    return "{\"username\": \"" + name + "\", \"grouplist\": [\"default\"]}";
  }

  private static ClusterState users(String entries) {
    return read(
        "{\"info\": {\"authnMethod\": \"basic\"}, \"groups\": [{\"groupname\": \"default\","
            + " \"extension\": {\"acls\": {}}}], \"users\": ["
            + entries
            + "]}");
  }

  private static ClusterState read(String json) {
    return MemoryCluster.parse("state.json", json).read();
  }

  private static List<String> places(ClusterState state) {
    assertThat(state.problems()).extracting(Problem::code).containsOnly("STATE_ILLEGAL");
    return state.problems().stream().map(each -> each.at().replace("state.json#", "")).toList();
  }

  private static PaiAdminException refused(String json) {
    PaiAdminException refusal =
        catchThrowableOfType(
            PaiAdminException.class, () -> MemoryCluster.parse("state.json", json));
    assertThat(refusal.code()).isEqualTo(StandardErrorCode.INVALID_INPUT);
    return refusal;
  }
}
