package io.paiadmin.core.builtin;

import io.paiadmin.api.spi.ClusterConnectorProvider;
import io.paiadmin.api.spi.PluginContext;
import io.paiadmin.api.spi.Settings;
import io.paiadmin.api.spi.SettingsReader;
import io.paiadmin.api.spi.SpiVersion;
import io.paiadmin.core.builtin.memory.MemoryState;
import io.paiadmin.core.builtin.memory.StateFile;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The connector {@code memory}: a cluster read from a JSON file and kept in memory. Settings:
 * {@code state}, the file; {@code out}, optional, a file that receives the state at the end of
 * every apply and may be the same; {@code account}, optional, the user on whose behalf it acts.
 * Paths are relative to the context's directory.
 */
public final class MemoryConnectorProvider implements ClusterConnectorProvider {

  /** Makes the provider. */
  public MemoryConnectorProvider() {}

  @Override
  public String id() {
    return "memory";
  }

  /**
   * Reads the state file and keeps its content; later changes of the file go unnoticed.
   *
   * @throws io.paiadmin.api.PaiAdminException with {@code INVALID_SETTINGS} when the settings are
   *     wrong, with {@code INVALID_INPUT} when the file is missing, not JSON or not a state
   */
  @Override
  public MemoryCluster connect(Settings settings, PluginContext context) {
    Config config = settings.read(Config::read);
    StateFile file = file(config.state(), context);
    MemoryState state = MemoryState.parse(file.name(), file.read());
    StateFile out = config.out() == null ? null : file(config.out(), context);
    return new MemoryCluster(state, config.account(), context.clock(), out);
  }

  @Override
  public int apiVersion() {
    return SpiVersion.CURRENT;
  }

  private static StateFile file(Path path, PluginContext context) {
    return new StateFile(context.directory().resolve(path), path.toString());
  }

  private record Config(Path state, @Nullable Path out, @Nullable String account) {
    static Config read(SettingsReader from) {
      return new Config(
          from.path("state"),
          from.optionalPath("out").orElse(null),
          from.optionalText("account").orElse(null));
    }
  }
}
