package io.paiadmin.examples.connector;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * One thing in the file. What is taken out of it has been understood.
 *
 * @param at the place of its head, such as {@code cluster.ini:3}
 * @param kind what it is
 * @param name how it is called
 * @param values the values by key, none of them empty
 */
record Section(String at, String kind, String name, Map<String, String> values) {

  static Section of(String at, String kind, String name) {
    return new Section(at, kind, name, new LinkedHashMap<>());
  }

  /** Adds a value, an empty one by leaving it out; false when the key is there. */
  boolean put(String key, String value) {
    return value.isEmpty() || values.putIfAbsent(key, value) == null;
  }

  String take(String key) {
    String value = values.remove(key);
    return value == null ? "" : value;
  }

  List<String> takeList(String key) {
    String names = take(key);
    return names.isEmpty() ? List.of() : List.of(names.split(" ", -1));
  }

  /** Takes everything whose key begins so, under the rest of the key. */
  Map<String, String> takeAll(String prefix) {
    Map<String, String> found = new TreeMap<>();
    for (String key : List.copyOf(values.keySet())) {
      if (key.startsWith(prefix)) {
        found.put(key.substring(prefix.length()), take(key));
      }
    }
    return found;
  }
}
