package io.paiadmin.core.policy.form;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The words that policies use for the constants of an enum. */
public final class Words {
  private Words() {}

  /** Returns the constants by their words, in the order declared. */
  public static <E> Map<String, E> of(List<E> constants, Function<E, String> word) {
    Map<String, E> words = new LinkedHashMap<>();
    for (E constant : constants) {
      words.put(word.apply(constant), constant);
    }
    return Collections.unmodifiableMap(words);
  }
}
