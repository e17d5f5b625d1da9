package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What a value in a request's body has to be. Every rule lets an absent value pass unless it is
 * {@link #required()}.
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
}
