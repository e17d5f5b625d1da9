package io.paiadmin.core.tenancy.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.VirtualCluster;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("A restart of the rest-server")
class OpenPaiRestartTest {
  private static final Group ADMINS =
      Group.of("admingroup", new Acls(true, List.of(), List.of(), Map.of()));
  private static final Group DEFAULT = group("default", "default");

  @Nested
  class In_both_modes {
    @Test
    void changes_nothing_in_a_lawful_state() {
      ClusterState state =
          state(List.of(user("a", "default", "v1")), "v1", ADMINS, DEFAULT, group("v1", "v1"));
      for (AuthenticationMode mode : AuthenticationMode.values()) {
        assertThat(OpenPaiRestart.simulate(mode, state).effects()).isEmpty();
        assertThat(OpenPaiRestart.simulate(mode, state).after()).isEqualTo(state);
      }
    }

    @Test
    void creates_the_groups_of_the_house_when_they_are_missing() {
      for (AuthenticationMode mode : AuthenticationMode.values()) {
        var outcome = OpenPaiRestart.simulate(mode, state(List.of(), ""));
        assertThat(texts(outcome))
            .containsExactly("group admingroup is created", "group default is created");
        assertThat(outcome.after().groups())
            .extracting(g -> g.acls().admin())
            .containsExactly(true, false);
        assertThat(outcome.effects()).noneMatch(effect -> effect.kind().isLoss());
      }
    }

    @Test
    void never_changes_an_administrators_group_that_is_there() {
      Group demoted = group("admingroup", "default");
      for (AuthenticationMode mode : AuthenticationMode.values()) {
        var outcome = OpenPaiRestart.simulate(mode, state(List.of(), "", demoted, DEFAULT));
        assertThat(outcome.effects()).isEmpty();
        assertThat(outcome.after().groups()).containsExactly(demoted, DEFAULT);
      }
    }

    @Test
    void strips_virtual_clusters_that_do_not_exist_and_keeps_everything_else() {
      Group team =
          Group.of("v1", new Acls(false, List.of("v1", "gone"), List.of("s"), Map.of("x", "1")));
      for (AuthenticationMode mode : AuthenticationMode.values()) {
        var outcome = OpenPaiRestart.simulate(mode, state(List.of(), "v1", ADMINS, DEFAULT, team));
        assertThat(texts(outcome))
            .containsExactly("group v1 loses virtual clusters that do not exist: gone");
        assertThat(outcome.effects()).allMatch(effect -> effect.kind().isLoss());
        assertThat(outcome.after().groups())
            .contains(team.withAcls(team.acls().withVirtualClusters(List.of("v1"))));
      }
    }

    @Test
    void never_strips_default_which_the_server_always_reports() {
      ClusterState state =
          ClusterState.complete(List.of(), List.of(ADMINS, DEFAULT), List.of(), List.of());
      for (AuthenticationMode mode : AuthenticationMode.values()) {
        assertThat(OpenPaiRestart.simulate(mode, state).effects()).isEmpty();
      }
    }
  }

  @Nested
  class In_basic_mode {
    @Test
    void creates_the_group_of_each_virtual_cluster_that_lacks_one() {
      var outcome = basic(state(List.of(), "v1", ADMINS, DEFAULT));
      assertThat(texts(outcome)).containsExactly("group v1 is created");
      assertThat(outcome.after().groups()).contains(group("v1", "v1"));
    }

    @Test
    void deletes_groups_without_virtual_cluster_and_takes_their_names_from_users() {
      Group storageOnly = Group.of("proj", Acls.of(List.of(), List.of("s")));
      var outcome =
          basic(state(List.of(user("a", "default", "proj")), "", ADMINS, DEFAULT, storageOnly));
      assertThat(texts(outcome))
          .containsExactly(
              "group proj is deleted, since it has no virtual cluster; it granted s",
              "user a leaves proj");
      assertThat(outcome.after().users()).containsExactly(user("a", "default"));
    }

    @Test
    void keeps_an_administrators_group_without_virtual_cluster() {
      var outcome = basic(state(List.of(user("r", "admingroup")), "", ADMINS, DEFAULT));
      assertThat(outcome.effects()).isEmpty();
    }

    @Test
    void deletes_a_group_that_stripping_left_without_virtual_cluster() {
      var outcome = basic(state(List.of(), "", ADMINS, DEFAULT, group("v1", "v1")));
      assertThat(texts(outcome))
          .containsExactly(
              "group v1 loses virtual clusters that do not exist: v1",
              "group v1 is deleted, since it has no virtual cluster");
    }

    @Test
    void tells_memberships_that_are_lost_from_names_that_dangled() {
      Group storageOnly = Group.of("proj", Acls.of(List.of(), List.of("s")));
      var outcome =
          basic(
              state(
                  List.of(user("a", "default", "ghost", "proj", "ghost")),
                  "",
                  ADMINS,
                  DEFAULT,
                  storageOnly));
      assertThat(texts(outcome))
          .containsExactly(
              "group proj is deleted, since it has no virtual cluster; it granted s",
              "user a leaves proj",
              "user a is unlocked: ghost dangled");
      assertThat(outcome.after().users()).containsExactly(user("a", "default"));
    }

    @Test
    void goes_in_the_order_seeds_stripping_creation_deletion_users() {
      Group stripped = group("old", "gone");
      var outcome = basic(state(List.of(user("a", "old", "v1")), "v1", ADMINS, stripped));
      assertThat(outcome.effects())
          .extracting(RestartEffect::kind, RestartEffect::subject)
          .extracting(Object::toString)
          .containsExactly(
              "(GROUP_CREATED, \"default\")",
              "(ACL_STRIPPED, \"old\")",
              "(GROUP_CREATED, \"v1\")",
              "(GROUP_DELETED, \"old\")",
              "(MEMBERSHIP_LOST, \"a\")");
      assertThat(outcome.after().users()).containsExactly(user("a", "v1"));
    }

    private OpenPaiRestart.Outcome basic(ClusterState state) {
      return OpenPaiRestart.simulate(AuthenticationMode.BASIC, state);
    }
  }

  @Nested
  class In_aad_mode {
    @Test
    void leaves_groups_without_virtual_cluster_and_dangling_names_alone() {
      Group storageOnly = Group.of("proj", Acls.of(List.of(), List.of("s")));
      ClusterState state =
          state(List.of(user("a", "ghost", "proj")), "v1", ADMINS, DEFAULT, storageOnly);
      var outcome = OpenPaiRestart.simulate(AuthenticationMode.AAD, state);
      assertThat(outcome.effects()).isEmpty();
      assertThat(outcome.after()).isEqualTo(state);
    }
  }

  private static List<String> texts(OpenPaiRestart.Outcome outcome) {
    return outcome.effects().stream().map(RestartEffect::text).toList();
  }

  private static ClusterState state(List<User> users, String vc, Group... groups) {
    List<VirtualCluster> vcs =
        vc.isEmpty()
            ? List.of(VirtualCluster.named("default"))
            : List.of(VirtualCluster.named("default"), VirtualCluster.named(vc));
    return ClusterState.complete(users, List.of(groups), vcs, List.of());
  }

  private static User user(String name, String... groups) {
    return new User(name, "", List.of(groups));
  }

  private static Group group(String name, String... vcs) {
    return Group.of(name, Acls.of(List.of(vcs), List.of()));
  }
}
