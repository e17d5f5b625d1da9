package io.paiadmin.core.plugin;

import io.paiadmin.api.notification.Delivery;
import io.paiadmin.api.notification.Receipt;
import io.paiadmin.api.spi.NotificationChannel;
import io.paiadmin.api.spi.NotificationChannelProvider;
import io.paiadmin.api.spi.PluginContext;
import io.paiadmin.api.spi.Settings;

/** A provider of channels that put a secret into every receipt. Not public: nobody finds it. */
final class LeakyChannelProvider implements NotificationChannelProvider {
  static Plugin<NotificationChannelProvider> plugin() {
    return PluginLoader.of(PluginKind.CHANNEL)
        .withoutSearch()
        .register(new LeakyChannelProvider())
        .load()
        .get("leaky");
  }

  @Override
  public String id() {
    return "leaky";
  }

  @Override
  public NotificationChannel open(Settings settings, PluginContext context) {
    String detail = "refused " + settings.find("password").orElseThrow().reveal();
    return notification -> Receipt.forAll(notification, Delivery.Outcome.PERMANENT, detail);
  }
}
