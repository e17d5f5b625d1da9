package io.paiadmin.core.policy.form;

import io.paiadmin.core.policy.tree.Faults;
import io.paiadmin.core.policy.tree.Node;
import io.paiadmin.core.policy.tree.Node.ListNode;
import io.paiadmin.core.policy.tree.Node.MapNode;
import io.paiadmin.core.policy.tree.Node.ScalarNode;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.text.Quoted;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Takes a node for what it should be, or reports that it is something else. */
final class Kinds {
  private static final String IN_BRACKETS = "put it in brackets: [...]";

  private final Faults faults;

  Kinds(Faults faults) {
    this.faults = faults;
  }

  Optional<MapNode> map(Node node, String what) {
    if (node instanceof MapNode map) {
      return Optional.of(map);
    }
    wrong(node, what, "a map", "write 'key: value' pairs");
    return Optional.empty();
  }

  Optional<ListNode> list(Node node, String what) {
    if (node instanceof ListNode list) {
      return Optional.of(list);
    }
    boolean single = node instanceof ScalarNode scalar && !Scalars.isNull(scalar);
    wrong(node, what, "a list", single ? IN_BRACKETS : "write [] for none, or leave it out");
    return Optional.empty();
  }

  /** Returns a single value that says something, as it is written. */
  Optional<ScalarNode> value(Node node, String what) {
    Optional<ScalarNode> scalar = scalar(node, what, "a single value");
    scalar.filter(Scalars::isNull).ifPresent(nothing -> empty(nothing, what));
    return scalar.filter(found -> !Scalars.isNull(found));
  }

  /** Returns a text that is not empty. One that lacks its quotes is reported and returned. */
  Optional<Placed<String>> text(Node node, String what) {
    Optional<ScalarNode> scalar = scalar(node, what, "a text");
    scalar.filter(Scalars::isEmpty).ifPresent(nothing -> empty(nothing, what));
    scalar.filter(Scalars::isAmbiguous).ifPresent(bare -> ambiguous(bare, what));
    return scalar.filter(found -> !Scalars.isEmpty(found)).map(Kinds::placed);
  }

  /** Returns a text that may be empty when it is in quotes. */
  Optional<Placed<String>> freeText(Node node, String what) {
    boolean emptied =
        node instanceof ScalarNode scalar && !scalar.plain() && scalar.text().isEmpty();
    return emptied ? Optional.of(placed((ScalarNode) node)) : text(node, what);
  }

  /** Returns what one of these words stands for. */
  <T> Optional<Placed<T>> word(Node node, String what, Map<String, T> words) {
    Optional<ScalarNode> value = value(node, what);
    Optional<T> meaning = value.map(found -> words.get(found.text()));
    if (meaning.isEmpty()) {
      value.ifPresent(found -> unknown(found, what, words));
    }
    return meaning.map(found -> new Placed<>(found, node.place().toString()));
  }

  /** Returns the texts of a list, in its order; what is none is reported and left out. */
  List<Placed<String>> texts(ListNode list, String what) {
    return list.items().stream()
        .flatMap(item -> text(item, "an entry of " + what).stream())
        .toList();
  }

  /** Returns a single value, or those of a list, each as it is written. */
  List<Placed<String>> oneOrMore(Node node, String what) {
    List<Node> items = node instanceof ListNode list ? list.items() : List.of(node);
    if (items.isEmpty()) {
      faults.error(node.place(), "EMPTY_VALUE", what + " has no value", "write at least one");
    }
    return values(items, what);
  }

  /** Returns single values, each as it is written; what is none is reported and left out. */
  List<Placed<String>> values(List<Node> items, String what) {
    return items.stream().flatMap(item -> value(item, what).stream()).map(Kinds::placed).toList();
  }

  /** Returns a whole number of at least 1. */
  Optional<Integer> count(Node node, String what) {
    Optional<ScalarNode> value = value(node, what);
    Optional<ScalarNode> count = value.filter(Scalars::isCount);
    if (count.isEmpty()) {
      value.ifPresent(
          found -> wrong(found, what, "a whole number of at least 1", "write it in digits"));
    }
    return count.map(found -> Integer.valueOf(found.text()));
  }

  static Placed<String> placed(ScalarNode scalar) {
    return new Placed<>(scalar.text(), scalar.place().toString());
  }

  private Optional<ScalarNode> scalar(Node node, String what, String wanted) {
    if (node instanceof ScalarNode scalar) {
      return Optional.of(scalar);
    }
    wrong(node, what, wanted, "write one value");
    return Optional.empty();
  }

  private void wrong(Node node, String what, String wanted, String fix) {
    if (node instanceof ScalarNode scalar && Scalars.isNull(scalar)) {
      faults.error(node.place(), "EMPTY_VALUE", what + " has no value", fix);
    } else {
      String message = "%s must be %s, and is %s".formatted(what, wanted, kind(node));
      faults.error(node.place(), "WRONG_TYPE", message, fix);
    }
  }

  private void empty(ScalarNode nothing, String what) {
    faults.error(nothing.place(), "EMPTY_VALUE", what + " has no value", "give it a value");
  }

  private void ambiguous(ScalarNode bare, String what) {
    String message =
        "%s should be a text, but %s can be read as something else"
            .formatted(what, Quoted.of(bare.text()));
    faults.error(bare.place(), "AMBIGUOUS_SCALAR", message, "put it in double quotes");
  }

  private void unknown(ScalarNode found, String what, Map<String, ?> words) {
    String message = "%s cannot be %s".formatted(what, Quoted.of(found.text()));
    String fix = "write one of " + String.join(", ", words.keySet());
    faults.error(found.place(), "UNKNOWN_VALUE", message, fix);
  }

  private static String kind(Node node) {
    if (node instanceof ScalarNode scalar) {
      return scalar.plain() ? "a single value" : "a text";
    }
    return node instanceof MapNode ? "a map" : "a list";
  }
}
