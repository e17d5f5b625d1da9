package io.paiadmin.examples.benchmarks.duty;

import io.paiadmin.core.rotation.roster.Rotation;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** What another policy makes of a rotation, week after week, and how far it strays. */
final class Weeks {
  private final Rotation rotation;
  private final List<String> names;
  private final double[] due;
  private final int[] served;
  private final int[] lastDuty;
  private final List<Integer> seated = new ArrayList<>();
  private int week;
  private int last = -1;
  private double worst;

  Weeks(Rotation rotation) {
    this.rotation = rotation;
    this.names = rotation.team().names();
    this.due = new double[names.size()];
    this.served = new int[names.size()];
    this.lastDuty = new int[names.size()];
    Arrays.setAll(lastDuty, member -> member - names.size());
  }

  /** Returns the worst lag of anybody after any week. */
  double worst(Rival rival, int weeks) {
    for (week = 0; week < weeks; week++) {
      pass(rival);
    }
    return worst;
  }

  private void pass(Rival rival) {
    List<Integer> present = present();
    int filled = Math.min(seats(), present.size());
    present.forEach(member -> due[member] += (double) filled / present.size());
    seated.clear();
    while (seated.size() < filled) {
      List<Integer> candidates = present.stream().filter(one -> !seated.contains(one)).toList();
      seat(rival.next(this, candidates));
    }
    worst =
        Math.max(
            worst,
            IntStream.range(0, people()).mapToDouble(at -> Math.abs(lag(at))).max().orElse(0));
  }

  private List<Integer> present() {
    LocalDate first = rotation.cadence().firstDate(week);
    LocalDate end = first.plusDays(rotation.cadence().days());
    return IntStream.range(0, people())
        .filter(at -> rotation.team().isThere(names.get(at), first, end))
        .boxed()
        .toList();
  }

  private void seat(int member) {
    seated.add(member);
    served[member]++;
    lastDuty[member] = week;
    last = member;
  }

  int people() {
    return names.size();
  }

  int seats() {
    return rotation.rules().style().seats();
  }

  int week() {
    return week;
  }

  /** Returns who serves in this week already. */
  List<Integer> seated() {
    return seated;
  }

  /** Returns who was seated last; -1 at first. */
  int last() {
    return last;
  }

  int lastDuty(int member) {
    return lastDuty[member];
  }

  int served(int member) {
    return served[member];
  }

  double lag(int member) {
    return due[member] - served[member];
  }
}
