package io.paiadmin.examples;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.Storage;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.VirtualCluster;
import io.paiadmin.openpai.stub.StubCluster;
import java.util.List;
import java.util.Map;

/**
 * The clusters of the tour, for a stub to serve. In basic mode a person has acted already: the
 * virtual cluster {@code vision} is there with the group that a restart makes for it.
 */
final class TourCluster {
  private static final String DEFAULT = "default";
  private static final String ADMINS = "admingroup";

  private TourCluster() {}

  /** Returns the name of a user who is an administrator. */
  static String administrator(AuthenticationMode mode) {
    return mode == AuthenticationMode.BASIC ? "admin" : "root1";
  }

  /**
   * Makes a cluster.
   *
   * @param password of every user, without meaning in AAD mode
   */
  static StubCluster in(AuthenticationMode mode, String password) {
    return mode == AuthenticationMode.BASIC ? basic(password) : aad(password);
  }

  private static StubCluster basic(String password) {
    return StubCluster.in(AuthenticationMode.BASIC)
        .virtualCluster(VirtualCluster.named("vc1"))
        .virtualCluster(VirtualCluster.named("vision"))
        .group(group(ADMINS, "admins", "", admins()))
        .group(
            group(DEFAULT, DEFAULT, "", Acls.of(List.of(DEFAULT), List.of("nfs-common", "plain"))))
        .group(group("vc1", "", "", Acls.of(List.of("vc1"), List.of())))
        .group(group("vision", "", "", Acls.of(List.of("vision"), List.of())))
        .group(group("archive", "old data", "", Acls.of(List.of(), List.of("nfs-archive"))))
        .user(new User("admin", "", List.of(DEFAULT, ADMINS)), password)
        .user(new User("alice", "alice@example.org", List.of("vc1", DEFAULT)), password)
        .user(new User("bob", "bob@example.org", List.of(DEFAULT, "vc1")), password)
        .storage(Storage.named("nfs-common"))
        .storage(Storage.named("plain"))
        .storage(Storage.named("nfs-vision"))
        .storage(Storage.named("nfs-archive"));
  }

  private static StubCluster aad(String password) {
    return StubCluster.in(AuthenticationMode.AAD)
        .virtualCluster(VirtualCluster.named("vc1"))
        .group(group(ADMINS, "admins", "sg-admins", admins()))
        .group(group(DEFAULT, DEFAULT, "sg-everyone", Acls.of(List.of(DEFAULT), List.of())))
        .group(
            group(
                "vision",
                "vision team",
                "sg-vision",
                Acls.of(List.of("vc1", DEFAULT), List.of("nfs1"))))
        .user(new User("root1", "root1@example.org", List.of(ADMINS, DEFAULT)), password)
        .user(new User("alice", "alice@example.org", List.of("vision", DEFAULT)), password)
        .storage(Storage.named("nfs1"))
        .storage(Storage.named("nfs-common"));
  }

  private static Acls admins() {
    return new Acls(true, List.of(DEFAULT, "vc1"), List.of(), Map.of());
  }

  private static Group group(String name, String description, String externalName, Acls acls) {
    return new Group(name, description, externalName, acls, Map.of());
  }
}
