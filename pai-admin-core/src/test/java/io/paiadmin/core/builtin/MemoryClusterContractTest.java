package io.paiadmin.core.builtin;

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
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.io.TempDir;

class MemoryClusterContractTest {

  @Nested
  class Provider extends ClusterConnectorProviderContract {
    @Override
    protected ClusterConnectorProvider provider() {
      return new MemoryConnectorProvider();
    }
  }

  @Nested
  class InBasicMode extends ClusterConnectorContract {
    InBasicMode() {
      super(AuthenticationMode.BASIC);
    }

    @Override
    protected ClusterConnector connect(Fixture fixture) {
      return MemoryCluster.of(fixture.mode(), fixture.state(), fixture.jobs());
    }

    @Override
    protected boolean supports(Capability capability, ClusterInfo declared) {
      return true;
    }
  }

  @Nested
  class InAadMode extends ClusterConnectorContract {
    InAadMode() {
      super(AuthenticationMode.AAD);
    }

    @Override
    protected ClusterConnector connect(Fixture fixture) {
      return MemoryCluster.of(fixture.mode(), fixture.state(), fixture.jobs());
    }

    @Override
    protected boolean supports(Capability capability, ClusterInfo declared) {
      return capability.name().matches(".*(GROUP|JOBS?)");
    }
  }

  @Nested
  class WithFiles extends ClusterConnectorContract {
    @TempDir Path directory;

    WithFiles() {
      super(AuthenticationMode.BASIC);
    }

    @Override
    protected ClusterConnector connect(Fixture fixture) {
      Path file = directory.resolve("state.json");
      write(file, MemoryCluster.of(fixture.mode(), fixture.state(), fixture.jobs()).toJson());
      Settings settings = Settings.of(Map.of("state", file.toString(), "out", file.toString()));
      return new MemoryConnectorProvider().connect(settings, PluginContext.named("prod"));
    }

    private static void write(Path file, String content) {
      try {
        Files.writeString(file, content);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
