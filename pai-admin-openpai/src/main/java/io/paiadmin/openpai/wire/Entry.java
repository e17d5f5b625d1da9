package io.paiadmin.openpai.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Reads one object of an answer. Every method gives a harmless stand-in for what is absent or of
 * another type, and notes the latter by its place, never by its content.
 *
 * @param node the object
 * @param thing what it describes, such as {@code group vision}
 * @param findings where oddities are noted
 */
record Entry(JsonNode node, String thing, Findings findings) {

  String text(String key) {
    JsonNode value = node.path(key);
    return given(key, value.isTextual(), "a text") ? value.textValue() : "";
  }

  boolean flag(String key) {
    JsonNode value = node.path(key);
    return given(key, value.isBoolean(), "true or false") && value.booleanValue();
  }

  /** Returns a number; old servers write some as texts. */
  double number(String key) {
    return node.path(key).asDouble(0);
  }

  /** Returns the instant given in milliseconds since 1970, if there is one. */
  Optional<Instant> time(String key) {
    JsonNode value = node.path(key);
    return given(key, value.isIntegralNumber(), "a time in milliseconds")
        ? Optional.of(Instant.ofEpochMilli(value.longValue()))
        : Optional.empty();
  }

  /** Returns a list of names; the server stores a bare name as well, and takes it as one. */
  List<String> names(String key) {
    JsonNode value = node.path(key);
    if (value.isTextual()) {
      findings.odd(thing, "'" + key + "' is a text and taken as a list of one");
      return List.of(value.textValue());
    }
    List<String> names = new ArrayList<>();
    if (given(key, value.isArray(), "a list")) {
      value.forEach(name -> addName(key, name, names));
    }
    return names;
  }

  Entry child(String key) {
    JsonNode value = node.path(key);
    given(key, value.isObject(), "an object");
    return new Entry(value, thing, findings);
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

  private void addName(String key, JsonNode name, List<String> names) {
    if (given(key, name.isTextual(), "a list of names")) {
      names.add(name.textValue());
    }
  }

  /** Tells whether a value is of the type wanted; one that is absent or null is no oddity. */
  private boolean given(String key, boolean asWanted, String wanted) {
    JsonNode value = node.path(key);
    if (!asWanted && !value.isMissingNode() && !value.isNull()) {
      findings.odd(thing, "'" + key + "' is not " + wanted + " and is passed over");
    }
    return asWanted;
  }
}
