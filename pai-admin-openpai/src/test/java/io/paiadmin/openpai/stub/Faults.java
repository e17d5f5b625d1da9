package io.paiadmin.openpai.stub;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * Which requests go wrong. A request meets at most one fault: the oldest one that waits for it
 * ({@code next}), else one that is always there ({@code always}), else one whose turn it is ({@code
 * every}). Thread-safe; faults may be added while requests run.
 */
public final class Faults {
  private static final Set<String> READS = Set.of("GET", "HEAD", "OPTIONS");

  private final List<Rule> once = new ArrayList<>();
  private final List<Rule> always = new ArrayList<>();
  private final List<Turn> turns = new ArrayList<>();

  private record Rule(BiPredicate<String, String> matches, Fault fault) {}

  private static final class Turn {
    private final int every;
    private final Rule rule;
    private int seen;

    private Turn(int every, Rule rule) {
      this.every = every;
      this.rule = rule;
    }

    private boolean isNow(String method, String path) {
      return rule.matches.test(method, path) && ++seen % every == 0;
    }
  }

  Faults() {}

  /** Lets the next request go wrong, whatever it is. */
  public void next(Fault fault) {
    next("*", "", fault);
  }

  /**
   * Lets the next request of a kind go wrong. Called twice, the next two of the kind do.
   *
   * @param method the method, {@code *} for any
   * @param pathPart a text that the path with its query contains, empty for any path
   * @param fault how it goes wrong
   */
  public synchronized void next(String method, String pathPart, Fault fault) {
    once.add(new Rule(kind(method, pathPart), fault));
  }

  /** Lets every request of a kind go wrong from now on; the kind as for {@code next}. */
  public synchronized void always(String method, String pathPart, Fault fault) {
    always.add(new Rule(kind(method, pathPart), fault));
  }

  /**
   * Lets every n-th request from now on go wrong, counted over all requests.
   *
   * @param n 1 or more
   * @param fault how they go wrong
   */
  public void every(int n, Fault fault) {
    everyMatching(n, (method, path) -> true, fault);
  }

  /** Lets every n-th write from now on go wrong, counted over writes; logins do not count. */
  public void everyWrite(int n, Fault fault) {
    everyMatching(n, Faults::isWrite, fault);
  }

  /**
   * Lets every n-th request of a kind go wrong, counted over the kind.
   *
   * @param n 1 or more
   * @param kind tells from method and path with query whether a request is of the kind
   * @param fault how they go wrong
   */
  public synchronized void everyMatching(int n, BiPredicate<String, String> kind, Fault fault) {
    if (n < 1) {
      throw new IllegalArgumentException("Every " + n + "-th request is none.");
    }
    turns.add(new Turn(n, new Rule(kind, fault)));
  }

  /** Lets nothing go wrong from now on. */
  public synchronized void clear() {
    once.clear();
    always.clear();
    turns.clear();
  }

  /** Returns what happens to a request. */
  synchronized Fault of(String method, String path) {
    Fault fault = standing(method, path, turn(method, path));
    Iterator<Rule> waiting = once.iterator();
    while (waiting.hasNext()) {
      Rule rule = waiting.next();
      if (rule.matches.test(method, path)) {
        waiting.remove();
        return rule.fault;
      }
    }
    return fault;
  }

  /** Every turn counts every request, also one that meets another fault. */
  private Fault turn(String method, String path) {
    Fault fault = Fault.none();
    for (Turn turn : turns) {
      fault = turn.isNow(method, path) ? turn.rule.fault : fault;
    }
    return fault;
  }

  private Fault standing(String method, String path, Fault otherwise) {
    return always.stream()
        .filter(rule -> rule.matches.test(method, path))
        .findFirst()
        .map(Rule::fault)
        .orElse(otherwise);
  }

  private static BiPredicate<String, String> kind(String method, String pathPart) {
    return (actual, path) ->
        (method.equals("*") || method.equals(actual)) && path.contains(pathPart);
  }

  private static boolean isWrite(String method, String path) {
    return !READS.contains(method) && !path.contains("/authn/") && !path.contains("/token");
  }
}
