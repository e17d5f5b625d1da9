package io.paiadmin.core.builtin.memory;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Reads one object of a state. Every method gives a harmless stand-in for what is absent or of the
 * wrong type, and notes the latter. Used by one thread.
 */
final class Cursor {
  private final JsonNode node;
  private final Place place;
  private final Oddities oddities;

  Cursor(JsonNode node, Place place, Oddities oddities) {
    this.node = node;
    this.place = place;
    this.oddities = oddities;
  }

  /** Makes a cursor for an entry whose oddities were noted before. */
  static Cursor quiet(JsonNode node) {
    return new Cursor(node, Place.top(""), new Oddities());
  }

  Place place() {
    return place;
  }

  Oddities oddities() {
    return oddities;
  }

  /** Notes it when a key is absent that OpenPAI always writes. */
  Cursor expect(String key) {
    if (isAbsent(node.path(key))) {
      oddities.odd(place.child(key), "'" + key + "' is missing and taken as empty");
    }
    return this;
  }

  /** Returns a text, empty when absent. */
  String text(String key) {
    JsonNode value = node.path(key);
    return present(key, value.isTextual(), "a text") ? value.textValue() : "";
  }

  /** Returns true or false, or the default when absent. */
  boolean flag(String key, boolean byDefault) {
    JsonNode value = node.path(key);
    return present(key, value.isBoolean(), "true or false") ? value.booleanValue() : byDefault;
  }

  /** Returns a number, zero when absent. */
  double number(String key) {
    JsonNode value = node.path(key);
    return present(key, value.isNumber(), "a number") ? value.doubleValue() : 0;
  }

  /** Returns the instant given in milliseconds since 1970, if there is one. */
  Optional<Instant> time(String key) {
    JsonNode value = node.path(key);
    return present(key, value.canConvertToLong(), "a time in milliseconds")
        ? Optional.of(Instant.ofEpochMilli(value.longValue()))
        : Optional.empty();
  }

  /** Returns a list of names, empty when absent; a bare name counts as a list of one. */
  List<String> names(String key) {
    JsonNode value = node.path(key);
    if (value.isTextual()) {
      oddities.odd(place.child(key), "'" + key + "' is a text and taken as a list of one");
      return List.of(value.textValue());
    }
    return present(key, value.isArray(), "a list") ? elements(value, place.child(key)) : List.of();
  }

  /** Returns an object within this one, an empty one when absent. */
  Cursor child(String key) {
    present(key, node.path(key).isObject(), "an object");
    return new Cursor(node.path(key), place.child(key), oddities);
  }

  /** Returns every member but those named: key to JSON text. */
  Map<String, String> others(Set<String> known) {
    Map<String, String> others = new TreeMap<>();
    for (Map.Entry<String, JsonNode> member : node.properties()) {
      if (!known.contains(member.getKey())) {
        others.put(member.getKey(), member.getValue().toString());
      }
    }
    return others;
  }

  static boolean isAbsent(JsonNode value) {
    return value.isMissingNode() || value.isNull();
  }

  private boolean present(String key, boolean asWanted, String wanted) {
    if (!asWanted && !isAbsent(node.path(key))) {
      oddities.lost(place.child(key), "'" + key + "' is not " + wanted + " and is passed over");
    }
    return asWanted;
  }

  private List<String> elements(JsonNode list, Place at) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      if (list.get(i).isTextual()) {
        names.add(list.get(i).textValue());
      } else {
        oddities.lost(at.child(i), "this is not a name and is passed over");
      }
    }
    return names;
  }
}
