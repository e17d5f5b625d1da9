package io.paiadmin.core.builtin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Secret;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.GroupChange.CreateGroup;
import io.paiadmin.api.cluster.GroupChange.DeleteGroup;
import io.paiadmin.api.cluster.GroupChange.UpdateGroup;
import io.paiadmin.api.cluster.Scheduler;
import io.paiadmin.api.cluster.Storage;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.UserChange.CreateUser;
import io.paiadmin.api.cluster.UserChange.DeleteUser;
import io.paiadmin.api.cluster.UserChange.GrantAdmin;
import io.paiadmin.api.cluster.UserChange.RevokeAdmin;
import io.paiadmin.api.cluster.UserChange.RevokeTokens;
import io.paiadmin.api.cluster.VirtualCluster;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MemoryClusterTest {
  private static final Group ADMINS = Group.of("wardens", admin());
  private static final Group OTHER_ADMINS = Group.of("admingroup", admin());
  private static final Group DEFAULT = Group.of("default", Acls.of(List.of("default"), List.of()));

  @Nested
  class Made_of_values {
    @Test
    void holds_the_same_values() {
      ClusterState state =
          new ClusterState(
              List.of(new User("a", "a@example.org", List.of("default", "ghost", "ghost"))),
              List.of(DEFAULT),
              List.of(
                  new VirtualCluster(
                      "default",
                      new VirtualCluster.Resources(8, 40.5, 1024),
                      new VirtualCluster.Resources(1, 2, 3))),
              List.of(new Storage("nfs", "pv-nfs", false)),
              Set.of(ClusterPart.STORAGES),
              List.of());
      ClusterState read = MemoryCluster.of(AuthenticationMode.AAD, state).read();
      assertThat(read.users()).isEqualTo(state.users());
      assertThat(read.groups()).isEqualTo(state.groups());
      assertThat(read.virtualClusters()).isEqualTo(state.virtualClusters());
      assertThat(read.storages()).isEqualTo(state.storages());
      assertThat(read.partial()).containsExactly(ClusterPart.STORAGES);
    }

    @Test
    void refuses_other_keys_that_are_not_json_or_have_a_place_of_their_own() {
      assertInvalid(new Acls(false, List.of(), List.of(), Map.of("tier", "gold")));
      assertInvalid(new Acls(false, List.of(), List.of(), Map.of("admin", "true")));
    }

    @Test
    void knows_its_scheduler_by_the_virtual_clusters() {
      assertThat(scheduler("default")).isEqualTo(Scheduler.UNKNOWN);
      assertThat(scheduler("default", "vision")).isEqualTo(Scheduler.HIVED);
    }

    private void assertInvalid(Acls acls) {
      MemoryCluster cluster = cluster(List.of());
      PaiAdminException refusal =
          catchThrowableOfType(
              PaiAdminException.class,
              () -> cluster.apply(new CreateGroup(Group.of("fresh", acls))));
      assertThat(refusal.code()).isEqualTo(StandardErrorCode.INVALID_INPUT);
      assertThat(cluster.read().groups()).doesNotContain(Group.of("fresh", acls));
    }

    private static Scheduler scheduler(String... vcs) {
      List<VirtualCluster> all = List.of(vcs).stream().map(VirtualCluster::named).toList();
      ClusterState state = ClusterState.complete(List.of(), List.of(), all, List.of());
      return MemoryCluster.of(AuthenticationMode.BASIC, state).info().scheduler();
    }
  }

  @Nested
  class Memberships {
    @Test
    void deleting_a_group_takes_out_the_first_occurrence_only() {
      MemoryCluster cluster =
          cluster(List.of(new User("a", "", List.of("wardens", "default", "wardens"))), ADMINS);
      cluster.apply(new DeleteGroup("wardens"));
      assertThat(cluster.read().users().get(0).groups()).containsExactly("default", "wardens");
    }

    @Test
    void revoking_admin_takes_every_administrator_group() {
      List<String> groups = List.of("wardens", "default", "admingroup", "wardens");
      MemoryCluster cluster =
          cluster(List.of(new User("a", "", groups)), ADMINS, OTHER_ADMINS, DEFAULT);
      cluster.apply(new RevokeAdmin("a"));
      assertThat(cluster.read().users().get(0).groups()).containsExactly("default");
    }

    @Test
    void granting_admin_prefers_the_group_that_openpai_ships() {
      User user = new User("a", "", List.of("default"));
      MemoryCluster several = cluster(List.of(user), ADMINS, OTHER_ADMINS);
      several.apply(new GrantAdmin("a"));
      assertThat(several.read().users().get(0).groups()).containsExactly("default", "admingroup");
      MemoryCluster one = cluster(List.of(user), ADMINS);
      one.apply(new GrantAdmin("a"));
      assertThat(one.read().users().get(0).groups()).containsExactly("default", "wardens");
    }

    @Test
    void granting_admin_needs_an_administrator_group() {
      MemoryCluster cluster = cluster(List.of(new User("a", "", List.of("default"))), DEFAULT);
      PaiAdminException refusal =
          catchThrowableOfType(PaiAdminException.class, () -> cluster.apply(new GrantAdmin("a")));
      assertThat(refusal.code()).isEqualTo(StandardErrorCode.NOT_FOUND);
    }

    @Test
    void acls_may_name_virtual_clusters_that_do_not_exist() {
      MemoryCluster cluster = cluster(List.of(), DEFAULT);
      Group phantom = DEFAULT.withAcls(Acls.of(List.of("phantom"), List.of("nowhere")));
      cluster.apply(new UpdateGroup(DEFAULT, phantom));
      assertThat(cluster.read().groups()).containsExactly(phantom);
    }
  }

  @Nested
  class Names_of_new_things {
    @ParameterizedTest
    @ValueSource(strings = {"", " ", "a b", "a\n", "é", "a~b", "a@b"})
    void illegal_user_names_are_refused(String name) {
      PaiAdminException refusal =
          catchThrowableOfType(
              PaiAdminException.class,
              () -> cluster(List.of()).apply(new CreateUser(name, "", Secret.of("secret-1"))));
      assertThat(refusal.code()).isEqualTo(StandardErrorCode.INVALID_INPUT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a-b", "a.b", "a\n", "é"})
    void illegal_group_names_are_refused(String name) {
      PaiAdminException refusal =
          catchThrowableOfType(
              PaiAdminException.class,
              () -> cluster(List.of()).apply(new CreateGroup(Group.of(name, Acls.NONE))));
      assertThat(refusal.code()).isEqualTo(StandardErrorCode.INVALID_INPUT);
    }
  }

  @Nested
  class Carrying_along {
    private static final String STATE =
        """
        {"info": {"authnMethod": "basic", "scheduler": "kubernetes", "more": 1.50},
         "users": [{"username": "a", "grouplist": ["vision"], "extension": {"sshKeys": ["k"]}},
                   {"nameless": true}],
         "groups": [{"groupname": "vision", "color": "red", "extension":
           {"x": {"y": [1, 2]}, "acls": {"admin": false, "virtualClusters": ["vision"],
            "tier": 1.0}}}],
         "tokens": {"a": 3, "b": 1}, "notes": ["kept"]}
        """;

    private final MemoryCluster cluster = MemoryCluster.parse("state.json", STATE);

    @Test
    void everything_unknown_survives_a_change() {
      Group vision = cluster.read().groups().get(0);
      cluster.apply(new UpdateGroup(vision, vision.withDetails("Vision team", "")));
      JsonNode written = Recording.written(cluster);
      assertThat(written.at("/notes/0").asText()).isEqualTo("kept");
      assertThat(written.at("/groups/0/color").asText()).isEqualTo("red");
      assertThat(written.at("/groups/0/extension/x/y/1").asInt()).isEqualTo(2);
      assertThat(written.at("/users/0/extension/sshKeys/0").asText()).isEqualTo("k");
      assertThat(written.at("/users/1/nameless").asBoolean()).isTrue();
      assertThat(cluster.toJson()).contains("1.50", "\"tier\" : 1.0");
      assertThat(cluster.info().scheduler()).isEqualTo(Scheduler.KUBERNETES);
    }

    @Test
    void tokens_outlive_their_user_until_they_are_revoked() {
      cluster.apply(new DeleteUser("a"));
      assertThat(Recording.written(cluster).at("/tokens/a").asInt()).isEqualTo(3);
      cluster.apply(new RevokeTokens("a"));
      assertThat(Recording.written(cluster).path("tokens").toString()).isEqualTo("{\"b\":1}");
    }

    @Test
    void a_hidden_user_counts_once_the_one_before_is_deleted() {
      String state =
          """
          {"users": [{"username": "a"}, {"username": "b"}, {"username": "a"}],
           "groups": [{"groupname": "default"}]}
          """;
      MemoryCluster twins = MemoryCluster.parse("state.json", state);

      twins.apply(new DeleteUser("a"));
      assertThat(twins.read().users()).extracting(User::name).containsExactly("b", "a");
      twins.apply(new DeleteUser("a"));
      twins.apply(new CreateUser("a", "", Secret.of("secret-1")));
      twins.apply(new DeleteUser("a"));

      assertThat(twins.read().users()).extracting(User::name).containsExactly("b");
    }

    @Test
    void a_user_created_in_an_unknown_list_leaves_it_unknown() {
      MemoryCluster unknown = MemoryCluster.parse("state.json", "{\"storages\": []}");
      unknown.apply(new CreateUser("a", "", Secret.of("secret-1")));
      ClusterState again = MemoryCluster.parse("state.json", unknown.toJson()).read();
      assertThat(again.users()).extracting(User::name).containsExactly("a");
      assertThat(again.isComplete(ClusterPart.USERS)).isFalse();
      assertThat(again.isComplete(ClusterPart.STORAGES)).isTrue();
    }

    @Test
    void the_same_state_gives_the_same_bytes() {
      String once = cluster.toJson();
      assertThat(cluster.toJson()).isEqualTo(once);
      assertThat(MemoryCluster.parse("state.json", once).toJson()).isEqualTo(once);
      assertThat(once).endsWith("}\n").doesNotContain("\r");
    }

    @Test
    void printing_the_cluster_shows_nothing_of_its_state() {
      assertThat(cluster).hasToString("MemoryCluster[basic]");
    }
  }

  private static Acls admin() {
    return new Acls(true, List.of(), List.of(), Map.of());
  }

  private static MemoryCluster cluster(List<User> users, Group... groups) {
    ClusterState state = ClusterState.complete(users, List.of(groups), List.of(), List.of());
    return MemoryCluster.of(AuthenticationMode.BASIC, state);
  }
}
