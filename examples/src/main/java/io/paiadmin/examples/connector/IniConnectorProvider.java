package io.paiadmin.examples.connector;

import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.api.spi.ClusterConnectorProvider;
import io.paiadmin.api.spi.PluginContext;
import io.paiadmin.api.spi.Settings;
import io.paiadmin.api.spi.SpiVersion;
import java.nio.file.Path;

/**
 * The connector {@code ini}: a cluster in basic mode that lives in a text file of sections such as
 * {@code [user alice]}. Setting: {@code file}, relative to the policy's folder.
 */
public final class IniConnectorProvider implements ClusterConnectorProvider {

  /** Makes the provider. */
  public IniConnectorProvider() {}

  @Override
  public String id() {
    return "ini";
  }

  @Override
  public int apiVersion() {
    return SpiVersion.CURRENT;
  }

  @Override
  public ClusterConnector connect(Settings settings, PluginContext context) {
    Path file = settings.read(from -> from.path("file"));
    return new IniConnector(new IniFile(context.directory().resolve(file)));
  }
}
