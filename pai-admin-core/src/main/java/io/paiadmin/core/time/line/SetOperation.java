package io.paiadmin.core.time.line;

/** How two sets of points become one. */
public enum SetOperation {
  /** Points of either set. */
  UNION {
    @Override
    boolean keeps(boolean inFirst, boolean inSecond) {
      return inFirst || inSecond;
    }
  },
  /** Points of both sets. */
  INTERSECTION {
    @Override
    boolean keeps(boolean inFirst, boolean inSecond) {
      return inFirst && inSecond;
    }
  },
  /** Points of the first set that are not in the second. */
  DIFFERENCE {
    @Override
    boolean keeps(boolean inFirst, boolean inSecond) {
      return inFirst && !inSecond;
    }
  };

  abstract boolean keeps(boolean inFirst, boolean inSecond);
}
