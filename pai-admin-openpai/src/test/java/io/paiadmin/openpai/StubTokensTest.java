package io.paiadmin.openpai;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.cluster.User;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tokens, where the recordings are silent. */
class StubTokensTest extends StubTest {
  private static final String CHECK = "/api/v2/tokens/check";
  private static final String CREDENTIALS = "{\"username\": \"alice\", \"password\": \"secret1\"}";

  private int statusWith(String authorization) throws IOException {
    var request = guest.request("GET", "/api/v2/groups", null);
    return guest.sendChecked(request.header("Authorization", authorization).build()).statusCode();
  }

  private static String pair(String user, String token) {
    byte[] bytes = (user + ":" + token).getBytes(StandardCharsets.UTF_8);
    return Base64.getEncoder().encodeToString(bytes);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/api/v1/authn/basic/login",
        "/api/v2/authn/basic/login",
        "/api/v1/token",
        "/api/v2/tokens"
      })
  void are_got_in_several_places(String path) {
    JsonNode answer = StubClient.json(guest.send("POST", path, CREDENTIALS));
    StubClient loggedIn = guest.with(answer.get("token").asText());
    assertThat(StubClient.json(loggedIn.get(CHECK)).get("username").asText()).isEqualTo("alice");
  }

  @Test
  void have_three_parts_with_the_claims_in_the_middle() {
    String[] parts = stub.applicationToken("alice").split("\\.");
    assertThat(parts).hasSize(3);
    assertThat(new String(Base64.getUrlDecoder().decode(parts[1]), StandardCharsets.UTF_8))
        .contains("\"username\":\"alice\"", "\"application\":true")
        .doesNotContain("exp");
  }

  @Test
  void of_one_second_differ() {
    assertThat(stub.browserToken("alice")).isNotEqualTo(stub.browserToken("alice"));
  }

  @Test
  void of_browsers_end_and_those_of_applications_do_not() {
    Instant start = Instant.parse("2026-01-01T00:00:00Z");
    cluster.clock(Clock.fixed(start, ZoneOffset.UTC)).tokenLifetime(Duration.ofHours(1));
    StubClient browser = StubClient.browser(stub, "alice");
    StubClient application = guest.with(stub.applicationToken("alice"));
    cluster.clock(Clock.fixed(start.plus(Duration.ofMinutes(59)), ZoneOffset.UTC));
    assertThat(browser.status("GET", CHECK, null)).isEqualTo(200);
    cluster.clock(Clock.fixed(start.plus(Duration.ofHours(1)), ZoneOffset.UTC));
    assertThat(browser.status("GET", CHECK, null)).isEqualTo(401);
    assertThat(application.status("GET", CHECK, null)).isEqualTo(200);
  }

  @Test
  void are_presented_in_two_schemes() throws IOException {
    String browser = stub.browserToken("alice");
    String application = stub.applicationToken("alice");
    assertThat(statusWith("bEARER " + browser)).isEqualTo(200);
    assertThat(statusWith("Basic " + pair("alice", application))).isEqualTo(200);
    assertThat(statusWith("Basic " + pair("root", application))).isEqualTo(401);
    assertThat(statusWith("Basic " + pair("alice", browser))).isEqualTo(401);
    assertThat(statusWith("Basic not-base64!")).isEqualTo(401);
    assertThat(statusWith(browser)).isEqualTo(401);
    assertThat(statusWith("Digest " + browser)).isEqualTo(401);
  }

  @ParameterizedTest
  @CsvSource({
    "POST, /api/v2/users",
    "PUT, /api/v2/users",
    "PUT, /api/v2/users/me",
    "DELETE, /api/v2/users/alice",
    "PUT, /api/v2/users/alice/grouplist",
    "PUT, /api/v2/users/alice/group",
    "DELETE, /api/v2/users/alice/group",
    "PUT, /api/v2/users/alice/virtualcluster",
    "PUT, /api/v2/users/alice/admin",
    "PUT, /api/v2/users/alice/password",
    "PUT, /api/v2/users/alice/email",
    "PUT, /api/v2/users/alice/extension",
    "POST, /api/v2/groups",
    "PUT, /api/v2/groups",
    "DELETE, /api/v2/groups/team",
    "PUT, /api/v2/groups/team/extension/acls/admin",
    "PUT, /api/v2/groups/team/description",
    "PUT, /api/v2/virtual-clusters/vc1",
    "DELETE, /api/v2/virtual-clusters/vc1",
    "PUT, /api/v2/virtual-clusters/vc1/status",
    "GET, /api/v2/tokens",
    "POST, /api/v2/tokens/application",
    "DELETE, /api/v2/tokens/x",
    "DELETE, /api/v2/authn/basic/logout"
  })
  void of_applications_change_nothing(String method, String path) {
    StubClient application = guest.with(stub.applicationToken("root"));
    assertThat(application.told(method, path, "{}")).isEqualTo("403 ForbiddenUserError");
  }

  @Test
  void are_revoked_by_their_owner_alone() {
    String token = stub.applicationToken("alice");
    assertThat(root.told("DELETE", "/api/v2/tokens/" + token, null))
        .isEqualTo("403 ForbiddenUserError");
    assertThat(alice.told("DELETE", "/api/v2/tokens/x.y.z", null)).isEqualTo("500 UnknownError");
    assertThat(alice.status("DELETE", "/api/v2/tokens/" + token, null)).isEqualTo(200);
    assertThat(guest.with(token).status("GET", CHECK, null)).isEqualTo(401);
  }

  @Test
  void of_applications_outlive_a_new_password() {
    StubClient application = guest.with(stub.applicationToken("alice"));
    String body = "{\"oldPassword\": \"secret1\", \"newPassword\": \"secret2\"}";
    assertThat(alice.status("PUT", "/api/v2/users/alice/password", body)).isEqualTo(201);
    assertThat(alice.status("GET", CHECK, null)).isEqualTo(401);
    assertThat(application.status("GET", CHECK, null)).isEqualTo(200);
  }

  @Test
  void are_worth_what_their_users_groups_are_now() {
    cluster.changeUser("alice", user -> user.withGroups(List.of("admingroup")));
    assertThat(alice.status("GET", "/api/v2/groups/team/userlist", null)).isEqualTo(200);
    cluster.changeUser("alice", user -> user.withGroups(List.of("default")));
    assertThat(alice.status("GET", "/api/v2/groups/team/userlist", null)).isEqualTo(403);
    cluster.removeUser("alice");
    assertThat(alice.status("GET", CHECK, null)).isEqualTo(401);
    cluster.user(new User("alice", "", List.of("default")), "secret9");
    assertThat(alice.status("GET", CHECK, null)).isEqualTo(200);
    cluster.revokeTokens("alice");
    assertThat(alice.status("GET", CHECK, null)).isEqualTo(401);
  }
}
