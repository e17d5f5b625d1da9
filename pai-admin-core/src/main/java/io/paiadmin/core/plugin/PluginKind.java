package io.paiadmin.core.plugin;

import io.paiadmin.api.spi.ClusterConnectorProvider;
import io.paiadmin.api.spi.HolidaySource;
import io.paiadmin.api.spi.NotificationChannelProvider;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * One of the kinds of plug-in there are: what to look for and how to ask a provider about itself.
 * The set is closed, since each kind needs a {@code uses} in this module's descriptor.
 *
 * @param <P> the provider interface
 */
public final class PluginKind<P> {
  /** Connectors to clusters. */
  public static final PluginKind<ClusterConnectorProvider> CONNECTOR =
      new PluginKind<>(
          "connector",
          "cluster",
          ClusterConnectorProvider.class,
          ClusterConnectorProvider::id,
          ClusterConnectorProvider::apiVersion,
          ClusterConnectorProvider::secretSettings);

  /** Channels that carry notifications. */
  public static final PluginKind<NotificationChannelProvider> CHANNEL =
      new PluginKind<>(
          "channel",
          "channel",
          NotificationChannelProvider.class,
          NotificationChannelProvider::id,
          NotificationChannelProvider::apiVersion,
          NotificationChannelProvider::secretSettings);

  /** Sources of holidays; they have no settings, and so nothing secret. */
  public static final PluginKind<HolidaySource> HOLIDAYS =
      new PluginKind<>(
          "holiday source",
          "holiday source",
          HolidaySource.class,
          HolidaySource::id,
          HolidaySource::apiVersion,
          source -> Set.of());

  private final String noun;
  private final String instanceNoun;
  private final Class<P> service;
  private final Function<P, String> id;
  private final ToIntFunction<P> apiVersion;
  private final Function<P, Set<String>> secretSettings;

  private PluginKind(
      String noun,
      String instanceNoun,
      Class<P> service,
      Function<P, String> id,
      ToIntFunction<P> apiVersion,
      Function<P, Set<String>> secretSettings) {
    this.noun = noun;
    this.instanceNoun = instanceNoun;
    this.service = service;
    this.id = id;
    this.apiVersion = apiVersion;
    this.secretSettings = secretSettings;
  }

  /** Returns the interface that providers of this kind implement. */
  public Class<P> service() {
    return service;
  }

  /** Returns what a plug-in of this kind is called in messages, such as {@code connector}. */
  @Override
  public String toString() {
    return noun;
  }

  /** Returns what the policy calls the things that such plug-ins stand for. */
  String instanceNoun() {
    return instanceNoun;
  }

  String id(P provider) {
    return id.apply(provider);
  }

  int apiVersion(P provider) {
    return apiVersion.applyAsInt(provider);
  }

  Set<String> secretSettings(P provider) {
    return secretSettings.apply(provider);
  }
}
