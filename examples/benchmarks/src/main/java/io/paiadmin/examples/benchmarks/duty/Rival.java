package io.paiadmin.examples.benchmarks.duty;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** How other tools pick who is next, week after week. */
enum Rival {
  /** Weeks are counted; where it is somebody's week who is away, the next one serves instead. */
  NEXT_AVAILABLE("next available") {
    @Override
    int next(Weeks weeks, List<Integer> candidates) {
      int turn = weeks.week() * weeks.seats() + weeks.seated().size();
      return first(weeks, candidates, turn % weeks.people());
    }
  },
  /** It goes on from whoever served last; whoever is away is passed over. */
  CYCLIC_SKIP("cyclic skip") {
    @Override
    int next(Weeks weeks, List<Integer> candidates) {
      return first(weeks, candidates, (weeks.last() + 1) % weeks.people());
    }
  },
  /** Whoever has not served for the longest time. */
  LONGEST_SINCE("longest since") {
    @Override
    int next(Weeks weeks, List<Integer> candidates) {
      return min(candidates, Comparator.comparing(weeks::lastDuty));
    }
  },
  /** Whoever has served least often. */
  FEWEST("fewest duties") {
    @Override
    int next(Weeks weeks, List<Integer> candidates) {
      return min(
          candidates,
          Comparator.<Integer, Integer>comparing(weeks::served).thenComparing(weeks::lastDuty));
    }
  },
  /** Whoever has served least for what is due to them. */
  DEFICIT("largest deficit") {
    @Override
    int next(Weeks weeks, List<Integer> candidates) {
      return min(candidates, Comparator.comparing(member -> -weeks.lag(member)));
    }
  };

  private final String text;

  Rival(String text) {
    this.text = text;
  }

  String text() {
    return text;
  }

  abstract int next(Weeks weeks, List<Integer> candidates);

  private static int first(Weeks weeks, List<Integer> candidates, int from) {
    return IntStream.range(from, from + weeks.people())
        .map(at -> at % weeks.people())
        .filter(candidates::contains)
        .findFirst()
        .orElseThrow();
  }

  private static int min(List<Integer> candidates, Comparator<Integer> order) {
    return candidates.stream().min(order).orElseThrow();
  }
}
