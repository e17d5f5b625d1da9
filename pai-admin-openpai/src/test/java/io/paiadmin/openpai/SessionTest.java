package io.paiadmin.openpai;

import static io.paiadmin.api.StandardErrorCode.RATE_LIMITED;
import static io.paiadmin.api.StandardErrorCode.UNAUTHORIZED;
import static io.paiadmin.api.StandardErrorCode.UNAVAILABLE;
import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.Secret;
import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.kit.StandardCluster;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.api.spi.PluginContext;
import io.paiadmin.api.spi.Settings;
import io.paiadmin.openpai.http.VirtualTime;
import io.paiadmin.openpai.stub.Fault;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Logging in, staying logged in, and not asking too often. */
class SessionTest extends OnStub {
  private final StubbedCluster cluster = basic();

  @Nested
  class A_token {
    private final MovingClock clock = new MovingClock();
    private final ClusterConnector connector = connector();

    A_token() {
      cluster.server().cluster().clock(clock).tokenLifetime(Duration.ofHours(1));
    }

    @Test
    void is_got_once_and_used_again() {
      connector.info();
      connector.read();
      connector.jobs(JobQuery.ALL);
      assertThat(logins()).isEqualTo(1);
    }

    @Test
    void is_renewed_five_minutes_before_it_ends() {
      connector.read();
      clock.advance(Duration.ofMinutes(54));
      connector.read();
      assertThat(logins()).isEqualTo(1);
      clock.advance(Duration.ofMinutes(2));
      connector.read();
      assertThat(logins()).isEqualTo(2);
    }

    @Test
    void lives_as_long_by_our_clock_as_by_that_of_the_server() {
      cluster.server().cluster().clock(Clock.offset(clock, Duration.ofHours(-5)));
      connector.read();
      connector.read();
      assertThat(logins()).isEqualTo(1);
    }

    @Test
    void that_the_server_no_longer_takes_is_renewed_once() {
      connector.read();
      cluster.server().cluster().revokeTokens("root1");
      connector.read();
      assertThat(logins()).isEqualTo(2);
      cluster.server().faults().always("GET", "/groups", Fault.unauthorized());
      refusal(UNAUTHORIZED, connector::read);
      assertThat(logins()).isEqualTo(3);
    }

    @Test
    void is_renewed_by_one_thread_for_all() {
      connector.info();
      cluster.server().cluster().revokeTokens("root1");
      IntStream.range(0, 8).parallel().forEach(i -> connector.jobs(JobQuery.ALL));
      assertThat(logins()).isEqualTo(2);
    }

    @Test
    void ends_when_the_connector_is_closed() {
      connector.read();
      connector.close();
      assertThat(cluster.server().received())
          .last()
          .satisfies(request -> assertThat(request.path()).endsWith("/logout"))
          .satisfies(request -> assertThat(request.status()).isEqualTo(200));
    }

    @Test
    void is_not_got_again_by_a_call_that_a_close_ends() throws Exception {
      connector.info();
      cluster.server().faults().next("GET", "/groups", Fault.latency(Duration.ofMillis(300)));
      var reading = CompletableFuture.runAsync(connector::read);
      while (cluster.server().received().stream()
          .noneMatch(request -> request.path().endsWith("/groups"))) {
        Thread.onSpinWait();
      }
      connector.close();
      assertThat(reading).failsWithin(Duration.ofSeconds(10));
      assertThat(logins()).isEqualTo(1);
    }

    @Test
    void that_was_given_is_neither_renewed_nor_ended() {
      String token = cluster.server().browserToken("root1");
      ClusterConnector other = cluster.connectWithToken(token);
      other.read();
      other.close();
      assertThat(cluster.connectWithToken(token).read().users()).hasSize(5);
      cluster.server().cluster().revokeTokens("root1");
      refusal(UNAUTHORIZED, cluster.connectWithToken(token)::read);
      assertThat(logins()).isZero();
    }

    private ClusterConnector connector() {
      return new OpenPaiConnectorProvider()
          .connect(
              Settings.of(
                  Map.of("url", cluster.server().url().toString(), "username", "root1"),
                  Map.of("password", Secret.of(StubbedCluster.PASSWORD))),
              new PluginContext() {
                @Override
                public String instance() {
                  return "stubbed";
                }

                @Override
                public Clock clock() {
                  return clock;
                }
              });
    }

    private long logins() {
      return cluster.server().received().stream()
          .filter(request -> request.path().endsWith("/login"))
          .count();
    }
  }

  @Nested
  class Too_many_requests {
    private final VirtualTime time = new VirtualTime();

    @Test
    void wait_for_as_long_as_the_server_asks() {
      ClusterConnector connector =
          cluster.in(time).connect("root1", Map.of("operationTimeout", "PT2M"));
      cluster.server().faults().next("GET", "/groups", Fault.tooManyRequests(60));
      assertThat(connector.read().groups()).hasSize(4);
      assertThat(time.waits()).containsExactly(Duration.ofSeconds(60));
    }

    @Test
    void are_told_when_the_operation_cannot_wait_so_long() {
      ClusterConnector connector =
          cluster.in(time).connect("root1", Map.of("operationTimeout", "PT20S"));
      cluster.server().faults().next("GET", "/groups", Fault.tooManyRequests(60));
      assertThat(refusal(RATE_LIMITED, connector::read))
          .hasMessageContaining("the server takes no more")
          .hasMessageContaining("in 60 s");
      assertThat(time.waits()).isEmpty();
    }

    @Test
    void are_not_sent_in_the_first_place() {
      ClusterConnector connector =
          cluster
              .in(time)
              .connect("root1", Map.of("maxRequestsPerMinute", "10", "operationTimeout", "PT5M"));
      connector.info();
      connector.read();
      assertThat(time.waits()).isEmpty();
      connector.read();
      assertThat(time.waits()).containsExactly(Duration.ofMinutes(1));
    }

    @Test
    void of_one_connector_never_meet_the_limit_that_it_was_told() {
      ClusterConnector connector =
          cluster
              .in(time)
              .connect("root1", Map.of("maxRequestsPerMinute", "20", "operationTimeout", "PT2M"));
      IntStream.range(0, 10).forEach(i -> connector.read());
      assertThat(cluster.server().received()).hasSizeGreaterThan(40);
      assertThat(time.waits()).hasSize(2).containsOnly(Duration.ofMinutes(1));
    }

    @Test
    void do_not_keep_others_from_their_turn_when_they_were_not_sent() {
      ClusterConnector connector =
          cluster
              .in(time)
              .connect("root1", Map.of("maxRequestsPerMinute", "10", "operationTimeout", "PT30S"));
      connector.info();
      connector.read();
      IntStream.range(0, 50)
          .mapToObj(i -> refusal(RATE_LIMITED, connector::read))
          .forEach(refusal -> assertThat(refusal).hasMessageContaining("maxRequestsPerMinute"));
      time.advance(Duration.ofMinutes(1));
      assertThat(connector.read().users()).hasSize(5);
    }
  }

  @Test
  void a_closed_connector_says_so() {
    ClusterConnector connector = cluster.connect(StandardCluster.ROOT.name());
    connector.read();
    connector.close();
    assertThat(refusal(UNAVAILABLE, connector::read)).hasMessageContaining("is closed");
  }

  private static final class MovingClock extends Clock {
    private volatile Instant now = Instant.parse("2021-06-01T00:00:00Z");

    void advance(Duration time) {
      now = now.plus(time);
    }

    @Override
    public Instant instant() {
      return now;
    }

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }
  }
}
