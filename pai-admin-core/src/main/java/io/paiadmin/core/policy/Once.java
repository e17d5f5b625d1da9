package io.paiadmin.core.policy;

import io.paiadmin.core.policy.form.Duplicates;
import io.paiadmin.core.policy.tree.Faults;
import io.paiadmin.core.tenancy.wish.Placed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Things that may be written once, in one file or another. The first one wins; another one is a
 * warning when it says the same, and a fault when it contradicts.
 */
final class Once<T> {
  private final Function<T, Placed<String>> label;
  private final Function<T, Object> content;
  private final Faults faults;
  private final Map<String, T> things = new LinkedHashMap<>();

  /**
   * Makes an empty collection.
   *
   * @param label what sentences call a thing, unlike all others, and its place
   * @param content what a thing says, without places
   */
  Once(Function<T, Placed<String>> label, Function<T, Object> content, Faults faults) {
    this.label = label;
    this.content = content;
    this.faults = faults;
  }

  void add(T thing) {
    Placed<String> name = label.apply(thing);
    T first = things.putIfAbsent(name.value(), thing);
    if (first != null) {
      report(name.value(), first, thing);
    }
  }

  /** Returns the things in the order they were written. */
  List<T> values() {
    return List.copyOf(things.values());
  }

  private void report(String what, T first, T second) {
    boolean same = content.apply(first).equals(content.apply(second));
    Placed<String> there = label.apply(first);
    Placed<String> here = label.apply(second);
    faults.add(
        same ? Duplicates.same(what, there, here) : Duplicates.contradiction(what, there, here));
  }
}
