package io.paiadmin.openpai.stub;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * A method and a path, the guards before it in the order in which they look, and the handler. Built
 * once, at start, and read only afterwards.
 */
final class Route {
  private final String method;
  private final List<String> pattern;
  private final List<UnaryOperator<Call>> guards = new ArrayList<>();
  private Predicate<StubState> exists = state -> true;
  private boolean inFirstVersion;
  private Handler handler = call -> Answer.error(500, "UnknownError", "no handler");

  /**
   * Makes a route without guards.
   *
   * @param method the method, {@code *} for every one
   * @param path pieces with slashes between; {@code {x}} is variable, and {@code **} at the end
   *     stands for one piece or more
   */
  Route(String method, String path) {
    this.method = method;
    this.pattern = path.isEmpty() ? List.of() : List.of(path.split("/"));
  }

  Route existsIf(Predicate<StubState> condition) {
    exists = condition;
    return this;
  }

  Route basicModeOnly() {
    return existsIf(StubState::isBasic);
  }

  Route directoryModeOnly() {
    return existsIf(state -> !state.isBasic());
  }

  /** Serves the route below {@code /api/v1} as well. */
  Route alsoInFirstVersion() {
    inFirstVersion = true;
    return this;
  }

  Route guard(UnaryOperator<Call> guard) {
    guards.add(guard);
    return this;
  }

  Route token() {
    return guard(Guards::token);
  }

  Route browserToken() {
    return guard(Guards::browserToken);
  }

  Route admin() {
    return guard(Guards::admin);
  }

  Route body(Schema schema) {
    return guard(Guards.body(schema));
  }

  /** Ends the route with a handler that leaves the cluster as it is. */
  void reads(Handler last) {
    handler = last;
  }

  /** Ends the route with a handler that changes the cluster. */
  void writes(Handler last) {
    handler = call -> last.handle(call).asWrite();
  }

  Answer answer(Call call) {
    Call passed = call;
    for (UnaryOperator<Call> guard : guards) {
      passed = guard.apply(passed);
    }
    return handler.handle(passed);
  }

  boolean isFor(StubState state, String wanted, boolean firstVersion) {
    return (method.equals(wanted) || method.equals("*"))
        && (inFirstVersion || !firstVersion)
        && exists.test(state);
  }

  /** Returns the variable parts of a path, the rest of it under {@code **}; empty if it differs. */
  Optional<Map<String, String>> match(List<String> path) {
    boolean open = isOpen();
    int fixed = open ? pattern.size() - 1 : pattern.size();
    if (open ? path.size() <= fixed : path.size() != fixed) {
      return Optional.empty();
    }
    Map<String, String> variables = new LinkedHashMap<>();
    for (int i = 0; i < fixed; i++) {
      if (!fits(pattern.get(i), path.get(i), variables)) {
        return Optional.empty();
      }
    }
    return Optional.of(variables);
  }

  /** Returns what of a matching path is behind the pattern. */
  List<String> rest(List<String> path) {
    return isOpen() ? path.subList(pattern.size() - 1, path.size()) : List.of();
  }

  private boolean isOpen() {
    return !pattern.isEmpty() && pattern.get(pattern.size() - 1).equals("**");
  }

  private static boolean fits(String piece, String actual, Map<String, String> variables) {
    if (!piece.startsWith("{")) {
      return piece.equals(actual);
    }
    variables.put(piece.substring(1, piece.length() - 1), actual);
    return true;
  }
}
