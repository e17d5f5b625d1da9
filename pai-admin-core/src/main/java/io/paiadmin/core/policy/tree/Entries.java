package io.paiadmin.core.policy.tree;

import io.paiadmin.core.policy.tree.Node.Entry;
import io.paiadmin.core.policy.tree.Node.MapNode;
import io.paiadmin.core.policy.tree.Node.ScalarNode;
import io.paiadmin.core.text.Quoted;
import java.util.LinkedHashMap;
import java.util.Map;

/** The entries of one map while it is read. The first of two equal keys wins. */
final class Entries {
  private final Faults faults;
  private final Map<String, Entry> entries = new LinkedHashMap<>();

  Entries(Faults faults) {
    this.faults = faults;
  }

  void put(Node key, Node value) {
    if (key instanceof ScalarNode name) {
      put(name, value);
    } else {
      String fix = "write the key as a plain word";
      faults.error(key.place(), "WRONG_TYPE", "a key must be a text", fix);
    }
  }

  MapNode map(Place at) {
    return new MapNode(at, entries);
  }

  private void put(ScalarNode key, Node value) {
    Entry first = entries.putIfAbsent(key.text(), new Entry(key, value));
    if (first != null) {
      String message =
          "the key %s already stands at %s".formatted(Quoted.of(key.text()), first.key().place());
      faults.error(key.place(), "DUPLICATE_KEY", message, "keep one of the two");
    }
  }
}
