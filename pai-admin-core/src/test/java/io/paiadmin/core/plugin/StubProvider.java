package io.paiadmin.core.plugin;

import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.api.spi.ClusterConnectorProvider;
import io.paiadmin.api.spi.PluginContext;
import io.paiadmin.api.spi.Settings;
import io.paiadmin.api.spi.SpiVersion;
import java.util.Set;
import java.util.function.BiFunction;

/** A connector provider whose answers the test decides. Not public: nobody finds it. */
record StubProvider(
    String id,
    int apiVersion,
    Set<String> secretSettings,
    BiFunction<Settings, PluginContext, ClusterConnector> connecting)
    implements ClusterConnectorProvider {

  static StubProvider named(String id) {
    return new StubProvider(id, SpiVersion.CURRENT, Set.of(), (s, c) -> new StubConnector());
  }

  static StubProvider forVersion(String id, int version) {
    return new StubProvider(id, version, Set.of(), (s, c) -> new StubConnector());
  }

  static StubProvider connecting(BiFunction<Settings, PluginContext, ClusterConnector> connecting) {
    return new StubProvider("stub", SpiVersion.CURRENT, Set.of("password"), connecting);
  }

  Plugin<ClusterConnectorProvider> plugin() {
    return PluginLoader.of(PluginKind.CONNECTOR).withoutSearch().register(this).load().get(id);
  }

  @Override
  public ClusterConnector connect(Settings settings, PluginContext context) {
    return connecting.apply(settings, context);
  }
}
