package io.paiadmin.core.plugin;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Says which provider a failure belongs to. {@link java.util.ServiceLoader} names the class only
 * sometimes and the jar never, so the service files are read again once something has failed.
 */
final class Suspects {
  private final Map<String, String> listed;
  private final List<String> unexplained;

  private Suspects(Map<String, String> listed, List<String> unexplained) {
    this.listed = listed;
    this.unexplained = unexplained;
  }

  static Suspects of(
      PluginKind<?> kind,
      ClassLoader loader,
      Collection<?> providers,
      Collection<Throwable> failures) {
    if (failures.isEmpty()) {
      return new Suspects(Map.of(), List.of());
    }
    Map<String, String> listed = ServiceFiles.read(kind.service(), loader);
    Map<String, String> unexplained = new TreeMap<>(listed);
    providers.forEach(provider -> unexplained.remove(provider.getClass().getName()));
    failures.forEach(failure -> unexplained.keySet().removeIf(name -> names(failure, name)));
    return new Suspects(listed, List.copyOf(unexplained.keySet()));
  }

  /** Returns the class and the service file that a failure points at, or those left over. */
  String of(Throwable failure) {
    String named =
        listed.keySet().stream()
            .filter(name -> names(failure, name))
            .map(this::described)
            .collect(Collectors.joining(" or "));
    return introduced(named.isEmpty() ? leftOver() : named);
  }

  private String leftOver() {
    return unexplained.stream().map(this::described).collect(Collectors.joining(" or "));
  }

  private String described(String name) {
    return name + " (listed in " + listed.get(name) + ")";
  }

  private static String introduced(String names) {
    return names.isEmpty() ? "" : ", namely " + names;
  }

  /** Matches whole names only: {@code p.Foo} is not meant by {@code p.FooBar}. */
  private static boolean names(Throwable failure, String name) {
    return List.of(String.valueOf(failure.getMessage()).split("[^\\p{javaJavaIdentifierPart}.]+"))
        .contains(name);
  }
}
