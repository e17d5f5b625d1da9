package io.paiadmin.api.kit;

import static io.paiadmin.api.kit.StandardCluster.BOB;
import static io.paiadmin.api.kit.StandardCluster.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.UserChange.GrantAdmin;
import io.paiadmin.api.cluster.UserChange.RevokeAdmin;
import io.paiadmin.api.cluster.UserChange.SetUserGroups;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

abstract class MembershipRules extends Rules {
  MembershipRules(ClusterConnectorContract subject) {
    super(subject);
  }

  @Test
  @DisplayName("C6.10 a user's list of groups is replaced as a whole")
  void groups_are_replaced() {
    List<String> wanted = List.of("default", "admingroup", "speech");
    effect(
        new SetUserGroups("bob", BOB.groups(), wanted),
        () -> assertEquals(sorted(wanted), sorted(user("bob").groups())));
  }

  @Test
  @DisplayName("C6.11 the order of the groups expected has no meaning")
  void expected_groups_come_in_any_order() {
    effect(
        new SetUserGroups("bob", List.of("speech", "vision", "default"), List.of("default")),
        () -> assertEquals(List.of("default"), user("bob").groups()));
  }

  @Test
  @DisplayName("C6.12 a list that is not as expected, duplicates included, is a CONFLICT")
  void unexpected_groups_are_a_conflict() {
    for (List<String> stale :
        List.of(
            List.of("default", "vision"),
            List.of("default", "vision", "speech", "speech"),
            List.<String>of())) {
      refusal(StandardErrorCode.CONFLICT, new SetUserGroups("bob", stale, List.of("default")));
    }
  }

  @Test
  @DisplayName("C6.13 an unknown user or an unknown group is NOT_FOUND")
  void unknown_names_are_not_found() {
    refusal(
        StandardErrorCode.NOT_FOUND,
        new SetUserGroups(Samples.NOBODY, List.of(), List.of("default")));
    refusal(
        StandardErrorCode.NOT_FOUND,
        new SetUserGroups("bob", BOB.groups(), List.of("default", Samples.NOBODY)));
  }

  @Test
  @DisplayName("C6.14 a new administrator keeps the other groups")
  void an_administrator_is_made() {
    effect(
        new GrantAdmin("bob"),
        () -> {
          assertTrue(isAdmin("bob"), "not an administrator");
          assertTrue(user("bob").groups().containsAll(BOB.groups()), "groups were lost");
        });
  }

  @Test
  @DisplayName("C6.15 a former administrator keeps the other groups")
  void an_administrator_is_unmade() {
    effect(
        new RevokeAdmin("root1"), () -> assertEquals(List.of("default"), user("root1").groups()));
  }

  @Test
  @DisplayName("C6.16 granting what is granted and revoking what is not changes nothing")
  void repetition_changes_nothing() {
    effect(new GrantAdmin("root1"), () -> assertEquals(ROOT, user("root1")));
    effect(new RevokeAdmin("bob"), () -> assertEquals(BOB, user("bob")));
  }

  @Test
  @DisplayName("C6.17 granting to or revoking from a user who is not there is NOT_FOUND")
  void an_absent_user_is_not_found() {
    refusal(StandardErrorCode.NOT_FOUND, new GrantAdmin(Samples.NOBODY));
    refusal(StandardErrorCode.NOT_FOUND, new RevokeAdmin(Samples.NOBODY));
  }

  private boolean isAdmin(String name) {
    return user(name).groups().stream().anyMatch(group -> group(group).acls().admin());
  }

  private static List<String> sorted(List<String> names) {
    return names.stream().sorted().toList();
  }
}
