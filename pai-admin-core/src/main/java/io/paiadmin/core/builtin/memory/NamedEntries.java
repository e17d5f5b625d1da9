package io.paiadmin.core.builtin.memory;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A section of a state that lists objects with names, of which the first of a name counts. Finding
 * one does not walk the list, since states can hold a hundred thousand users.
 */
final class NamedEntries {
  private final ArrayNode list;
  private final Place place;
  private final Function<JsonNode, String> naming;
  private final Map<String, ObjectNode> index = new LinkedHashMap<>();

  /** Names that were given to several entries; only these can leave an heir. */
  private final Set<String> shared = new HashSet<>();

  /**
   * Makes the section of a list.
   *
   * @param naming gives an entry's name, empty for none
   */
  NamedEntries(ArrayNode list, Place place, Function<JsonNode, String> naming) {
    this.list = list;
    this.place = place;
    this.naming = naming;
    each(this::enter);
    index.remove("");
  }

  /** Returns the text under a key of an entry, empty when there is none. */
  static String text(JsonNode entry, String key) {
    JsonNode value = entry.path(key);
    return value.isTextual() ? value.textValue() : "";
  }

  boolean has(String name) {
    return index.containsKey(name);
  }

  /** Returns every name, in the order of the list. */
  Set<String> names() {
    return Collections.unmodifiableSet(index.keySet());
  }

  @Nullable ObjectNode find(String name) {
    return index.get(name);
  }

  /**
   * Returns the entry of a name, or refuses when there is none.
   *
   * @param kind what the refusal calls such an entry
   */
  ObjectNode require(String kind, String name) {
    ObjectNode entry = find(name);
    if (entry == null) {
      throw Refusal.notFound(kind, name);
    }
    return entry;
  }

  void add(String name, ObjectNode entry) {
    list.add(entry);
    index.put(name, entry);
  }

  /** Removes the entry of a name; a later entry of that name, so far hidden, counts from now on. */
  void remove(String name) {
    index.remove(name);
    list.remove(position(name));
    if (shared.contains(name)) {
      findHeir(name);
    }
  }

  /** Visits every object of the list, named or not. */
  void each(Consumer<ObjectNode> visitor) {
    for (JsonNode entry : list) {
      if (entry instanceof ObjectNode object) {
        visitor.accept(object);
      }
    }
  }

  /** Reads every entry that can be read, in order. */
  <T> List<T> read(Oddities oddities, Function<Cursor, Optional<T>> reading) {
    List<T> found = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < list.size(); i++) {
      Cursor entry = new Cursor(list.get(i), place.child(i), oddities);
      if (counts(name(list.get(i)), seen, entry)) {
        reading.apply(entry).ifPresent(found::add);
      }
    }
    return found;
  }

  private void enter(ObjectNode entry) {
    String name = naming.apply(entry);
    if (index.putIfAbsent(name, entry) != null) {
      shared.add(name);
    }
  }

  private void findHeir(String name) {
    if (list.get(position(name)) instanceof ObjectNode heir) {
      index.put(name, heir);
    }
  }

  private static boolean counts(String name, Set<String> seen, Cursor entry) {
    if (name.isEmpty()) {
      entry.oddities().lost(entry.place(), "the entry has no name and is left out");
      return false;
    }
    if (!seen.add(name)) {
      String message = "the name " + name + " is taken by an entry before; this one is left out";
      entry.oddities().lost(entry.place(), message);
      return false;
    }
    return true;
  }

  /** Returns where the first entry of a name is; the size of the list when there is none. */
  private int position(String name) {
    int i = 0;
    while (i < list.size() && !name(list.get(i)).equals(name)) {
      i++;
    }
    return i;
  }

  private String name(JsonNode entry) {
    return entry.isObject() ? naming.apply(entry) : "";
  }
}
