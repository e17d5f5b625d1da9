package io.paiadmin.examples.benchmarks.duty;

import ai.timefold.solver.core.api.domain.solution.PlanningEntityCollectionProperty;
import ai.timefold.solver.core.api.domain.solution.PlanningScore;
import ai.timefold.solver.core.api.domain.solution.PlanningSolution;
import ai.timefold.solver.core.api.domain.solution.ProblemFactProperty;
import ai.timefold.solver.core.api.domain.valuerange.ValueRangeProvider;
import ai.timefold.solver.core.api.score.buildin.hardsoftlong.HardSoftLongScore;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A plan that Timefold makes better and better. */
@PlanningSolution
public class SolverRoster {
  /** Who is there, and what is due. */
  @ProblemFactProperty public @Nullable SolverShares shares;

  /** The positions of all members. */
  @ValueRangeProvider public List<Integer> people = new ArrayList<>();

  /** What is to be filled. */
  @PlanningEntityCollectionProperty public List<SolverSeat> seats = new ArrayList<>();

  /** How good it is. */
  @PlanningScore public @Nullable HardSoftLongScore score;

  /** For the solver, which copies plans. */
  public SolverRoster() {}

  SolverRoster(Shares shares) {
    this.shares = SolverShares.of(shares);
    this.people = IntStream.range(0, shares.people()).boxed().toList();
    for (int week = 0; week < shares.weeks(); week++) {
      for (int seat = 0; seat < shares.filled(week); seat++) {
        seats.add(new SolverSeat(week, seat));
      }
    }
  }
}
