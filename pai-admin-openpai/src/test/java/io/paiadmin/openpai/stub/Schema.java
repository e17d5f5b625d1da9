package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A rule for objects, key by key in a fixed order: the first fault is the one reported. */
final class Schema implements Rule {
  private final boolean open;
  private final Map<String, Rule> fields = new LinkedHashMap<>();
  private Consumer<ObjectNode> last = object -> {};

  private Schema(boolean open) {
    this.open = open;
  }

  /** Starts a schema that allows nothing but its fields. */
  static Schema closed() {
    return new Schema(false);
  }

  /** Starts a schema that lets other keys pass. */
  static Schema open() {
    return new Schema(true);
  }

  Schema field(String name, Rule rule) {
    fields.put(name, rule);
    return this;
  }

  /** Adds a check of the whole object, after all others. */
  Schema last(Consumer<ObjectNode> check) {
    last = check;
    return this;
  }

  /**
   * Returns a copy of a whole body with presets filled in.
   *
   * @throws Invalid when it does not fit
   */
  ObjectNode checked(JsonNode body) {
    ObjectNode object = copy("value", body);
    fields.forEach((name, rule) -> checkField(object, name, rule));
    object.fieldNames().forEachRemaining(this::checkKnown);
    last.accept(object);
    return object;
  }

  @Override
  public @Nullable JsonNode check(String label, @Nullable JsonNode value) {
    return value == null ? null : checked(copy(label, value));
  }

  private static ObjectNode copy(String label, JsonNode value) {
    Rules.object().check(label, value);
    return ((ObjectNode) value).deepCopy();
  }

  private static void checkField(ObjectNode object, String name, Rule rule) {
    JsonNode result = checkChild(name, rule, object.get(name));
    if (result == null) {
      object.remove(name);
    } else {
      object.set(name, result);
    }
  }

  private static @Nullable JsonNode checkChild(String name, Rule rule, @Nullable JsonNode value) {
    try {
      return rule.check(name, value);
    } catch (Invalid e) {
      throw Invalid.child(name, e);
    }
  }

  private void checkKnown(String name) {
    if (!open && !fields.containsKey(name)) {
      throw Invalid.of(name, "is not allowed");
    }
  }
}
