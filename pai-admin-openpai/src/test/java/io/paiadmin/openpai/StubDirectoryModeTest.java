package io.paiadmin.openpai;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.openpai.stub.StubOpenPai;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Directory mode, where the recording is silent. */
class StubDirectoryModeTest {
  private final StubOpenPai stub = StubOpenPai.start(StubTest.small(AuthenticationMode.AAD));
  private final StubClient root = StubClient.browser(stub, "root");

  @AfterEach
  void close() {
    stub.close();
  }

  private JsonNode user(String name) {
    return StubClient.json(root.get("/api/v2/users/" + name));
  }

  @ParameterizedTest
  @CsvSource({
    "POST, authn/basic/login",
    "POST, tokens",
    "DELETE, authn/basic/logout",
    "POST, users",
    "DELETE, users/alice",
    "PUT, users/alice/grouplist",
    "PUT, users/alice/group",
    "DELETE, users/alice/group",
    "PUT, users/alice/virtualcluster",
    "PUT, users/alice/admin",
    "PUT, users/alice/password",
    "PUT, users/alice/email"
  })
  void has_no_routes_that_make_users(String method, String path) {
    assertThat(root.told(method, "/api/v2/" + path, "{}")).isEqualTo("404 NoApiError");
  }

  @Test
  void leads_elsewhere_for_a_login() {
    JsonNode info = StubClient.json(StubClient.guest(stub).get("/api/v2/authn/info"));
    assertThat(info.get("authn_type").asText()).isEqualTo("OIDC");
    assertThat(root.status("GET", info.get("loginURI").asText(), null)).isEqualTo(302);
  }

  @Test
  void changes_the_caller_whomever_the_data_name() {
    String body =
        "{\"patch\": true, \"data\": {\"username\": \"alice\", \"extension\": {\"a\": 1}}}";
    assertThat(root.status("PUT", "/api/v2/users", body)).isEqualTo(201);
    assertThat(user("alice").at("/extension/a").isMissingNode()).isTrue();
    assertThat(user("root").at("/extension/a").asInt()).isEqualTo(1);
  }

  @Test
  void changes_anothers_extension_by_its_own_route() {
    String body = "{\"extension\": {\"a\": 1}}";
    assertThat(root.status("PUT", "/api/v2/users/alice/extension", body)).isEqualTo(201);
    assertThat(user("alice").at("/extension/a").asInt()).isEqualTo(1);
  }
}
