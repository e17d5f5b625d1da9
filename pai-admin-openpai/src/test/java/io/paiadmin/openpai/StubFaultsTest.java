package io.paiadmin.openpai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.paiadmin.openpai.stub.Fault;
import io.paiadmin.openpai.stub.Received;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StubFaultsTest extends StubTest {
  private static final String JOIN = "/api/v2/users/alice/group";
  private static final String TEAM = "{\"groupname\": \"team\"}";

  private HttpResponse<String> join(Fault fault) {
    stub.faults().next(fault);
    return root.send("PUT", JOIN, TEAM);
  }

  private void assertNoAnswer(Fault fault) {
    stub.faults().next(fault);
    HttpRequest request = root.request("PUT", JOIN, TEAM).build();
    assertThatThrownBy(() -> root.sendChecked(request))
        .isInstanceOf(IOException.class)
        .isNotInstanceOf(HttpTimeoutException.class);
  }

  private void assertTimesOut(Fault fault) {
    stub.faults().next(fault);
    HttpRequest request = root.request("PUT", JOIN, TEAM).timeout(Duration.ofMillis(300)).build();
    assertThatThrownBy(() -> root.sendChecked(request)).isInstanceOf(HttpTimeoutException.class);
  }

  private void assertDone(int status) {
    assertThat(groupsOf("alice")).contains("team");
    assertThat(stub.received()).containsExactly(put(status, true));
  }

  private void assertNotDone(int status) {
    assertThat(groupsOf("alice")).doesNotContain("team");
    assertThat(stub.received()).containsExactly(put(status, false));
  }

  private static Received put(int status, boolean wrote) {
    return new Received("PUT", JOIN, "root", status, wrote);
  }

  @Nested
  class Nothing_is_done {
    @Test
    void when_the_connection_drops_before() {
      assertNoAnswer(Fault.dropBefore());
      assertNotDone(0);
    }

    @Test
    void when_a_request_hangs() {
      assertTimesOut(Fault.hang());
      assertNotDone(0);
    }

    @Test
    void when_the_token_is_refused_once() {
      assertThat(join(Fault.unauthorized()).body())
          .contains("UnauthorizedUserError", "Your token is invalid.");
      assertNotDone(401);
      assertThat(root.status("PUT", JOIN, TEAM)).isEqualTo(201);
    }

    @Test
    void when_the_token_is_revoked_for_good() {
      assertThat(join(Fault.expireToken()).statusCode()).isEqualTo(401);
      assertNotDone(401);
      assertThat(root.status("PUT", JOIN, TEAM)).isEqualTo(401);
    }

    @Test
    void when_there_are_too_many_requests() {
      HttpResponse<String> answer = join(Fault.tooManyRequests(7));
      assertThat(answer.body()).isEqualTo("Too many requests, please try again later.");
      assertThat(answer.headers().firstValue("Retry-After")).hasValue("7");
      assertNotDone(429);
    }

    @Test
    void when_the_server_fails_before() {
      assertThat(join(Fault.status(503)).body()).contains("UnknownError");
      assertNotDone(503);
    }

    @ParameterizedTest
    @ValueSource(ints = {502, 503, 504})
    void when_the_gateway_answers_for_the_server(int status) {
      HttpResponse<String> answer = join(Fault.gateway(status));
      assertThat(answer.headers().firstValue("Content-Type")).hasValue("text/html");
      assertThat(answer.body()).startsWith("<html>");
      assertNotDone(status);
    }

    @Test
    void when_the_client_is_sent_elsewhere() {
      HttpResponse<String> answer = join(Fault.redirect("https://elsewhere.example.test/"));
      assertThat(answer.headers().firstValue("Location"))
          .hasValue("https://elsewhere.example.test/");
      assertNotDone(302);
    }
  }

  @Nested
  class All_is_done {
    @Test
    void when_the_connection_drops_after() {
      assertNoAnswer(Fault.dropAfter());
      assertDone(0);
    }

    @Test
    void when_a_request_hangs_after() {
      assertTimesOut(Fault.hangAfter());
      assertDone(0);
    }

    @Test
    void when_the_server_fails_after() {
      assertThat(join(Fault.statusAfter(500)).statusCode()).isEqualTo(500);
      assertDone(500);
    }

    @Test
    void when_the_answer_is_garbage() {
      HttpResponse<String> answer = join(Fault.garbage());
      assertThat(answer.headers().firstValue("Content-Type").orElseThrow()).contains("json");
      assertThat(answer.body()).doesNotContain("{");
      assertDone(201);
    }

    @Test
    void when_the_answer_breaks_off() {
      assertNoAnswer(Fault.halfBody());
      assertDone(201);
    }

    @Test
    void when_the_answer_is_empty() {
      assertThat(join(Fault.emptyBody()).body()).isEmpty();
      assertDone(201);
    }

    @Test
    void when_it_only_takes_time() {
      long start = System.nanoTime();
      assertThat(join(Fault.latency(Duration.ofMillis(60))).statusCode()).isEqualTo(201);
      assertThat(System.nanoTime() - start).isGreaterThan(TimeUnit.MILLISECONDS.toNanos(60));
      assertDone(201);
    }
  }

  @Nested
  class Which_requests {
    private List<Integer> statuses(int requests, String method, String path) {
      return IntStream.range(0, requests)
          .mapToObj(i -> root.status(method, path, method.equals("GET") ? null : "{}"))
          .toList();
    }

    @Test
    void the_next_one_and_no_other() {
      stub.faults().next(Fault.status(500));
      assertThat(statuses(3, "GET", "/api/v2/groups")).containsExactly(500, 200, 200);
    }

    @Test
    void the_next_of_a_kind_however_many_others_come_before() {
      stub.faults().next("GET", "/users", Fault.status(500));
      stub.faults().next("GET", "/users", Fault.status(502));
      assertThat(statuses(2, "GET", "/api/v2/groups")).containsExactly(200, 200);
      assertThat(statuses(3, "GET", "/api/v2/users")).containsExactly(500, 502, 200);
    }

    @Test
    void every_third() {
      stub.faults().every(3, Fault.status(500));
      assertThat(statuses(7, "GET", "/api/v2/groups"))
          .containsExactly(200, 200, 500, 200, 200, 500, 200);
    }

    @Test
    void every_second_write_counting_writes_alone() {
      stub.faults().everyWrite(2, Fault.status(503));
      assertThat(statuses(1, "PUT", "/api/v2/users/alice/email")).containsExactly(201);
      assertThat(statuses(2, "GET", "/api/v2/users")).containsExactly(200, 200);
      assertThat(statuses(2, "PUT", "/api/v2/users/alice/email")).containsExactly(503, 201);
    }

    @Test
    void every_one_of_a_kind_until_it_is_cleared() {
      stub.faults().always("*", "/groups", Fault.status(500));
      assertThat(statuses(2, "GET", "/api/v2/groups")).containsExactly(500, 500);
      assertThat(statuses(1, "GET", "/api/v2/users")).containsExactly(200);
      stub.faults().clear();
      assertThat(statuses(1, "GET", "/api/v2/groups")).containsExactly(200);
    }

    @Test
    void a_waiting_fault_goes_before_a_standing_one() {
      stub.faults().always("GET", "", Fault.status(500));
      stub.faults().next(Fault.status(502));
      assertThat(statuses(2, "GET", "/api/v2/groups")).containsExactly(502, 500);
    }

    @Test
    void every_zeroth_is_refused() {
      assertThatThrownBy(() -> stub.faults().every(0, Fault.hang()))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Nested
  class A_body_without_data {
    @ParameterizedTest
    @ValueSource(strings = {"/api/v2/users", "/api/v2/users/me", "/api/v2/groups"})
    void is_never_answered(String path) {
      HttpRequest request =
          root.request("PUT", path, "{\"patch\": true}").timeout(Duration.ofMillis(300)).build();
      assertThatThrownBy(() -> root.sendChecked(request)).isInstanceOf(HttpTimeoutException.class);
      assertThat(stub.received()).containsExactly(new Received("PUT", path, "root", 0, false));
    }

    @Test
    void is_refused_when_somebody_else_sends_it() {
      assertThat(alice.told("PUT", "/api/v2/users", "{}")).isEqualTo("403 ForbiddenUserError");
    }
  }

  @Test
  void what_hangs_ends_when_the_stub_is_closed() {
    stub.faults().next("GET", "/users", Fault.hang());
    stub.faults().next("GET", "/groups", Fault.latency(Duration.ofHours(1)));
    CompletableFuture<Integer> hanging = statusLater("/api/v2/users");
    CompletableFuture<Integer> slow = statusLater("/api/v2/groups");
    while (stub.received().size() < 2) {
      Thread.onSpinWait();
    }
    stub.close();
    assertThat(hanging).failsWithin(Duration.ofSeconds(8));
    assertThat(slow).failsWithin(Duration.ofSeconds(8));
  }

  private CompletableFuture<Integer> statusLater(String path) {
    return CompletableFuture.supplyAsync(() -> root.status("GET", path, null));
  }
}
