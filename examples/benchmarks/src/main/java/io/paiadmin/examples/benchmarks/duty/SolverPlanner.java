package io.paiadmin.examples.benchmarks.duty;

import ai.timefold.solver.core.api.solver.SolverFactory;
import ai.timefold.solver.core.config.score.director.ScoreDirectorFactoryConfig;
import ai.timefold.solver.core.config.solver.SolverConfig;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A plan by search, with Timefold: as good as it gets within a time. */
final class SolverPlanner {
  private SolverPlanner() {}

  static List<List<Integer>> plan(Shares shares, Duration time) {
    SolverConfig config =
        new SolverConfig()
            .withSolutionClass(SolverRoster.class)
            .withEntityClasses(SolverSeat.class)
            .withScoreDirectorFactory(
                new ScoreDirectorFactoryConfig()
                    .withIncrementalScoreCalculatorClass(SolverScore.class))
            .withRandomSeed(1L)
            .withTerminationSpentLimit(time);
    SolverRoster roster =
        SolverFactory.<SolverRoster>create(config).buildSolver().solve(new SolverRoster(shares));
    List<List<Integer>> plan = new ArrayList<>();
    for (int week = 0; week < shares.weeks(); week++) {
      plan.add(new ArrayList<>());
    }
    roster.seats.forEach(seat -> plan.get(seat.week).add(Objects.requireNonNull(seat.member)));
    return plan;
  }
}
