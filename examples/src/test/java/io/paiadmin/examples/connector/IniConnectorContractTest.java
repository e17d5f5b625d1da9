package io.paiadmin.examples.connector;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.kit.ClusterConnectorContract;
import io.paiadmin.api.kit.ClusterConnectorProviderContract;
import io.paiadmin.api.kit.Fixture;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.api.spi.ClusterConnectorProvider;
import io.paiadmin.api.spi.PluginContext;
import io.paiadmin.api.spi.Settings;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.io.TempDir;

class IniConnectorContractTest {

  @Nested
  class Provider extends ClusterConnectorProviderContract {
    @Override
    protected ClusterConnectorProvider provider() {
      return new IniConnectorProvider();
    }
  }

  @Nested
  class InBasicMode extends ClusterConnectorContract {
    private static final Set<Capability> MEANT =
        Set.of(
            Capability.CREATE_GROUP,
            Capability.UPDATE_GROUP,
            Capability.DELETE_GROUP,
            Capability.SET_USER_GROUPS);

    @TempDir Path folder;

    InBasicMode() {
      super(AuthenticationMode.BASIC);
    }

    @Override
    protected ClusterConnector connect(Fixture fixture) {
      new IniFile(folder.resolve("cluster.ini")).write(fixture.state());
      Settings settings = Settings.of(Map.of("file", folder.resolve("cluster.ini").toString()));
      return new IniConnectorProvider().connect(settings, PluginContext.named("lab"));
    }

    @Override
    protected boolean supports(Capability capability, ClusterInfo declared) {
      return MEANT.contains(capability);
    }
  }
}
