package io.paiadmin.core.rotation.base;

/** Who serves in which turn, for any number of turns before and after turn 0. Immutable. */
public sealed interface BaseOrder permits Cycle, Pairs, Staggered {
  /** Returns how many people take turns, at least 1. */
  int people();

  /** Returns who serves in a turn. Takes the same time for every turn. */
  Pair at(long turn);

  /** Returns after how many turns everything begins anew. */
  long period();

  /** Returns the least distance between two duties of one person, in turns. */
  int leastGap();
}
