package io.paiadmin.core.tenancy.draft;

import io.paiadmin.core.tenancy.plan.Leftover;
import io.paiadmin.core.tenancy.plan.Reason;
import io.paiadmin.core.tenancy.wish.Placed;
import io.paiadmin.core.tenancy.wish.Unmanaged;
import java.util.function.Consumer;

/** Decides about what a wish does not mention: it is kept, reported or pruned. */
final class Leftovers {
  private final Draft draft;
  private final Placed<Unmanaged> fate;

  Leftovers(Draft draft, Placed<Unmanaged> fate) {
    this.draft = draft;
    this.fate = fate;
  }

  /**
   * Decides about one thing.
   *
   * @param prune drafts that it shall be gone
   */
  void decide(Leftover.Kind kind, String name, Consumer<Reason> prune) {
    switch (fate.value()) {
      case KEEP -> {}
      case REPORT -> draft.leftovers.add(new Leftover(kind, name));
      case PRUNE -> prune.accept(Reasons.pruned(word(kind), name, fate.at()));
    }
  }

  private static String word(Leftover.Kind kind) {
    return switch (kind) {
      case GROUP -> "group";
      case USER -> "user";
      case VIRTUAL_CLUSTER -> "virtual cluster";
    };
  }
}
