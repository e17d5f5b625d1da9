package io.paiadmin.openpai.wire;

import io.paiadmin.api.cluster.ClusterPart;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * One part of a state as it grows: names are unique in it, and what has none is left out.
 *
 * @param <T> users, groups, virtual clusters or storages
 */
final class Part<T> {
  private final ClusterPart part;
  private final Function<T, String> name;
  private final Findings findings;
  private final Map<String, T> values = new LinkedHashMap<>();

  Part(ClusterPart part, Function<T, String> name, Findings findings) {
    this.part = part;
    this.name = name;
    this.findings = findings;
  }

  private void add(T value) {
    String key = name.apply(value);
    if (key.isEmpty()) {
      leftOut("an entry has no name and is left out");
    } else if (values.putIfAbsent(key, value) != null) {
      leftOut("the name '" + key + "' comes twice; the second entry is left out");
    }
  }

  /** Adds every value and returns all there are. */
  List<T> with(List<T> all) {
    all.forEach(this::add);
    return List.copyOf(values.values());
  }

  private void leftOut(String message) {
    findings.odd("answer on " + part, message);
    findings.partial(part);
  }
}
