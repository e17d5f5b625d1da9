package io.paiadmin.core.policy.holiday;

import io.paiadmin.api.spi.HolidaySource;
import io.paiadmin.core.plugin.Creation;
import io.paiadmin.core.plugin.PluginKind;
import io.paiadmin.core.plugin.PluginLoader;
import io.paiadmin.core.plugin.Plugins;
import org.jspecify.annotations.Nullable;

/** The holiday sources there are; searched for when a policy first names one. */
public final class HolidaySources {
  private final PluginLoader<HolidaySource> loader;
  private @Nullable Plugins<HolidaySource> loaded;

  /** Makes what finds sources with a loader. */
  public HolidaySources(PluginLoader<HolidaySource> loader) {
    this.loader = loader;
  }

  /** Makes what finds sources as {@link PluginLoader#of} does. */
  public static HolidaySources found() {
    return new HolidaySources(PluginLoader.of(PluginKind.HOLIDAYS));
  }

  HolidaySource get(String id) {
    if (loaded == null) {
      loaded = loader.load();
    }
    return Creation.guarded(loaded.get(id));
  }
}
