package io.paiadmin.examples.benchmarks;

import io.paiadmin.api.Secret;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.api.spi.PluginContext;
import io.paiadmin.api.spi.Settings;
import io.paiadmin.openpai.OpenPaiConnectorProvider;
import io.paiadmin.openpai.stub.StubCluster;
import io.paiadmin.openpai.stub.StubOpenPai;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** A synthetic cluster behind a stub server, and two clients that are logged in there. */
final class ServedCluster implements AutoCloseable {
  private static final int JOBS = 20_000;
  private static final Instant FIRST_JOB = Instant.parse("2022-01-01T00:00:00Z");
  private static final String ADMINISTRATOR = SyntheticCluster.user(0);
  private static final String PASSWORD = "password-of-all";

  /** As long as the text of an RSA key of 2,048 bits; the server shows it with every user. */
  private static final String PRIVATE_KEY = "k".repeat(1_700);

  final StubOpenPai server;
  final ClusterConnector connector;
  final PlainClient plain;
  final BackAndForth changes;

  ServedCluster(Scale scale) {
    AuthenticationMode mode = AuthenticationMode.BASIC;
    ClusterState state = new SyntheticCluster(mode, scale).state(Memberships.of(scale));
    StubCluster cluster = StubCluster.in(mode);
    fill(cluster, state);
    this.server = StubOpenPai.start(cluster);
    this.connector = connect();
    this.plain = plainly();
    this.changes = new BackAndForth(state);
    connector.info();
  }

  /** Makes another connector, with limits that nothing here comes near. */
  ClusterConnector connect() {
    Map<String, String> settings =
        Map.of(
            "url", server.url().toString(),
            "username", ADMINISTRATOR,
            "requestTimeout", "PT10M",
            "operationTimeout", "PT1H",
            "maxRequestsPerMinute", "1000000");
    return new OpenPaiConnectorProvider()
        .connect(
            Settings.of(settings, Map.of("password", Secret.of(PASSWORD))),
            PluginContext.named("benchmark"));
  }

  /** Logs another plain client in. */
  PlainClient plainly() {
    return new PlainClient(server.url(), ADMINISTRATOR, PASSWORD);
  }

  @Override
  public void close() {
    connector.close();
    server.close();
  }

  private static void fill(StubCluster cluster, ClusterState state) {
    state.groups().forEach(cluster::group);
    state.virtualClusters().forEach(cluster::virtualCluster);
    state.storages().forEach(cluster::storage);
    for (User user : state.users()) {
      cluster.user(user, PASSWORD).userKey(user.name(), PRIVATE_KEY);
    }
    for (int number = 0; number < JOBS; number++) {
      cluster.job(job(number, state.users()));
    }
  }

  private static Job job(int number, List<User> users) {
    User owner = users.get(number % users.size());
    return new Job(
        owner.name(),
        "job" + number,
        number % 10 == 0 ? Job.State.RUNNING : Job.State.SUCCEEDED,
        owner.groups().get(1),
        number % 8,
        List.of(),
        FIRST_JOB.plusSeconds(number),
        number % 10 == 0 ? null : FIRST_JOB.plusSeconds(number + 3_600L));
  }
}
