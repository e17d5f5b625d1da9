package io.paiadmin.core.plugin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The plug-ins of one kind that can be used, by id, and what is wrong with the others. Immutable;
 * made by {@link PluginLoader}.
 *
 * @param <P> the provider interface
 */
public final class Plugins<P> {
  private final PluginKind<P> kind;
  private final SortedMap<String, Plugin<P>> byId;
  private final List<Problem> problems;

  Plugins(PluginKind<P> kind, Map<String, Plugin<P>> byId, Collection<Problem> problems) {
    this.kind = kind;
    this.byId = Collections.unmodifiableSortedMap(new TreeMap<>(byId));
    this.problems = problems.stream().sorted(Problem.ORDER).toList();
  }

  /** Returns the ids that can be asked for, sorted, possibly none. */
  public Set<String> ids() {
    return byId.keySet();
  }

  /** Returns every plug-in, sorted by id. */
  public List<Plugin<P>> all() {
    return List.copyOf(byId.values());
  }

  /** Returns the plug-in with an id, if it is there. */
  public Optional<Plugin<P>> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /**
   * Returns the plug-in with an id.
   *
   * @throws PaiAdminException with {@code PLUGIN_MISSING} when it is not there; the problems name
   *     the ids that are, and tell what could not be loaded
   */
  public Plugin<P> get(String id) {
    return find(id).orElseThrow(() -> new Complaints(kind).missing(id, this));
  }

  /**
   * Returns what was left out and why, in {@link Problem#ORDER}: errors for what cannot be used, a
   * notice for what gave way to a plug-in registered by hand, a warning when there is none at all.
   */
  public List<Problem> problems() {
    return problems;
  }

  /** Returns how many there are, and id, SPI version, class and location of each. */
  @Override
  public String toString() {
    String found = byId.values().stream().map(Plugin::toString).collect(Collectors.joining("; "));
    String text = kind + " plug-ins: " + byId.size() + (found.isEmpty() ? "" : ": " + found);
    return Docs.of(byId.size()).after(text);
  }
}
