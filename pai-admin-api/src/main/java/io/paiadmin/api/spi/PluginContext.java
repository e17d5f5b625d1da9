package io.paiadmin.api.spi;

import java.nio.file.Path;
import java.time.Clock;

/**
 * What the host lends a plug-in that it creates. The host implements this; it grows by default
 * methods.
 */
public interface PluginContext {

  /** Returns the name that this instance bears in the policy; use it in messages. */
  String instance();

  /** Returns the folder against which relative paths in the settings are resolved. */
  default Path directory() {
    return Path.of("").toAbsolutePath();
  }

  /** Returns the clock to ask for the time. */
  default Clock clock() {
    return Clock.systemUTC();
  }

  /** Makes a context with the defaults of this interface. */
  static PluginContext named(String instance) {
    return () -> instance;
  }
}
