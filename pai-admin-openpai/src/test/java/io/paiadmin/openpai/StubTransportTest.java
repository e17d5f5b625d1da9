package io.paiadmin.openpai;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.openpai.stub.StubOpenPai;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StubTransportTest extends StubTest {
  @Nested
  class Paths {
    @ParameterizedTest
    @ValueSource(
        strings = {
          "/api/v2/users/",
          "/api/v2/user",
          "/rest-server/api/v2/users",
          "/api/v2/users?x=%20y"
        })
    void of_several_spellings_lead_to_the_same(String path) {
      assertThat(alice.get(path).body()).isEqualTo(alice.get("/api/v2/users").body());
    }

    @Test
    void of_the_first_version_show_users_one_by_one() {
      assertThat(alice.status("GET", "/api/v1/user/alice", null)).isEqualTo(200);
      assertThat(alice.told("GET", "/api/v1/groups", null)).isEqualTo("404 NoApiError");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/index.html", "/rest-server", "/apiary"})
    void outside_the_api_are_the_gateways(String path) {
      HttpResponse<String> answer = guest.get(path);
      assertThat(answer.statusCode()).isEqualTo(404);
      assertThat(answer.headers().firstValue("Content-Type")).hasValue("text/html");
    }

    @Test
    void that_are_unknown_below_the_api_are_named_as_the_server_sees_them() {
      assertThat(guest.get("/rest-server/api/v3/x?y").body())
          .contains("NoApiError", "API /api/v3/x?y is not found.");
      assertThat(root.told("PATCH", "/api/v2/users", "{}")).isEqualTo("404 NoApiError");
    }

    @ParameterizedTest
    @CsvSource({
      "v1.5.0, 404, 404",
      "v1.6.0, 200, 404",
      "v1.7.1, 200, 404",
      "v1.8.0, 200, 500",
      ", 200, 500"
    })
    void depend_on_the_version(String version, int check, int alerts) {
      cluster.version(version);
      assertThat(root.status("GET", "/api/v2/tokens/check", null)).isEqualTo(check);
      assertThat(root.status("GET", "/api/v2/alerts", null)).isEqualTo(alerts);
    }
  }

  @Nested
  class Bodies {
    @Test
    void that_are_no_json_are_refused_without_a_code_before_anything_else() {
      HttpResponse<String> answer = guest.send("POST", "/api/v2/groups", "{\"groupname\": ");
      assertThat(answer.statusCode()).isEqualTo(400);
      assertThat(StubClient.json(answer).has("code")).isFalse();
      assertThat(StubClient.json(answer).has("message")).isTrue();
    }

    @Test
    void without_a_type_are_not_read() throws IOException {
      var request =
          root.request("POST", "/api/v2/groups", null)
              .POST(BodyPublishers.ofString("{\"groupname\": \"g\"}"));
      assertThat(root.sendChecked(request.build()).body()).contains("groupname\\\" is required");
    }

    @Test
    void may_be_forms() throws IOException {
      var request =
          guest
              .request("POST", "/api/v2/tokens", null)
              .header("Content-Type", "application/x-www-form-urlencoded")
              .POST(BodyPublishers.ofString("username=alice&password=secret1"));
      assertThat(guest.sendChecked(request.build()).statusCode()).isEqualTo(200);
    }

    @Test
    void are_checked_before_the_callers_rights() {
      assertThat(alice.told("POST", "/api/v2/groups", "{}"))
          .isEqualTo("400 InvalidParametersError");
      assertThat(alice.told("POST", "/api/v2/groups", "{\"groupname\": \"g\"}"))
          .isEqualTo("403 ForbiddenUserError");
    }
  }

  @Nested
  class A_limit_on_requests {
    private final Instant start = Instant.parse("2026-01-01T00:00:00Z");

    private void at(Instant time) {
      cluster.clock(Clock.fixed(time, ZoneOffset.UTC));
    }

    @Test
    void is_off_at_first() {
      assertThat(guest.get("/api/v2/info").headers().map()).doesNotContainKey("x-ratelimit-limit");
    }

    @Test
    void answers_in_plain_text_until_the_minute_is_over() {
      at(start);
      cluster.requestsPerMinute(2);
      assertThat(guest.get("/api/v2/info").headers().firstValue("X-RateLimit-Remaining"))
          .hasValue("1");
      assertThat(guest.status("GET", "/api/v2/nosuch", null)).isEqualTo(404);
      HttpResponse<String> third = guest.get("/api/v2/info");
      assertThat(third.statusCode()).isEqualTo(429);
      assertThat(third.body()).isEqualTo("Too many requests, please try again later.");
      assertThat(third.headers().firstValue("Retry-After")).hasValue("60");
      assertThat(third.headers().firstValue("X-RateLimit-Reset"))
          .hasValue(Long.toString(start.getEpochSecond() + 60));
      at(start.plus(Duration.ofSeconds(60)));
      assertThat(guest.status("GET", "/api/v2/info", null)).isEqualTo(200);
    }

    @Test
    void counts_each_client_by_itself() throws IOException {
      at(start);
      cluster.requestsPerMinute(1);
      assertThat(guest.status("GET", "/api/v2/info", null)).isEqualTo(200);
      var other = guest.request("GET", "/api/v2/info", null).header("X-Forwarded-For", "10.0.0.7");
      assertThat(guest.sendChecked(other.build()).statusCode()).isEqualTo(200);
    }
  }

  @Test
  void two_stubs_may_serve_one_cluster() {
    try (StubOpenPai second = StubOpenPai.start(cluster)) {
      StubClient there = StubClient.guest(second).with(root.token());
      assertThat(there.status("DELETE", "/api/v2/groups/team", null)).isEqualTo(200);
      assertThat(root.told("GET", "/api/v2/groups/team", null)).isEqualTo("400 NoGroupError");
    }
  }
}
