package io.paiadmin.core.rotation.plan;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One slot's worth of a member's entitlement: to be served in one of the slots in which it accrues.
 * Then what is served never leaves the floor and the ceiling of what is due.
 */
final class Piece {
  final int member;
  final List<Stall> stalls = new ArrayList<>();

  /** The slot in which the entitlement is complete, the last one to serve in; not yet known. */
  long due = Long.MAX_VALUE;

  /** Where it is to be served, for now. */
  @Nullable Stall stall;

  /** Whether that is final. */
  boolean settled;

  Piece(int member) {
    this.member = member;
  }

  /** Tells whether it may be left for slots that are not looked at yet. */
  boolean canWait() {
    return due == Long.MAX_VALUE;
  }
}
