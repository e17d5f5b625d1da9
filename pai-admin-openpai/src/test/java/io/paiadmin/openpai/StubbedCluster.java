package io.paiadmin.openpai;

import io.paiadmin.api.Secret;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.kit.Fixture;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.api.spi.PluginContext;
import io.paiadmin.api.spi.Settings;
import io.paiadmin.openpai.http.Time;
import io.paiadmin.openpai.http.VirtualTime;
import io.paiadmin.openpai.stub.StubCluster;
import io.paiadmin.openpai.stub.StubOpenPai;
import java.util.Map;
import java.util.TreeMap;

/** A stub server, and connectors to it. */
final class StubbedCluster implements AutoCloseable {
  /** The password of every user of the stub. */
  static final String PASSWORD = "password-of-all";

  private static final Map<String, String> SHORT_LIMITS =
      Map.of(
          "connectTimeout", "PT10S",
          "requestTimeout", "PT10S",
          "operationTimeout", "PT1M",
          "maxRequestsPerMinute", "100000");

  private final StubOpenPai server;
  private final AuthenticationMode mode;
  private Time time = Time.SYSTEM;

  private StubbedCluster(AuthenticationMode mode, StubCluster cluster) {
    this.mode = mode;
    this.server = StubOpenPai.start(cluster);
  }

  /** Starts a server that holds a fixture. */
  static StubbedCluster holding(Fixture fixture) {
    StubCluster cluster = StubCluster.in(fixture.mode());
    fixture.state().groups().forEach(cluster::group);
    fixture.state().users().forEach(user -> cluster.user(user, PASSWORD));
    fixture.state().virtualClusters().forEach(cluster::virtualCluster);
    fixture.state().storages().forEach(cluster::storage);
    fixture.jobs().forEach(cluster::job);
    return new StubbedCluster(fixture.mode(), cluster);
  }

  /** Lets connectors made from now on live in another time. */
  StubbedCluster in(Time other) {
    time = other;
    return this;
  }

  /** Lets connectors made from now on not wait for what will not come. */
  StubbedCluster withoutWaiting() {
    return in(new VirtualTime(server::unanswered));
  }

  AuthenticationMode mode() {
    return mode;
  }

  StubOpenPai server() {
    return server;
  }

  /** Connects an administrator: by password where the mode knows passwords. */
  ClusterConnector connect(String administrator) {
    return connect(administrator, Map.of());
  }

  /** Connects an administrator with settings of one's own. */
  ClusterConnector connect(String administrator, Map<String, String> plain) {
    Map<String, String> settings = new TreeMap<>(plain);
    if (mode == AuthenticationMode.AAD) {
      return connect(settings, Map.of("token", Secret.of(server.browserToken(administrator))));
    }
    settings.put("username", administrator);
    return connect(settings, Map.of("password", Secret.of(PASSWORD)));
  }

  ClusterConnector connectWithToken(String token) {
    return connect(Map.of(), Map.of("token", Secret.of(token)));
  }

  ClusterConnector connect(Map<String, String> plain, Map<String, Secret> secrets) {
    Map<String, String> settings = new TreeMap<>(SHORT_LIMITS);
    settings.put("url", server.url().toString());
    settings.putAll(plain);
    return new OpenPaiConnectorProvider(time)
        .connect(Settings.of(settings, secrets), PluginContext.named("stubbed"));
  }

  @Override
  public void close() {
    server.close();
  }
}
