package io.paiadmin.core.policy.form;

import io.paiadmin.core.policy.tree.Faults;
import io.paiadmin.core.policy.tree.Node;
import io.paiadmin.core.policy.tree.Node.Entry;
import io.paiadmin.core.policy.tree.Node.MapNode;
import io.paiadmin.core.policy.tree.Node.ScalarNode;
import io.paiadmin.core.text.Nearest;
import io.paiadmin.core.text.Quoted;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** The keys of one map; remembers which were asked for. */
final class Keys {
  private final MapNode map;
  private final Faults faults;
  private final Set<String> asked = new LinkedHashSet<>();

  Keys(MapNode map, Faults faults) {
    this.map = map;
    this.faults = faults;
  }

  String at() {
    return map.place().toString();
  }

  Optional<Node> find(String key) {
    asked.add(key);
    return Optional.ofNullable(map.entries().get(key)).map(Entry::value);
  }

  Optional<Node> require(String key) {
    Optional<Node> value = find(key);
    if (value.isEmpty()) {
      String message = Quoted.of(key) + " is missing";
      faults.error(map.place(), "MISSING_KEY", message, "add the key " + Quoted.of(key));
    }
    return value;
  }

  void reportUnknown() {
    map.entries().values().stream()
        .map(Entry::key)
        .filter(key -> !asked.contains(key.text()))
        .forEach(this::unknown);
  }

  private void unknown(ScalarNode key) {
    String message = "there is no key " + Quoted.of(key.text());
    String fix = Nearest.advice(key.text(), asked);
    faults.error(key.place(), "UNKNOWN_KEY", message, fix);
  }
}
