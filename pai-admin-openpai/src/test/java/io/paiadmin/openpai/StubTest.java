package io.paiadmin.openpai;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.VirtualCluster;
import io.paiadmin.openpai.stub.StubCluster;
import io.paiadmin.openpai.stub.StubOpenPai;
import java.util.List;
import org.junit.jupiter.api.AfterEach;

/** A small basic cluster behind a stub: {@code root} administers, {@code alice} is in vc1. */
abstract class StubTest {
  final StubCluster cluster = small(AuthenticationMode.BASIC);
  final StubOpenPai stub = StubOpenPai.start(cluster);
  final StubClient root = StubClient.browser(stub, "root");
  final StubClient alice = StubClient.browser(stub, "alice");
  final StubClient guest = StubClient.guest(stub);

  static StubCluster small(AuthenticationMode mode) {
    return StubCluster.in(mode)
        .virtualCluster(VirtualCluster.named("vc1"))
        .group(Group.of("vc1", Acls.of(List.of("vc1"), List.of())))
        .group(Group.of("team", Acls.of(List.of("vc1", "default"), List.of("nfs"))))
        .user(new User("root", "", List.of("default", "admingroup")), "root-password")
        .user(new User("alice", "alice@example.org", List.of("vc1", "default")), "secret1");
  }

  @AfterEach
  void close() {
    stub.close();
  }

  List<String> groupsOf(String user) {
    return cluster.state().users().stream()
        .filter(one -> one.name().equals(user))
        .findFirst()
        .orElseThrow()
        .groups();
  }

  Group group(String name) {
    return cluster.state().groups().stream()
        .filter(one -> one.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
