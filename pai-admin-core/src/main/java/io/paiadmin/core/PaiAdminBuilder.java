package io.paiadmin.core;

import io.paiadmin.api.spi.ClusterConnectorProvider;
import io.paiadmin.core.apply.Passwords;
import io.paiadmin.core.apply.Pause;
import io.paiadmin.core.plugin.Creation;
import io.paiadmin.core.plugin.PluginKind;
import io.paiadmin.core.plugin.PluginLoader;
import io.paiadmin.core.plugin.Plugins;
import io.paiadmin.core.plugin.References;
import io.paiadmin.core.policy.Policy;
import java.security.SecureRandom;
import java.time.Clock;

/**
 * Gathers what a {@link PaiAdmin} is made of. Everything but the policy has a default that suits a
 * service. Used by one thread.
 */
public final class PaiAdminBuilder {
  private final Policy policy;
  private PluginLoader<ClusterConnectorProvider> loader = PluginLoader.of(PluginKind.CONNECTOR);
  private References references = References.ofSystem();
  private Clock clock = Clock.systemUTC();
  private Passwords passwords = Passwords.random(new SecureRandom());
  private Pause pause = Pause.SHORT;

  PaiAdminBuilder(Policy policy) {
    this.policy = policy;
  }

  /** Registers a connector by hand; it wins over a discovered one of the same id. */
  public PaiAdminBuilder register(ClusterConnectorProvider provider) {
    loader = loader.register(provider);
    return this;
  }

  /** Searches plug-ins with another class loader than that of this library. */
  public PaiAdminBuilder searching(ClassLoader classLoader) {
    loader = loader.searching(classLoader);
    return this;
  }

  /** Uses only the connectors registered by hand. */
  public PaiAdminBuilder withoutSearch() {
    loader = loader.withoutSearch();
    return this;
  }

  /** Resolves {@code ${env:NAME}} in settings otherwise than by this process's environment. */
  public PaiAdminBuilder references(References other) {
    references = other;
    return this;
  }

  /** Lends plug-ins another clock than the system's. */
  public PaiAdminBuilder clock(Clock other) {
    clock = other;
    return this;
  }

  /**
   * Gives new users these first passwords. By default they are random and nobody learns them, so
   * that an administrator sets one before the user signs in.
   */
  public PaiAdminBuilder passwords(Passwords other) {
    passwords = other;
    return this;
  }

  /** Waits otherwise than half a second before reading again what is not shown yet. */
  public PaiAdminBuilder pause(Pause other) {
    pause = other;
    return this;
  }

  /**
   * Searches for plug-ins and makes the instance; no cluster is reached yet.
   *
   * @throws io.paiadmin.api.PaiAdminException with {@code INVALID_INPUT} when a connector
   *     registered by hand cannot be used
   */
  public PaiAdmin build() {
    return new PaiAdmin(this);
  }

  Policy policy() {
    return policy;
  }

  Plugins<ClusterConnectorProvider> connectors() {
    return loader.load();
  }

  Creation creation() {
    return new Creation(references);
  }

  Clock clock() {
    return clock;
  }

  Passwords passwords() {
    return passwords;
  }

  Pause pause() {
    return pause;
  }
}
