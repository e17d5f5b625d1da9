package io.paiadmin.core.rotation.plan;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The seats of one slot, and the pieces that may be and those that are to be served there. */
final class Stall {
  final long slot;
  final int seats;
  final List<Piece> welcome = new ArrayList<>();
  final List<Piece> takers = new ArrayList<>();

  Stall(long slot, int seats) {
    this.slot = slot;
    this.seats = seats;
  }

  boolean hasRoom() {
    return takers.size() < seats;
  }

  /** Returns the piece of a member that is served here, if there is one. */
  @Nullable Piece takerOf(int member) {
    for (Piece taker : takers) {
      if (taker.member == member) {
        return taker;
      }
    }
    return null;
  }
}
