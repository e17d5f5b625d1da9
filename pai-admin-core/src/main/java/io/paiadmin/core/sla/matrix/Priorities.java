package io.paiadmin.core.sla.matrix;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The priorities that clusters can have, the highest first. Immutable.
 *
 * @param names the names, each once
 */
public record Priorities(List<String> names) {
  /**
   * Takes a copy.
   *
   * @throws PaiAdminException with {@code INVALID_INPUT} and {@code DUPLICATE_ENTRY} when a name
   *     stands twice
   */
  public Priorities {
    names = List.copyOf(names);
    Set<String> seen = new HashSet<>();
    for (String name : names) {
      if (!seen.add(name)) {
        throw twice(name);
      }
    }
  }

  /** Tells whether there is a priority of this name. */
  public boolean contains(String name) {
    return names.contains(name);
  }

  private static PaiAdminException twice(String name) {
    String message = "the priority '%s' is listed twice".formatted(name);
    return new PaiAdminException(
        StandardErrorCode.INVALID_INPUT,
        List.of(Problem.error("DUPLICATE_ENTRY", "", message, "keep the one in the right place")));
  }
}
