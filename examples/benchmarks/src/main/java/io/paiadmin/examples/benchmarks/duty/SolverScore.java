package io.paiadmin.examples.benchmarks.duty;

import ai.timefold.solver.core.api.score.buildin.hardsoftlong.HardSoftLongScore;
import ai.timefold.solver.core.api.score.calculator.IncrementalScoreCalculator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Scores a plan for Timefold: hard is who serves while away or twice, soft the squares of all lags
 * after all weeks. A move costs as much as there are weeks.
 */
public class SolverScore implements IncrementalScoreCalculator<SolverRoster, HardSoftLongScore> {
  private SolverShares shares = new SolverShares(0, 0);
  private int[][] seated = new int[0][0];
  private long[][] lags = new long[0][0];
  private long hard;
  private long soft;

  /** For the solver. */
  public SolverScore() {}

  @Override
  public void resetWorkingSolution(SolverRoster roster) {
    shares = Objects.requireNonNull(roster.shares);
    int people = shares.due.length;
    int weeks = shares.due[0].length;
    seated = new int[people][weeks];
    lags = new long[people][];
    hard = 0;
    soft = 0;
    for (int member = 0; member < people; member++) {
      lags[member] = shares.due[member].clone();
      for (long lag : lags[member]) {
        soft -= square(lag);
      }
    }
    roster.seats.forEach(seat -> seat(seat.member, seat.week, 1));
  }

  @Override
  public void beforeEntityAdded(Object entity) {}

  @Override
  public void afterEntityAdded(Object entity) {}

  @Override
  public void beforeVariableChanged(Object entity, String variable) {
    SolverSeat seat = (SolverSeat) entity;
    seat(seat.member, seat.week, -1);
  }

  @Override
  public void afterVariableChanged(Object entity, String variable) {
    SolverSeat seat = (SolverSeat) entity;
    seat(seat.member, seat.week, 1);
  }

  @Override
  public void beforeEntityRemoved(Object entity) {}

  @Override
  public void afterEntityRemoved(Object entity) {}

  @Override
  public HardSoftLongScore calculateScore() {
    return HardSoftLongScore.of(hard, soft);
  }

  private void seat(@Nullable Integer member, int week, int change) {
    if (member == null) {
      return;
    }
    hard += faults(member, week);
    seated[member][week] += change;
    hard -= faults(member, week);
    long[] line = lags[member];
    for (int later = week; later < line.length; later++) {
      soft += square(line[later]);
      line[later] -= change * SolverShares.UNIT;
      soft -= square(line[later]);
    }
  }

  private long faults(int member, int week) {
    long count = seated[member][week];
    return Math.max(0, count - 1) + (shares.present[member][week] ? 0 : count);
  }

  private static long square(long lag) {
    long thousandths = lag / 1000;
    return thousandths * thousandths;
  }
}
