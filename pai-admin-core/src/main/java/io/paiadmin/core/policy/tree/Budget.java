package io.paiadmin.core.policy.tree;

import io.paiadmin.api.PaiAdminException;

/** What one file may cost. Every limit lies far above any honest policy. */
final class Budget {
  private static final int DEPTH = 50;
  private static final int NODES = 1_000_000;
  private static final int ALIASED = 100_000;

  private int depth;
  private int nodes;
  private int aliased;

  /** Pays for a part of the file. */
  void node(Place at) {
    if (++nodes > NODES) {
      throw refusal("TOO_LARGE", at, "more than " + NODES + " values", "split the file");
    }
  }

  /** Pays for what stands behind an alias, as if it were written out. */
  void alias(Place at, int size) {
    aliased += size;
    if (aliased > ALIASED) {
      String what = "aliases that stand for more than " + ALIASED + " values";
      throw refusal("ALIAS_LIMIT", at, what, "write the values out, or use fewer aliases");
    }
  }

  void enter(Place at) {
    if (++depth > DEPTH) {
      String what = "lists and maps more than " + DEPTH + " deep";
      throw refusal("TOO_DEEP", at, what, "keep to the keys that a policy has");
    }
  }

  void leave() {
    depth--;
  }

  /** Returns everything paid for so far; the difference of two answers is the size of a part. */
  int spent() {
    return nodes + aliased;
  }

  private static PaiAdminException refusal(String code, Place at, String what, String fix) {
    return Refusal.of(code, at, "the file has " + what, fix);
  }
}
