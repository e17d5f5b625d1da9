package io.paiadmin.core.tenancy.access;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * How access differs between two states.
 *
 * @param gained what is allowed afterwards and was not before, sorted
 * @param lost what was allowed before and is not afterwards, sorted
 */
public record AccessChange(List<Pair> gained, List<Pair> lost) {
  /** Copies the lists. */
  public AccessChange {
    gained = List.copyOf(gained);
    lost = List.copyOf(lost);
  }

  /** A user and something they may use. */
  public record Pair(String user, Resource resource) {}

  /** Compares two states for every user of either; linear in their size. */
  public static AccessChange between(Access before, Access after) {
    Set<String> users = new TreeSet<>();
    before.state().users().forEach(user -> users.add(user.name()));
    after.state().users().forEach(user -> users.add(user.name()));
    List<Pair> gained = new ArrayList<>();
    List<Pair> lost = new ArrayList<>();
    for (String user : users) {
      Set<Resource> held = before.holdings(user);
      Set<Resource> holds = after.holdings(user);
      addMissing(user, holds, held, gained);
      addMissing(user, held, holds, lost);
    }
    return new AccessChange(gained, lost);
  }

  /** Tells whether nobody gained or lost anything. */
  public boolean isEmpty() {
    return gained.isEmpty() && lost.isEmpty();
  }

  private static void addMissing(
      String user, Set<Resource> all, Set<Resource> known, List<Pair> into) {
    all.stream()
        .filter(resource -> !known.contains(resource))
        .sorted()
        .forEach(resource -> into.add(new Pair(user, resource)));
  }
}
