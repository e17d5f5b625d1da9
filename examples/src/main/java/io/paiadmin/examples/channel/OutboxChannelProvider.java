package io.paiadmin.examples.channel;

import io.paiadmin.api.spi.NotificationChannel;
import io.paiadmin.api.spi.NotificationChannelProvider;
import io.paiadmin.api.spi.PluginContext;
import io.paiadmin.api.spi.Settings;
import io.paiadmin.api.spi.SpiVersion;
import java.nio.file.Path;

/**
 * The channel {@code outbox}: puts every notification into a folder as a text file. Setting: {@code
 * folder}, which must be there; relative to the policy's folder.
 */
public final class OutboxChannelProvider implements NotificationChannelProvider {

  /** Makes the provider. */
  public OutboxChannelProvider() {}

  @Override
  public String id() {
    return "outbox";
  }

  @Override
  public int apiVersion() {
    return SpiVersion.CURRENT;
  }

  @Override
  public NotificationChannel open(Settings settings, PluginContext context) {
    Path folder = settings.read(from -> from.path("folder"));
    return new OutboxChannel(context.directory().resolve(folder));
  }
}
