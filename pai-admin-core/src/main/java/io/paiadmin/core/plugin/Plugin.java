package io.paiadmin.core.plugin;

import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/**
 * A provider that can be used, with what it said of itself when it was loaded.
 *
 * @param kind the kind of plug-in
 * @param id the id that policies name
 * @param apiVersion the SPI version it was built for
 * @param secretSettings the keys of the settings that must never be printed, sorted
 * @param provider the provider itself; its calls are not guarded, see {@link Creation}
 * @param <P> the provider interface
 */
public record Plugin<P>(
    PluginKind<P> kind, String id, int apiVersion, Set<String> secretSettings, P provider) {

  /** Copies the set. */
  public Plugin {
    secretSettings = Collections.unmodifiableSet(new TreeSet<>(secretSettings));
  }

  /** Returns the class of the provider and the place it was loaded from. */
  public String origin() {
    return Origin.of(provider);
  }

  /** Returns the place the provider was loaded from, in words when it is unknown. */
  public String location() {
    return Origin.location(provider);
  }

  /** Returns id, SPI version, class and location. */
  @Override
  public String toString() {
    return id + " for SPI version " + apiVersion + ", " + origin();
  }
}
