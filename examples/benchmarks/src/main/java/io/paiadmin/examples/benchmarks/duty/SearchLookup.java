package io.paiadmin.examples.benchmarks.duty;

import java.time.Instant;
import java.util.Arrays;

/** Every hand-off of 101 years in a sorted array: the least that anyone could do. */
final class SearchLookup implements Lookup {
  private final long[] starts = new long[101 * 53];

  SearchLookup() {
    Arrays.setAll(starts, week -> Turns.first(week).toEpochSecond());
  }

  @Override
  public int at(Instant moment) {
    int found = Arrays.binarySearch(starts, moment.getEpochSecond());
    int week = found >= 0 ? found : -found - 2;
    return week % Turns.PEOPLE;
  }
}
