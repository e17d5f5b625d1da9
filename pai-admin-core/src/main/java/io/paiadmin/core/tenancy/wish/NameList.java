package io.paiadmin.core.tenancy.wish;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A list of names and the place where the list stands.
 *
 * @param names the names in the order written, each with its own place
 * @param at the place of the list
 */
public record NameList(List<Placed<String>> names, String at) {
  /** Copies the list. */
  public NameList {
    names = List.copyOf(names);
  }

  /** Makes a list that stands in no file. */
  public static NameList of(String... names) {
    return new NameList(Arrays.stream(names).map(name -> new Placed<>(name, "")).toList(), "");
  }

  /** Makes a list that stands in no file. */
  public static NameList of(List<String> names) {
    return of(names.toArray(String[]::new));
  }

  /** Returns the names without their places, in order, each once. */
  public Set<String> values() {
    Set<String> values = new LinkedHashSet<>(names.size() * 2);
    names.forEach(name -> values.add(name.value()));
    return values;
  }
}
