package io.paiadmin.openpai.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Texts into trees and back. Whatever is not JSON is told by an empty answer: the parser's own
 * messages quote what they could not read, and that may be a private key.
 */
public final class Json {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .build();

  /** Reads a value in the midst of others. */
  private static final ObjectReader ENTRY =
      MAPPER.reader().without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private Json() {}

  /** Makes an empty object. */
  public static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  /** Reads a whole document; empty when it is not JSON, or nothing at all. */
  public static Optional<JsonNode> tree(byte[] document) {
    try {
      return Optional.of(MAPPER.readTree(document)).filter(tree -> !tree.isMissingNode());
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Reads the JSON text of one value; empty when it is not JSON. */
  public static Optional<JsonNode> value(String text) {
    try {
      return Optional.of(MAPPER.readTree(text)).filter(tree -> !tree.isMissingNode());
    } catch (JsonProcessingException e) {
      return Optional.empty();
    }
  }

  /**
   * Reads the entries of an array one by one, so that only one of them is a tree at any time.
   *
   * @param passedOver members of the entries that are skipped without becoming texts or trees
   * @param reading makes what is kept of an entry
   * @return what was kept, in order; empty when the document is not a whole array
   */
  public static <T> Optional<List<T>> entries(
      byte[] document, Set<String> passedOver, Function<JsonNode, T> reading) {
    List<T> entries = new ArrayList<>();
    try (JsonParser parser = MAPPER.createParser(document)) {
      if (parser.nextToken() != JsonToken.START_ARRAY) {
        return Optional.empty();
      }
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        entries.add(reading.apply(entry(parser, passedOver)));
      }
      return parser.nextToken() == null ? Optional.of(entries) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static JsonNode entry(JsonParser parser, Set<String> passedOver) throws IOException {
    if (parser.currentToken() != JsonToken.START_OBJECT) {
      return ENTRY.readTree(parser);
    }
    ObjectNode entry = object();
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String name = parser.currentName();
      parser.nextToken();
      if (passedOver.contains(name)) {
        parser.skipChildren();
      } else {
        entry.set(name, ENTRY.readTree(parser));
      }
    }
    return entry;
  }
}
