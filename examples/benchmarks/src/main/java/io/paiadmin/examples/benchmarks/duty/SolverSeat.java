package io.paiadmin.examples.benchmarks.duty;

import ai.timefold.solver.core.api.domain.entity.PlanningEntity;
import ai.timefold.solver.core.api.domain.lookup.PlanningId;
import ai.timefold.solver.core.api.domain.variable.PlanningVariable;
import org.jspecify.annotations.Nullable;

/** One seat in one week, for Timefold to fill. */
@PlanningEntity
public class SolverSeat {
  /** Tells seats apart. */
  @PlanningId public String id = "";

  /** The week. */
  public int week;

  /** Who serves. */
  @PlanningVariable public @Nullable Integer member;

  /** For the solver, which copies seats. */
  public SolverSeat() {}

  SolverSeat(int week, int seat) {
    this.week = week;
    this.id = week + "/" + seat;
  }
}
