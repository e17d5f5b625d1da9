package io.paiadmin.examples.benchmarks.duty;

import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.rotation.roster.Rotation;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Who is there in which week, and what they are due, where all count the same.
 *
 * @param rotation the team
 * @param weeks how many weeks
 */
record Shares(Rotation rotation, int weeks) {
  int people() {
    return rotation.team().members().size();
  }

  int seats() {
    return rotation.rules().style().seats();
  }

  List<Integer> present(int week) {
    LocalDate first = rotation.cadence().firstDate(week);
    LocalDate end = first.plusDays(rotation.cadence().days());
    List<String> names = rotation.team().names();
    return IntStream.range(0, names.size())
        .filter(at -> rotation.team().isThere(names.get(at), first, end))
        .boxed()
        .toList();
  }

  int filled(int week) {
    return Math.min(seats(), present(week).size());
  }

  Fraction share(int week) {
    return Fraction.of(filled(week), Math.max(1, present(week).size()));
  }

  /** Returns the worst lag of anybody after any week. */
  double worst(List<List<Integer>> plan) {
    double[] lags = new double[people()];
    double worst = 0;
    for (int week = 0; week < weeks; week++) {
      double share = share(week).toDouble();
      present(week).forEach(member -> lags[member] += share);
      plan.get(week).forEach(member -> lags[member]--);
      worst =
          Math.max(
              worst,
              IntStream.range(0, people()).mapToDouble(at -> Math.abs(lags[at])).max().orElse(0));
    }
    return worst;
  }
}
