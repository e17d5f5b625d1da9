package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** The rules there are, each with the complaint of the validation library behind OpenPAI. */
final class Rules {
  private Rules() {}

  /** Any text; whether an empty one will do is a matter of its own. */
  static Rule text() {
    return Rule.must("must be a string", JsonNode::isTextual);
  }

  static Rule filledText() {
    return text().and("is not allowed to be empty", text -> !text.asText().isEmpty());
  }

  static Rule name(String kind, String pattern) {
    Predicate<String> matches = Pattern.compile(pattern).asMatchPredicate();
    Function<JsonNode, String> complaint =
        text -> "with value \"%s\" fails to match the %s pattern".formatted(text.asText(), kind);
    return filledText().and(complaint, text -> matches.test(text.asText()));
  }

  static Rule password() {
    return filledText()
        .and("length must be at least 6 characters long", text -> text.asText().length() >= 6);
  }

  static Rule email() {
    Predicate<String> matches = Pattern.compile("[^@\\s]+@[^@\\s]+").asMatchPredicate();
    return filledText().and("must be a valid email", text -> matches.test(text.asText()));
  }

  static Rule flag() {
    return Rule.present(
        (label, value) -> {
          boolean coerced = List.of("true", "false").contains(value.asText());
          return Rule.must("must be a boolean", any -> coerced)
              .thenReturn(BooleanNode.valueOf(value.asText().equals("true")))
              .check(label, value);
        });
  }

  static Rule number(double least, double most) {
    return Rule.must("must be a number", JsonNode::isNumber)
        .and("must be larger than or equal to " + Json.number(least), n -> n.asDouble() >= least)
        .and("must be less than or equal to " + Json.number(most), n -> n.asDouble() <= most);
  }

  static Rule oneOf(String... words) {
    List<String> all = List.of(words);
    return Rule.must("must be one of " + all, value -> all.contains(value.asText()));
  }

  static Rule object() {
    return Rule.must("must be an object", JsonNode::isObject);
  }

  /** An array of texts that are not empty. */
  static Rule texts() {
    return Rule.must("must be an array", JsonNode::isArray).then(Rules::eachFilled);
  }

  private static ArrayNode eachFilled(String label, JsonNode array) {
    for (int i = 0; i < array.size(); i++) {
      try {
        filledText().check(Integer.toString(i), array.get(i));
      } catch (Invalid e) {
        String complaint = "at position %d fails because [%s]".formatted(i, e.getMessage());
        throw Invalid.of(label, complaint);
      }
    }
    return (ArrayNode) array;
  }
}
