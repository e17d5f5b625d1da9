package io.paiadmin.api.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.paiadmin.api.Secret;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.UserChange.CreateUser;
import io.paiadmin.api.cluster.UserChange.DeleteUser;
import io.paiadmin.api.cluster.UserChange.RevokeTokens;
import io.paiadmin.api.cluster.UserChange.SetUserEmail;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

abstract class UserRules extends Rules {
  private static final Secret PASSWORD = Secret.of("secret-1");

  UserRules(ClusterConnectorContract subject) {
    super(subject);
  }

  @Test
  @DisplayName("C6.1 a created user has the name and the mail address given")
  void a_created_user_is_there() {
    effect(
        new CreateUser("carol", "carol@example.org", PASSWORD),
        () -> assertEquals("carol@example.org", user("carol").email()));
    effect(
        new CreateUser("d.e-f_1", "", PASSWORD), () -> assertEquals("", user("d.e-f_1").email()));
  }

  @Test
  @DisplayName("C6.2 a created user is in the group default")
  void a_created_user_is_in_default() {
    effect(
        new CreateUser("carol", "", PASSWORD),
        () -> assertTrue(user("carol").groups().contains("default"), "not in default"));
  }

  @Test
  @DisplayName("C6.3 a taken name is a CONFLICT; one that differs by case is not")
  void a_taken_name_is_a_conflict() {
    refusal(StandardErrorCode.CONFLICT, new CreateUser("alice", "", PASSWORD));
    effect(
        new CreateUser("Alice", "", PASSWORD),
        () -> assertEquals(StandardCluster.ALICE, user("alice")));
  }

  @Test
  @DisplayName("C6.4 a password of less than six characters is refused with INVALID_INPUT")
  void a_short_password_is_refused() {
    refusal(StandardErrorCode.INVALID_INPUT, new CreateUser("carol", "", Secret.of("12345")));
  }

  @Test
  @DisplayName("C6.5 a deleted user is gone, and no other")
  void a_deleted_user_is_gone() {
    effect(
        new DeleteUser("bob"),
        () -> {
          assertFalse(picture().users().containsKey("bob"), "the user is still there");
          assertEquals(StandardCluster.CAPITAL_BOB, user("Bob"));
        });
  }

  @Test
  @DisplayName("C6.6 an administrator cannot be deleted: FORBIDDEN")
  void an_administrator_cannot_be_deleted() {
    refusal(StandardErrorCode.FORBIDDEN, new DeleteUser("root1"));
  }

  @Test
  @DisplayName("C6.7 deleting or writing to a user who is not there is NOT_FOUND")
  void an_absent_user_is_not_found() {
    refusal(StandardErrorCode.NOT_FOUND, new DeleteUser(Samples.NOBODY));
    refusal(StandardErrorCode.NOT_FOUND, new DeleteUser("ALICE"));
    refusal(StandardErrorCode.NOT_FOUND, new SetUserEmail(Samples.NOBODY, "a@example.org"));
  }

  @Test
  @DisplayName("C6.8 a mail address can be replaced and cleared; the groups stay")
  void a_mail_address_can_be_set() {
    effect(
        new SetUserEmail("alice", "new@example.org"),
        () -> assertEquals(StandardCluster.ALICE.withEmail("new@example.org"), user("alice")));
    effect(
        new SetUserEmail("alice", ""),
        () -> assertEquals(StandardCluster.ALICE.withEmail(""), user("alice")));
  }

  @Test
  @DisplayName("C6.9 revoking tokens changes nothing else, and is no fault for a user without any")
  void tokens_can_be_revoked() {
    Picture before = picture();
    effect(new RevokeTokens("alice"), () -> assertEquals(before, picture()));
    effect(new RevokeTokens(Samples.NOBODY), () -> assertEquals(before, picture()));
  }
}
