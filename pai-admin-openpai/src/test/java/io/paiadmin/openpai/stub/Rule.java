package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a value in a request's body has to be, with the complaints of the validation library behind
 * OpenPAI. Every rule lets an absent value pass unless it is {@link #required()}.
 */
@FunctionalInterface
interface Rule {
  /**
   * Checks a value and returns what it counts as.
   *
   * @param label what a complaint calls it
   * @param value the value, or null when it is absent
   * @throws Invalid when it does not fit
   */
  @Nullable JsonNode check(String label, @Nullable JsonNode value);

  /** Makes a rule for values that are there. */
  static Rule present(Rule rule) {
    return (label, value) -> value == null ? null : rule.check(label, value);
  }

  static Rule any() {
    return (label, value) -> value;
  }

  /** Any text; whether an empty one will do is a matter of its own. */
  static Rule text() {
    return must("must be a string", JsonNode::isTextual);
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
    return present(
        (label, value) -> {
          boolean coerced = List.of("true", "false").contains(value.asText());
          return must("must be a boolean", any -> coerced)
              .thenReturn(BooleanNode.valueOf(value.asText().equals("true")))
              .check(label, value);
        });
  }

  static Rule number(double least, double most) {
    return must("must be a number", JsonNode::isNumber)
        .and("must be larger than or equal to " + Json.number(least), n -> n.asDouble() >= least)
        .and("must be less than or equal to " + Json.number(most), n -> n.asDouble() <= most);
  }

  static Rule oneOf(String... words) {
    List<String> all = List.of(words);
    return must("must be one of " + all, value -> all.contains(value.asText()));
  }

  static Rule object() {
    return must("must be an object", JsonNode::isObject);
  }

  /** An array of texts that are not empty. */
  static Rule texts() {
    return must("must be an array", JsonNode::isArray).then(Rule::eachFilled);
  }

  /** Makes a rule with one complaint. */
  static Rule must(String complaint, Predicate<JsonNode> fits) {
    return any().and(complaint, fits);
  }

  default Rule and(String complaint, Predicate<JsonNode> fits) {
    return and(value -> complaint, fits);
  }

  default Rule and(Function<JsonNode, String> complaint, Predicate<JsonNode> fits) {
    return then(
        (label, value) -> {
          if (!fits.test(value)) {
            throw Invalid.of(label, complaint.apply(value));
          }
          return value;
        });
  }

  default Rule then(Rule next) {
    return (label, value) -> present(next).check(label, check(label, value));
  }

  default Rule thenReturn(JsonNode result) {
    return then((label, value) -> result);
  }

  default Rule required() {
    return (label, value) -> {
      if (value == null) {
        throw Invalid.of(label, "is required");
      }
      return check(label, value);
    };
  }

  default Rule orElse(JsonNode preset) {
    return (label, value) -> check(label, value == null ? preset : value);
  }

  default Rule orElse(boolean preset) {
    return orElse(BooleanNode.valueOf(preset));
  }

  default Rule orElse(String preset) {
    return orElse(TextNode.valueOf(preset));
  }

  /** The same rule, but an empty text will do. */
  default Rule orEmpty() {
    return (label, value) ->
        value != null && value.isTextual() && value.asText().isEmpty()
            ? value
            : check(label, value);
  }

  /** The same rule, to which null is as good as absent. */
  default Rule nullIsAbsent() {
    return (label, value) -> check(label, value != null && value.isNull() ? null : value);
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
