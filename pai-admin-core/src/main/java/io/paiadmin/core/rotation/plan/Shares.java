package io.paiadmin.core.rotation.plan;

import io.paiadmin.core.rotation.duty.Standing;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Rotation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** How the seats of one slot are shared: by weight, nobody more than a whole seat. */
final class Shares {
  private Shares() {}

  /** Returns how many seats a slot has for those who are there. */
  static int seats(Rotation rotation, long slot, List<Standing> standings) {
    if (rotation.cadence().isEmpty(slot)) {
      return 0;
    }
    long present = standings.stream().filter(Standing.PRESENT::equals).count();
    return (int) Math.min(rotation.rules().style().seats(), present);
  }

  /**
   * Shares seats among those who take part.
   *
   * @param seats how many; not more than take part
   * @return a share for each weight, 0 for those who take no part; together all seats
   */
  static List<Fraction> of(List<Fraction> weights, IntPredicate takesPart, int seats) {
    List<Fraction> shares = new ArrayList<>(Collections.nCopies(weights.size(), Fraction.ZERO));
    List<Integer> open =
        new ArrayList<>(IntStream.range(0, weights.size()).filter(takesPart).boxed().toList());
    Fraction left = Fraction.of(seats);
    while (left.signum() > 0) {
      Fraction perWeight = left.dividedBy(sum(weights, open));
      List<Integer> whole =
          open.stream().filter(at -> reachesWhole(weights, at, perWeight)).toList();
      if (whole.isEmpty()) {
        open.forEach(at -> shares.set(at, weights.get(at).times(perWeight)));
        return shares;
      }
      // Whoever would get more than a seat gets one; the rest is for the others.
      whole.forEach(at -> shares.set(at, Fraction.WHOLE));
      open.removeAll(whole);
      left = left.minus(Fraction.of(whole.size()));
    }
    return shares;
  }

  private static boolean reachesWhole(List<Fraction> weights, int at, Fraction perWeight) {
    return weights.get(at).times(perWeight).compareTo(Fraction.WHOLE) >= 0;
  }

  private static Fraction sum(List<Fraction> weights, List<Integer> of) {
    return of.stream().map(weights::get).reduce(Fraction.ZERO, Fraction::plus);
  }
}
