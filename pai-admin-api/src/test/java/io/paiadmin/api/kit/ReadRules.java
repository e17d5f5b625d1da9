package io.paiadmin.api.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.GroupChange.UpdateGroup;
import io.paiadmin.api.cluster.Storage;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.VirtualCluster;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

abstract class ReadRules extends Rules {
  ReadRules(ClusterConnectorContract subject) {
    super(subject);
  }

  @Test
  @DisplayName("C3.1 users are read as stored: name, mail address, groups in the cluster's order")
  void users_are_read() {
    agree(ClusterPart.USERS, List.copyOf(expected().users().values()), users());
  }

  @Test
  @DisplayName("C3.2 groups are read as stored: details, acls, storages in order")
  void groups_are_read() {
    List<Group> wanted = expected().groups().values().stream().map(ReadRules::plain).toList();
    agree(ClusterPart.GROUPS, wanted, groups().stream().map(ReadRules::plain).toList());
  }

  @Test
  @DisplayName("C3.3 unknown keys of acls and extension are read as JSON text")
  void unknown_keys_are_read() {
    Group vision = group("vision");
    assertEquals(StandardCluster.VISION.acls().other(), vision.acls().other());
    assertEquals(StandardCluster.VISION.otherExtension(), vision.otherExtension());
  }

  @Test
  @DisplayName("C3.4 virtual clusters and storages are read by name")
  void scheduler_and_storages_are_read() {
    Picture picture = picture();
    agree(ClusterPart.VIRTUAL_CLUSTERS, expected().virtualClusters(), picture.virtualClusters());
    agree(
        ClusterPart.STORAGES,
        List.copyOf(expected().storages().keySet()),
        List.copyOf(picture.storages().keySet()));
  }

  @Test
  @DisplayName("C3.5 names are unique within users, groups, virtual clusters and storages")
  void names_are_unique() {
    ClusterState state = connector.read();
    assertUnique(state.users(), User::name);
    assertUnique(state.groups(), Group::name);
    assertUnique(state.virtualClusters(), VirtualCluster::name);
    assertUnique(state.storages(), Storage::name);
  }

  @Test
  @DisplayName("C3.6 names that differ by case alone are different names")
  void case_matters() {
    assertEquals(StandardCluster.BOB, user("bob"));
    assertEquals(StandardCluster.CAPITAL_BOB, user("Bob"));
  }

  @Test
  @DisplayName("C3.7 two readings of an unchanged cluster are equal")
  void reading_is_repeatable() {
    assertEquals(picture(), picture());
    assertEquals(connector.read().partial(), connector.read().partial());
  }

  @Test
  @DisplayName("C3.8 a reading is a snapshot: later changes do not reach it")
  void a_reading_is_a_snapshot() {
    ClusterState reading = connector.read();
    Picture before = Picture.of(reading, List.of());
    Group vision = StandardCluster.VISION;
    effect(new UpdateGroup(vision, vision.withAcls(Acls.NONE)), () -> {});
    assertEquals(before, Picture.of(reading, List.of()));
  }

  private Picture expected() {
    return Picture.of(fixture.state(), fixture.jobs());
  }

  private Collection<User> users() {
    return picture().users().values();
  }

  private Collection<Group> groups() {
    return picture().groups().values();
  }

  /** A part that is declared complete must be whole; a partial one must show nothing else. */
  private <T> void agree(ClusterPart part, List<T> wanted, Collection<T> found) {
    if (connector.read().isComplete(part)) {
      assertEquals(wanted, List.copyOf(found));
    } else {
      assertTrue(wanted.containsAll(found), () -> found + " holds more than " + wanted);
    }
  }

  private static Group plain(Group group) {
    Acls acls = group.acls();
    Acls known = new Acls(acls.admin(), acls.virtualClusters(), acls.storages(), Map.of());
    return new Group(group.name(), group.description(), group.externalName(), known, Map.of());
  }

  private static <T> void assertUnique(List<T> values, Function<T, String> name) {
    List<String> names = values.stream().map(name).toList();
    assertEquals(names.size(), new HashSet<>(names).size(), () -> "not unique: " + names);
  }
}
