package io.paiadmin.core.builtin.memory;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.paiadmin.api.PaiAdminException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Turns text into JSON trees and back without losing anything. Messages give the place of a fault
 * and never the text there, since states hold private keys.
 */
final class Json {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .build();

  private static final DefaultIndenter TWO_SPACES = new DefaultIndenter("  ", "\n");

  private static final ObjectWriter WRITER =
      MAPPER.writer(
          new DefaultPrettyPrinter().withObjectIndenter(TWO_SPACES).withArrayIndenter(TWO_SPACES));

  private Json() {}

  /** Reads a document; a fault is reported as {@code name:line:column}. */
  static JsonNode parse(String name, byte[] content) {
    try {
      return MAPPER.readTree(content);
    } catch (JsonProcessingException e) {
      throw fault(name + position(e.getLocation()), "this is not well-formed JSON from here on");
    } catch (IOException e) {
      throw fault(name, "this is not UTF-8 text");
    }
  }

  /** Reads the JSON text of one value of a group. */
  static JsonNode value(String key, String text) {
    try {
      return MAPPER.readTree(text);
    } catch (JsonProcessingException e) {
      throw fault("key " + key, "the value carried along is not JSON");
    }
  }

  /** Writes a document for people, the same bytes for the same tree. */
  static String text(JsonNode tree) {
    try {
      return WRITER.writeValueAsString(tree) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a tree can always be written", e);
    }
  }

  private static String position(@Nullable JsonLocation location) {
    return location == null ? "" : ":" + location.getLineNr() + ":" + location.getColumnNr();
  }

  private static PaiAdminException fault(String at, String message) {
    return Refusal.invalid(at, message, "mend the JSON at this place");
  }
}
