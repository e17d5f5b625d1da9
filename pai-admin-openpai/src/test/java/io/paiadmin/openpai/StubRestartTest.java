package io.paiadmin.openpai;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.VirtualCluster;
import io.paiadmin.core.tenancy.simulation.OpenPaiRestart;
import io.paiadmin.openpai.stub.StubCluster;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StubRestartTest extends StubTest {
  @Test
  void a_virtual_cluster_without_group_gets_one_in_basic_mode() {
    cluster.virtualCluster(VirtualCluster.named("vc2")).restart();
    assertThat(group("vc2")).isEqualTo(Group.of("vc2", Acls.of(List.of("vc2"), List.of())));
  }

  @Test
  void a_group_that_grants_only_storages_goes_and_its_members_with_it() {
    cluster.group(Group.of("files", Acls.of(List.of(), List.of("nfs"))));
    cluster.changeUser("alice", user -> user.withGroups(List.of("files", "default", "lost")));
    cluster.restart();
    assertThat(cluster.state().groups()).extracting(Group::name).doesNotContain("files");
    assertThat(groupsOf("alice")).containsExactly("default");
  }

  @Test
  void a_virtual_cluster_that_is_gone_leaves_every_acl() {
    cluster.removeVirtualCluster("vc1").restart();
    assertThat(group("team").acls().virtualClusters()).containsExactly("default");
    assertThat(group("team").acls().storages()).containsExactly("nfs");
  }

  @Test
  void the_administrators_group_returns_and_nobody_is_in_it() {
    cluster.vanishGroup("admingroup").restart();
    assertThat(group("admingroup").acls().admin()).isTrue();
    assertThat(groupsOf("root")).containsExactly("default", "admingroup");
    assertThat(root.status("DELETE", "/api/v2/groups/admingroup", null)).isEqualTo(200);
    cluster.restart();
    assertThat(groupsOf("root")).containsExactly("default");
  }

  @Test
  void the_first_administrator_returns_if_missing() {
    cluster.firstAdministrator("chief", "chief-password").restart();
    assertThat(groupsOf("chief")).containsExactly("default", "admingroup");
    assertThat(cluster.passwordIs("chief", "chief-password")).isTrue();
    cluster.changeUser("chief", user -> user.withGroups(List.of("default"))).restart();
    assertThat(groupsOf("chief")).containsExactly("default");
  }

  @Test
  void tokens_stay_valid() {
    cluster.restart();
    assertThat(alice.status("GET", "/api/v2/groups", null)).isEqualTo(200);
  }

  @Test
  void a_directory_cluster_keeps_groups_without_virtual_clusters_and_lost_names() {
    StubCluster directory = small(AuthenticationMode.AAD);
    directory.group(Group.of("files", Acls.of(List.of(), List.of("nfs"))));
    directory.user(new User("bob", "", List.of("files", "lost")), "");
    ClusterState before = directory.state();
    assertThat(directory.restart().state()).isEqualTo(before);
  }

  @ParameterizedTest
  @EnumSource
  void a_restart_does_what_is_foretold(AuthenticationMode mode) {
    StubCluster odd = small(mode);
    odd.group(Group.of("files", Acls.of(List.of("gone"), List.of("nfs"))));
    odd.virtualCluster(VirtualCluster.named("vc2")).vanishGroup("default");
    odd.user(new User("bob", "", List.of("files", "lost", "lost", "vc1")), "secret1");
    ClusterState foretold = OpenPaiRestart.simulate(mode, odd.state()).after();
    assertThat(odd.restart().state().users()).isEqualTo(foretold.users());
    assertThat(odd.state().groups()).containsExactlyInAnyOrderElementsOf(foretold.groups());
  }
}
