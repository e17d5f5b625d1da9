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
      assertThat(refusal(RATE_LIMITED, connector::read)).hasMessageContaining("in 60 s");
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
    void keep_a_server_with_that_limit_content() {
      cluster.server().cluster().requestsPerMinute(600);
      ClusterConnector connector =
          cluster.in(time).connect("root1", Map.of("maxRequestsPerMinute", "600"));
      IntStream.range(0, 20).forEach(i -> connector.read());
      assertThat(cluster.server().received())
          .extracting(request -> request.status())
          .doesNotContain(429);
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
