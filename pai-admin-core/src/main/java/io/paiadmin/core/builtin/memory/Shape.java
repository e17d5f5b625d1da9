package io.paiadmin.core.builtin.memory;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Finds the sections of a state and gathers every fault that makes it unreadable as a whole. In
 * place of an absent section there is an empty one. Used by one thread.
 */
final class Shape {
  private static final String CODE = StandardErrorCode.INVALID_INPUT.name();

  private final Place top;
  private final ObjectNode root;
  private final Set<String> absent = new TreeSet<>();
  private final List<Problem> faults = new ArrayList<>();

  Shape(Place top, JsonNode tree) {
    this.top = top;
    this.root = tree instanceof ObjectNode object ? object : emptyObject();
    if (!tree.isObject()) {
      wrong(top, "an object with the sections " + String.join(", ", StateDocument.SECTIONS));
    }
  }

  ObjectNode root() {
    return root;
  }

  /** Returns a section that is a list. */
  ArrayNode list(String key) {
    return list(root, top, key);
  }

  /** Returns a section that lists objects which bear their name under a key, and can grow. */
  NamedEntries entries(String key, String nameKey) {
    ArrayNode list = list(key);
    if (isAbsent(key)) {
      root.set(key, list);
    }
    return new NamedEntries(list, top.child(key), entry -> NamedEntries.text(entry, nameKey));
  }

  /** Returns a section that is such a list, or an object that holds the list under another key. */
  NamedEntries entries(String key, String inner, Function<JsonNode, String> naming) {
    return root.path(key) instanceof ObjectNode wrapper
        ? new NamedEntries(
            list(wrapper, top.child(key), inner), top.child(key).child(inner), naming)
        : new NamedEntries(list(key), top.child(key), naming);
  }

  /** Returns a section that is an object. */
  ObjectNode object(String key) {
    JsonNode section = root.path(key);
    if (section instanceof ObjectNode object) {
      return object;
    }
    if (Cursor.isAbsent(section)) {
      absent.add(key);
      return emptyObject();
    }
    wrong(top.child(key), "an object");
    return emptyObject();
  }

  /** Returns what a word stands for; the default when the word is absent. */
  <T> T word(String section, String key, Map<String, T> meanings, T byDefault) {
    JsonNode word = root.path(section).path(key);
    if (Cursor.isAbsent(word)) {
      return byDefault;
    }
    return meaning(word, top.child(section).child(key), meanings, byDefault);
  }

  /**
   * Returns what a word at a place stands for; a fault and the stand-in when it is no such word.
   */
  <T> T meaning(JsonNode word, Place at, Map<String, T> meanings, T standIn) {
    T meaning = meanings.get(word.asText());
    if (meaning == null) {
      wrong(at, "one of " + String.join(", ", new TreeSet<>(meanings.keySet())));
      return standIn;
    }
    return meaning;
  }

  boolean isAbsent(String key) {
    return absent.contains(key);
  }

  /** Refuses the state when a fault was found. */
  void check() {
    if (!faults.isEmpty()) {
      faults.sort(Problem.ORDER);
      throw new PaiAdminException(StandardErrorCode.INVALID_INPUT, faults);
    }
  }

  private ArrayNode list(ObjectNode parent, Place at, String key) {
    JsonNode section = parent.path(key);
    if (section instanceof ArrayNode list) {
      return list;
    }
    if (Cursor.isAbsent(section)) {
      absent.add(key);
    } else {
      wrong(at.child(key), "a list");
    }
    return JsonNodeFactory.instance.arrayNode();
  }

  private void wrong(Place at, String wanted) {
    String message = "the state needs " + wanted + " here";
    faults.add(Problem.error(CODE, at.toString(), message, "mend the state at this place"));
  }

  private static ObjectNode emptyObject() {
    return JsonNodeFactory.instance.objectNode();
  }
}
