package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NumericNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** JSON as trees. A tree that has become part of the state is copied before it is changed. */
final class Json {
  private static final ObjectMapper MAPPER =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private Json() {}

  static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  static ArrayNode array() {
    return JsonNodeFactory.instance.arrayNode();
  }

  static ArrayNode array(Iterable<String> texts) {
    ArrayNode array = array();
    texts.forEach(array::add);
    return array;
  }

  /** Returns a number in the form in which JavaScript writes it: 75, not 75.0. */
  static NumericNode number(double value) {
    boolean whole = value == Math.rint(value) && Math.abs(value) < 1L << 53;
    JsonNodeFactory nodes = JsonNodeFactory.instance;
    return whole ? nodes.numberNode((long) value) : nodes.numberNode(value);
  }

  /** Returns the texts of an array, in order; nothing for what is no array. */
  static List<String> texts(@Nullable JsonNode node) {
    List<String> texts = new ArrayList<>();
    if (node != null && node.isArray()) {
      node.forEach(entry -> texts.add(entry.asText()));
    }
    return texts;
  }

  /** Returns a copy of the first tree with the top-level keys of the second put over it. */
  static ObjectNode merged(ObjectNode tree, ObjectNode over) {
    ObjectNode copy = tree.deepCopy();
    copy.setAll(over);
    return copy;
  }

  static String write(JsonNode tree) {
    return tree.toString();
  }

  static JsonNode read(String text) throws JsonProcessingException {
    return MAPPER.readTree(text);
  }

  /** Reads JSON that a test has given. */
  static JsonNode given(String text) {
    try {
      return read(text);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("Not JSON: " + text, e);
    }
  }
}
