package io.paiadmin.core.policy.sla;

import io.paiadmin.core.policy.form.Duplicates;
import io.paiadmin.core.policy.tree.Faults;
import io.paiadmin.core.tenancy.wish.Placed;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A value that all files say once. To say the same again is a warning, to say something else a
 * fault.
 */
final class Single<T> {
  private final String what;
  private final Faults faults;
  private @Nullable Placed<T> first;

  Single(String what, Faults faults) {
    this.what = what;
    this.faults = faults;
  }

  void add(Placed<T> found) {
    if (first == null) {
      first = found;
    } else if (first.value().equals(found.value())) {
      faults.add(Duplicates.same(what, first, found));
    } else {
      faults.add(Duplicates.contradiction(what, first, found));
    }
  }

  Optional<T> value() {
    return Optional.ofNullable(first).map(Placed::value);
  }
}
