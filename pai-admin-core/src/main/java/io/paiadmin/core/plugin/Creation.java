package io.paiadmin.core.plugin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.api.spi.ClusterConnectorProvider;
import io.paiadmin.api.spi.HolidaySource;
import io.paiadmin.api.spi.NotificationChannel;
import io.paiadmin.api.spi.NotificationChannelProvider;
import io.paiadmin.api.spi.PluginContext;
import io.paiadmin.api.spi.Settings;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/**
 * Makes live connectors, channels and holiday sources out of plug-ins and settings. What it returns
 * is guarded: only {@link PaiAdminException}s come out of it, those that are the plug-in's fault
 * with {@code PLUGIN_BROKEN}, its id and the instance; closing waits for the calls under way,
 * closing twice does nothing, and calls after that are refused. Immutable; may be used by several
 * threads.
 *
 * @param references looks up what the settings refer to
 */
public record Creation(References references) {

  /**
   * Makes a connector and asks it once what it can do. Changes and queries that it does not declare
   * are refused with {@code UNSUPPORTED} before it is called; each {@code info()} renews what it
   * declares.
   *
   * @param plugin the plug-in to use
   * @param settings the settings as the policy has them; {@link SettingValue#of} makes them of
   *     texts
   * @param context what the plug-in is lent; its directory is where relative files are looked for
   * @throws PaiAdminException with {@code INVALID_SETTINGS} and every fault when the settings are
   *     wrong, {@code PLUGIN_BROKEN} when the plug-in fails, or what the plug-in throws when the
   *     cluster does not answer
   */
  public ClusterConnector connect(
      Plugin<ClusterConnectorProvider> plugin,
      Map<String, SettingValue> settings,
      PluginContext context) {
    return made(
        plugin,
        settings,
        context,
        (values, boundary) ->
            GuardedConnector.of(
                boundary.call("connect", () -> plugin.provider().connect(values, context)),
                boundary));
  }

  /**
   * Makes a channel.
   *
   * @param plugin the plug-in to use
   * @param settings the settings as the policy has them; {@link SettingValue#of} makes them of
   *     texts
   * @param context what the plug-in is lent; its directory is where relative files are looked for
   * @throws PaiAdminException with {@code INVALID_SETTINGS} and every fault when the settings are
   *     wrong, {@code PLUGIN_BROKEN} when the plug-in fails
   */
  public NotificationChannel open(
      Plugin<NotificationChannelProvider> plugin,
      Map<String, SettingValue> settings,
      PluginContext context) {
    return made(
        plugin,
        settings,
        context,
        (values, boundary) ->
            new GuardedChannel(
                boundary.call("open", () -> plugin.provider().open(values, context)), boundary));
  }

  /**
   * Returns a holiday source behind its guard. It has no settings and nothing to close, and is its
   * own instance. Whatever it throws comes out as a {@link PaiAdminException}, {@code
   * PLUGIN_BROKEN} when it is no such one; so does an answer that is null, holds null or holds a
   * date outside the year asked for. Answers come out in {@link
   * io.paiadmin.api.calendar.Holiday#ORDER}, equal holidays once.
   *
   * @param plugin the plug-in to use
   */
  public static HolidaySource guarded(Plugin<HolidaySource> plugin) {
    Masking nothingSecret = Masking.of(Settings.of(Map.of()), Set.of());
    return new GuardedHolidaySource(plugin, new Boundary(plugin, plugin.id(), nothingSecret));
  }

  private <T> T made(
      Plugin<?> plugin,
      Map<String, SettingValue> values,
      PluginContext context,
      BiFunction<Settings, Boundary, T> making) {
    String place = plugin.kind().instanceNoun() + " " + context.instance();
    return placed(
        place,
        () -> {
          Settings settings =
              references.settings(values, plugin.secretSettings(), context.directory());
          Masking masking = Masking.of(settings, plugin.secretSettings());
          return making.apply(settings, new Boundary(plugin, context.instance(), masking));
        });
  }

  /** Neither settings nor plug-ins know which instance they are about; people need to. */
  private static <T> T placed(String place, Supplier<T> work) {
    try {
      return work.get();
    } catch (PaiAdminException e) {
      List<Problem> problems = e.problems().stream().map(problem -> at(place, problem)).toList();
      PaiAdminException placed = new PaiAdminException(e.code(), problems, e.getCause());
      placed.setStackTrace(e.getStackTrace());
      List.of(e.getSuppressed()).forEach(placed::addSuppressed);
      throw placed;
    }
  }

  private static Problem at(String place, Problem problem) {
    String inner = problem.at();
    String at = inner.isEmpty() || inner.equals(place) ? place : place + ", " + inner;
    return new Problem(problem.severity(), problem.code(), at, problem.message(), problem.fix());
  }
}
