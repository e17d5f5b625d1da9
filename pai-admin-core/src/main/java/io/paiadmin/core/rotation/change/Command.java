package io.paiadmin.core.rotation.change;

import io.paiadmin.api.Problem;
import io.paiadmin.core.rotation.roster.Rotation;
import java.util.List;

/** Something that people ask of a rotation. Immutable. */
public sealed interface Command
    permits Away, Back, CoverFor, Exchange, Join, Leave, Publish, Vacate, Withdraw {

  /** Returns what forbids it, all at once; empty when nothing does. */
  List<Problem> faults(Present present);

  /**
   * Returns the first slot that may get other owners by it; slots before it are published as they
   * are. At least the first slot that has not begun.
   */
  default long firstOpen(Present present) {
    return present.firstOpen();
  }

  /** Returns a rotation with it, whatever has begun. */
  Rotation applied(Rotation rotation);
}
