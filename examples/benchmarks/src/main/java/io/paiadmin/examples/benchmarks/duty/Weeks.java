package io.paiadmin.examples.benchmarks.duty;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** What another policy makes of a rotation, week after week, and how far it strays. */
final class Weeks {
  private final Shares shares;
  private final double[] due;
  private final int[] served;
  private final int[] lastDuty;
  private final List<Integer> seated = new ArrayList<>();
  private int week;
  private int last = -1;
  private double worst;

  Weeks(Shares shares) {
    this.shares = shares;
    this.due = new double[people()];
    this.served = new int[people()];
    this.lastDuty = new int[people()];
    Arrays.setAll(lastDuty, member -> member - people());
  }

  /** Returns the worst lag of anybody after any week. */
  double worst(Rival rival) {
    for (week = 0; week < shares.weeks(); week++) {
      pass(rival);
    }
    return worst;
  }

  private void pass(Rival rival) {
    List<Integer> present = shares.present(week);
    double share = shares.share(week).toDouble();
    present.forEach(member -> due[member] += share);
    seated.clear();
    while (seated.size() < shares.filled(week)) {
      List<Integer> candidates = present.stream().filter(one -> !seated.contains(one)).toList();
      seat(rival.next(this, candidates));
    }
    worst =
        Math.max(
            worst,
            IntStream.range(0, people()).mapToDouble(at -> Math.abs(lag(at))).max().orElse(0));
  }

  private void seat(int member) {
    seated.add(member);
    served[member]++;
    lastDuty[member] = week;
    last = member;
  }

  int people() {
    return shares.people();
  }

  int seats() {
    return shares.seats();
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
