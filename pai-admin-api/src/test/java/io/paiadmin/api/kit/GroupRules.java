package io.paiadmin.api.kit;

import static io.paiadmin.api.kit.StandardCluster.VISION;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.GroupChange.CreateGroup;
import io.paiadmin.api.cluster.GroupChange.DeleteGroup;
import io.paiadmin.api.cluster.GroupChange.UpdateGroup;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

abstract class GroupRules extends Rules {
  GroupRules(ClusterConnectorContract subject) {
    super(subject);
  }

  @Test
  @DisplayName("C5.1 a created group is read back as it was given")
  void a_created_group_is_there() {
    Acls acls = Acls.of(List.of("vision", "speech"), List.of("nfs-vision", "nfs-common"));
    Group fresh = Group.of("fresh", acls).withDetails("A new team", "sg-fresh");
    effect(new CreateGroup(fresh), () -> assertEquals(Picture.normal(fresh), group("fresh")));
  }

  @Test
  @DisplayName("C5.2 a created group keeps the unknown keys of its acls and extension")
  void a_created_group_keeps_unknown_keys() {
    Acls acls = new Acls(false, List.of("vision"), List.of(), Map.of("quota", "{\"gpu\":2}"));
    Group fresh = new Group("fresh", "", "", acls, Map.of("since", "2021"));
    effect(new CreateGroup(fresh), () -> assertEquals(fresh, group("fresh")));
  }

  @Test
  @DisplayName("C5.3 a taken name is a CONFLICT, however the group looks")
  void a_taken_name_is_a_conflict() {
    refusal(StandardErrorCode.CONFLICT, new CreateGroup(VISION));
    refusal(StandardErrorCode.CONFLICT, new CreateGroup(Group.of("vision", Acls.NONE)));
  }

  @Test
  @DisplayName("C5.4 groups whose names differ by case alone live side by side")
  void case_matters() {
    effect(
        new CreateGroup(Group.of("Vision", Acls.NONE)),
        () -> {
          assertEquals(Acls.NONE, group("Vision").acls());
          assertEquals(VISION, group("vision"));
        });
  }

  @Test
  @DisplayName("C5.5 an update replaces description and external name, and can clear them")
  void an_update_replaces_details() {
    Group cleared = VISION.withDetails("", "sg-other");
    effect(
        new UpdateGroup(VISION, cleared),
        () -> {
          assertEquals("", group("vision").description());
          assertEquals("sg-other", group("vision").externalName());
        });
  }

  @Test
  @DisplayName("C5.6 an update writes the acls whole: what it does not name is gone")
  void an_update_writes_whole_acls() {
    Group bare = VISION.withAcls(Acls.NONE);
    effect(new UpdateGroup(VISION, bare), () -> assertEquals(bare, group("vision")));
  }

  @Test
  @DisplayName("C5.7 an update keeps the unknown keys that its acls carry")
  void an_update_keeps_unknown_keys_of_acls() {
    Acls wider = VISION.acls().withVirtualClusters(List.of("speech", "vision"));
    effect(
        new UpdateGroup(VISION, VISION.withAcls(wider)),
        () -> assertEquals(wider, group("vision").acls()));
  }

  @Test
  @DisplayName("C5.8 an update leaves the rest of the extension alone")
  void an_update_leaves_the_extension_alone() {
    effect(
        new UpdateGroup(VISION, VISION.withDetails("new", "sg-vision")),
        () -> assertEquals(VISION.otherExtension(), group("vision").otherExtension()));
  }

  @Test
  @DisplayName("C5.9 storages keep their order")
  void storages_keep_their_order() {
    List<String> turned = List.of("nfs-common", "nfs-vision");
    effect(
        new UpdateGroup(VISION, VISION.withAcls(VISION.acls().withStorages(turned))),
        () -> assertEquals(turned, group("vision").acls().storages()));
  }

  @Test
  @DisplayName("C5.10 an update of a group that is not as expected is a CONFLICT")
  void an_unexpected_group_is_a_conflict() {
    Group wanted = VISION.withDetails("mine", "sg-vision");
    Acls acls = VISION.acls();
    for (Group stale :
        List.of(
            VISION.withDetails("Old text", "sg-vision"),
            VISION.withDetails("Vision team", "sg-old"),
            VISION.withAcls(acls.withVirtualClusters(List.of())),
            VISION.withAcls(acls.withStorages(List.of("nfs-common", "nfs-vision"))))) {
      refusal(StandardErrorCode.CONFLICT, new UpdateGroup(stale, wanted));
    }
  }

  @Test
  @DisplayName("C5.11 the order of the virtual clusters expected has no meaning")
  void expected_virtual_clusters_come_in_any_order() {
    Group expected =
        StandardCluster.ADMINS.withAcls(
            StandardCluster.ADMINS
                .acls()
                .withVirtualClusters(List.of("speech", "default", "vision")));
    effect(
        new UpdateGroup(expected, expected.withDetails("new", "sg-admins")),
        () -> assertEquals("new", group("admingroup").description()));
  }

  @Test
  @DisplayName("C5.12 updating or deleting a group that is not there is NOT_FOUND")
  void an_absent_group_is_not_found() {
    Group none = Group.of(Samples.NOBODY, Acls.NONE);
    refusal(StandardErrorCode.NOT_FOUND, new UpdateGroup(none, none.withDetails("new", "")));
    refusal(StandardErrorCode.NOT_FOUND, new DeleteGroup(Samples.NOBODY));
    refusal(StandardErrorCode.NOT_FOUND, new DeleteGroup("VISION"));
  }

  @Test
  @DisplayName("C5.13 a deleted group is gone")
  void a_deleted_group_is_gone() {
    effect(
        new DeleteGroup("speech"),
        () -> assertFalse(picture().groups().containsKey("speech"), "the group is still there"));
  }

  @Test
  @DisplayName("C5.14 deleting a group takes its name from every member and leaves the rest")
  void members_lose_a_deleted_group() {
    effect(
        new DeleteGroup("vision"),
        () -> {
          assertEquals(List.of("default"), user("alice").groups());
          assertEquals(List.of("default", "speech"), user("bob").groups());
        });
  }
}
