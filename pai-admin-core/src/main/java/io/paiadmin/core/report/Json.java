package io.paiadmin.core.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import io.paiadmin.api.Problem;
import java.util.List;
import java.util.Locale;

/** Small pieces of JSON that several reports share. */
final class Json {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final ObjectWriter WRITER = MAPPER.writer(printer());

  private Json() {}

  static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  static ArrayNode array(List<String> texts) {
    ArrayNode array = JsonNodeFactory.instance.arrayNode(texts.size());
    texts.forEach(array::add);
    return array;
  }

  /** Puts in JSON text that a connector carried along, digit by digit; other text is a string. */
  static JsonNode verbatim(String text) {
    try {
      MAPPER.readTree(text);
      return JsonNodeFactory.instance.rawValueNode(new RawValue(text));
    } catch (JsonProcessingException e) {
      return JsonNodeFactory.instance.textNode(text);
    }
  }

  static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  static ArrayNode problems(List<Problem> problems) {
    ArrayNode array = JsonNodeFactory.instance.arrayNode(problems.size());
    for (Problem problem : problems) {
      array
          .addObject()
          .put("severity", word(problem.severity()))
          .put("code", problem.code())
          .put("at", problem.at())
          .put("message", problem.message())
          .put("fix", problem.fix());
    }
    return array;
  }

  /** Prints with two blanks of indentation and line feeds, whatever the platform. */
  static String print(JsonNode node) {
    try {
      return WRITER.writeValueAsString(node) + "\n";
    } catch (JsonProcessingException e) {
      throw new AssertionError("a tree can always be printed", e);
    }
  }

  private static DefaultPrettyPrinter printer() {
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
    printer.indentObjectsWith(lines);
    printer.indentArraysWith(lines);
    return printer;
  }
}
