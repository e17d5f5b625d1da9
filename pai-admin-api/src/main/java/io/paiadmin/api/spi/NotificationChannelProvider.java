package io.paiadmin.api.spi;

import java.util.Set;

/**
 * The entry point of a notification channel: cheap to create, without side effects, found by {@link
 * java.util.ServiceLoader} or registered by hand. Needs a public constructor without parameters to
 * be found.
 */
public interface NotificationChannelProvider {

  /**
   * Returns the stable id that policies name, such as {@code smtp}: a lower-case letter, then
   * lower-case letters, digits and hyphens. Called often; always the same answer.
   */
  String id();

  /**
   * Makes a channel. Wrong settings are reported all at once; see {@link Settings#read}. Need not
   * reach the other side.
   *
   * @param settings the channel's settings from the policy, references resolved
   * @param context what the host lends
   * @throws io.paiadmin.api.PaiAdminException with {@code INVALID_SETTINGS} when the settings are
   *     wrong
   */
  NotificationChannel open(Settings settings, PluginContext context);

  /** Returns the keys of the settings that must never be printed; none by default. */
  default Set<String> secretSettings() {
    return Set.of();
  }

  /**
   * Returns the SPI version this plug-in was built for. Override it with {@code return
   * SpiVersion.CURRENT;}, which the compiler copies into the plug-in.
   */
  default int apiVersion() {
    return 1;
  }
}
