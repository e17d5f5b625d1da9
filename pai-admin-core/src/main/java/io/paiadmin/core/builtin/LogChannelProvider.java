package io.paiadmin.core.builtin;

import io.paiadmin.api.spi.NotificationChannel;
import io.paiadmin.api.spi.NotificationChannelProvider;
import io.paiadmin.api.spi.PluginContext;
import io.paiadmin.api.spi.Settings;
import io.paiadmin.api.spi.SettingsReader;
import io.paiadmin.api.spi.SpiVersion;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/**
 * Channel {@code log}: writes notifications to the application's log. Settings: {@code level},
 * {@code info} (default), {@code warn} or {@code debug}; {@code logger}, the logger's name, {@code
 * io.paiadmin.notifications} by default.
 */
public final class LogChannelProvider implements NotificationChannelProvider {

  /** Makes the provider. */
  public LogChannelProvider() {}

  @Override
  public String id() {
    return "log";
  }

  @Override
  public int apiVersion() {
    return SpiVersion.CURRENT;
  }

  @Override
  public NotificationChannel open(Settings settings, PluginContext context) {
    return settings.read(LogChannelProvider::channel);
  }

  private static NotificationChannel channel(SettingsReader from) {
    Level level = level(from);
    String logger = from.text("logger", "io.paiadmin.notifications");
    return new LogChannel(LoggerFactory.getLogger(logger), level);
  }

  private static Level level(SettingsReader from) {
    String word = from.text("level", "info");
    return switch (word) {
      case "info" -> Level.INFO;
      case "warn" -> Level.WARN;
      case "debug" -> Level.DEBUG;
      default -> {
        from.fault("level", "this is not a level", "give info, warn or debug");
        yield Level.INFO;
      }
    };
  }
}
