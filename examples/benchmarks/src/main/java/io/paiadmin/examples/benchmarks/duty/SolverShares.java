package io.paiadmin.examples.benchmarks.duty;

import java.util.List;

/** Who is there and what is due, as arrays. */
final class SolverShares {
  static final long UNIT = 1_000_000;

  /** Who is there, by member and week. */
  final boolean[][] present;

  /** What is due up to the end of a week, by member and week, in millionths. */
  final long[][] due;

  SolverShares(int people, int weeks) {
    present = new boolean[people][weeks];
    due = new long[people][weeks];
  }

  static SolverShares of(Shares shares) {
    SolverShares all = new SolverShares(shares.people(), shares.weeks());
    for (int week = 0; week < shares.weeks(); week++) {
      List<Integer> there = shares.present(week);
      long share = Math.round(UNIT * shares.share(week).toDouble());
      for (int member = 0; member < shares.people(); member++) {
        all.add(member, week, there.contains(member), share);
      }
    }
    return all;
  }

  private void add(int member, int week, boolean isThere, long share) {
    present[member][week] = isThere;
    due[member][week] = (week == 0 ? 0 : due[member][week - 1]) + (isThere ? share : 0);
  }
}
