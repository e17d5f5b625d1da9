package io.paiadmin.core.time;

/** Where a working time ends that ends exactly at closing. */
public enum Landing {
  /** At closing: the least moment by which the time has been worked. */
  CLOSING,
  /** At the next opening: the greatest moment by which no more than the time has been worked. */
  NEXT_OPENING
}
