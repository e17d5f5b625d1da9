package io.paiadmin.core.plugin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Collects the plug-ins of one kind: those registered by hand, and those that {@link
 * java.util.ServiceLoader} finds. Registered ones win. Immutable; each method returns a new loader.
 *
 * <pre>{@code
 * Plugins<ClusterConnectorProvider> connectors =
 *     PluginLoader.of(PluginKind.CONNECTOR).register(new MyConnectorProvider()).load();
 * }</pre>
 *
 * @param <P> the provider interface
 */
public final class PluginLoader<P> {
  private static final Logger LOG = LoggerFactory.getLogger(PluginLoader.class);

  private final PluginKind<P> kind;
  private final List<P> registered;
  private final @Nullable ClassLoader searched;

  private PluginLoader(PluginKind<P> kind, List<P> registered, @Nullable ClassLoader searched) {
    this.kind = kind;
    this.registered = registered;
    this.searched = searched;
  }

  /**
   * Makes a loader that searches with the class loader of this library. Unlike a thread's context
   * class loader, it finds the same whoever asks.
   */
  public static <P> PluginLoader<P> of(PluginKind<P> kind) {
    return new PluginLoader<>(kind, List.of(), PluginLoader.class.getClassLoader());
  }

  /** Returns this loader with one more provider registered by hand. */
  public PluginLoader<P> register(P provider) {
    List<P> more = Stream.concat(registered.stream(), Stream.of(provider)).toList();
    return new PluginLoader<>(kind, more, searched);
  }

  /** Returns this loader searching with another class loader, and its parents. */
  public PluginLoader<P> searching(ClassLoader loader) {
    return new PluginLoader<>(kind, registered, loader);
  }

  /** Returns this loader without any search: only what is registered by hand counts. */
  public PluginLoader<P> withoutSearch() {
    return new PluginLoader<>(kind, registered, null);
  }

  /**
   * Searches and decides. A plug-in found that cannot be used is left out and becomes one of {@link
   * Plugins#problems()}.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} when a provider registered by hand cannot
   *     be used: illegal id, an id registered twice, another SPI version, broken
   */
  public Plugins<P> load() {
    Choice<P> choice = new Choice<>(kind);
    choice.register(registered);
    if (searched != null) {
      choice.discover(Discovery.search(kind, searched));
    }
    Plugins<P> plugins = choice.made(remarks(choice));
    LOG.debug("{}", plugins);
    return plugins;
  }

  private List<Problem> remarks(Choice<P> choice) {
    if (!choice.isEmpty()) {
      return List.of();
    }
    Complaints complaints = new Complaints(kind);
    return List.of(choice.hasProblems() ? complaints.noneUsable() : complaints.none(searched));
  }
}
