package io.paiadmin.openpai;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.openpai.stub.Fault;
import io.paiadmin.openpai.stub.Received;
import io.paiadmin.openpai.stub.StubOpenPai;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class StubLifeTest extends StubTest {
  @Nested
  class Closing {
    @Test
    void leaves_no_thread_behind() throws InterruptedException {
      assertThat(guest.status("GET", "/api/v2/info", null)).isEqualTo(200); // the client's threads
      Set<Thread> before = new HashSet<>(Thread.getAllStackTraces().keySet());
      CompletableFuture<HttpResponse<String>> hanging;
      try (StubOpenPai other = StubOpenPai.start(small(AuthenticationMode.BASIC))) {
        hanging = hang(other);
        assertThat(threadsSince(before)).isNotEmpty().allMatch(Thread::isDaemon);
      }
      assertThat(hanging).failsWithin(Duration.ofSeconds(8));
      for (Thread thread : threadsSince(before)) {
        thread.join(5_000);
        assertThat(thread.isAlive()).as(thread.getName()).isFalse();
      }
    }

    private CompletableFuture<HttpResponse<String>> hang(StubOpenPai other) {
      other.faults().next("GET", "/groups", Fault.hang());
      StubClient client = StubClient.guest(other);
      HttpRequest request = client.request("GET", "/api/v2/groups", null).build();
      var hanging = client.http().sendAsync(request, BodyHandlers.ofString());
      while (other.received().isEmpty()) {
        Thread.onSpinWait();
      }
      return hanging;
    }

    private Set<Thread> threadsSince(Set<Thread> before) {
      Set<Thread> threads = new HashSet<>(Thread.getAllStackTraces().keySet());
      threads.removeAll(before);
      threads.removeIf(
          thread ->
              thread.getName().startsWith("HttpClient")
                  || thread.getName().startsWith("ForkJoinPool"));
      return threads;
    }

    @Test
    void may_happen_twice_and_leaves_the_cluster_readable() {
      stub.close();
      stub.close();
      assertThat(cluster.state().users()).hasSize(2);
    }
  }

  @Nested
  class Many_at_once {
    private CompletableFuture<Integer> later(String method, String path, String body) {
      return alice
          .with(stub.browserToken("root"))
          .http()
          .sendAsync(root.request(method, path, body).build(), BodyHandlers.ofString())
          .thenApply(HttpResponse::statusCode);
    }

    @Test
    void two_hundred_requests_are_all_answered_and_none_is_lost() {
      List<CompletableFuture<Integer>> answers =
          IntStream.range(0, 200)
              .mapToObj(i -> later("POST", "/api/v2/groups", "{\"groupname\": \"g" + i + "\"}"))
              .toList();
      assertThat(answers).allMatch(answer -> answer.join() == 201);
      assertThat(cluster.state().groups()).hasSize(4 + 200);
      assertThat(stub.received()).hasSize(200).allMatch(Received::wrote);
    }

    @Test
    void of_many_who_create_the_same_one_succeeds() {
      List<CompletableFuture<Integer>> answers =
          IntStream.range(0, 20)
              .mapToObj(i -> later("POST", "/api/v2/groups", "{\"groupname\": \"one\"}"))
              .toList();
      assertThat(answers.stream().map(CompletableFuture::join)).containsOnlyOnce(201);
      assertThat(cluster.state().groups()).extracting(Group::name).containsOnlyOnce("one");
    }
  }

  @Nested
  class What_was_received {
    @Test
    void is_told_in_order_with_query_user_status_and_whether_something_was_written() {
      guest.get("/api/v2/jobs?limit=1");
      alice.send("PUT", "/rest-server/api/v2/users/alice/email", "{}");
      alice.send("PUT", "/api/v2/users/root/email", "{}");
      assertThat(stub.received())
          .containsExactly(
              new Received("GET", "/api/v2/jobs?limit=1", null, 401, false),
              new Received("PUT", "/rest-server/api/v2/users/alice/email", "alice", 201, true),
              new Received("PUT", "/api/v2/users/root/email", "alice", 403, false));
      stub.forget();
      assertThat(stub.received()).isEmpty();
    }

    @Test
    void does_not_count_a_login_as_a_write() {
      String body = "{\"username\": \"alice\", \"password\": \"secret1\"}";
      assertThat(guest.status("POST", "/api/v2/authn/basic/login", body)).isEqualTo(200);
      assertThat(stub.received()).noneMatch(Received::wrote);
    }
  }
}
