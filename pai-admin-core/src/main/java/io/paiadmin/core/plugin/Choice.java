package io.paiadmin.core.plugin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Decides which plug-in an id stands for. Used once, by one thread. */
final class Choice<P> {
  private final PluginKind<P> kind;
  private final Complaints complaints;
  private final SortedMap<String, Plugin<P>> chosen = new TreeMap<>();
  private final List<Problem> problems = new ArrayList<>();

  Choice(PluginKind<P> kind) {
    this.kind = kind;
    this.complaints = new Complaints(kind);
  }

  /**
   * Takes what was registered by hand. Whoever registers means it, so everything that is wrong is
   * refused, all at once.
   */
  void register(Collection<P> providers) {
    List<Problem> faults = new ArrayList<>();
    byId(new Inspector<>(kind, faults::add).usable(providers))
        .forEach((id, plugins) -> choose(id, plugins, faults));
    if (!faults.isEmpty()) {
      faults.sort(Problem.ORDER);
      throw new PaiAdminException(StandardErrorCode.INVALID_INPUT, faults);
    }
  }

  /** Takes what was found. What is wrong with it is left out and reported. */
  void discover(Found<P> found) {
    problems.addAll(found.problems());
    List<Plugin<P>> usable = new Inspector<>(kind, problems::add).usable(found.providers());
    SortedMap<String, Plugin<P>> registered = new TreeMap<>(chosen);
    byId(usable)
        .forEach(
            (id, plugins) -> {
              if (registered.containsKey(id)) {
                plugins.forEach(plugin -> giveWay(plugin, registered.get(id)));
              } else {
                choose(id, plugins, problems);
              }
            });
  }

  Plugins<P> made(List<Problem> more) {
    problems.addAll(more);
    return new Plugins<>(kind, chosen, problems);
  }

  boolean isEmpty() {
    return chosen.isEmpty();
  }

  boolean hasProblems() {
    return !problems.isEmpty();
  }

  private void giveWay(Plugin<P> discovered, Plugin<P> registered) {
    problems.add(complaints.replaced(discovered, registered));
  }

  private void choose(String id, List<Plugin<P>> plugins, List<Problem> faults) {
    if (plugins.size() > 1) {
      faults.add(complaints.duplicate(id, plugins));
    } else {
      chosen.put(id, plugins.get(0));
    }
  }

  private static <P> SortedMap<String, List<Plugin<P>>> byId(List<Plugin<P>> plugins) {
    return plugins.stream()
        .collect(Collectors.groupingBy(Plugin::id, TreeMap::new, Collectors.toList()));
  }
}
