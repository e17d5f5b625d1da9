package io.paiadmin.examples.benchmarks.duty;

import io.paiadmin.core.rotation.roster.Rotation;
import io.paiadmin.core.rotation.schedule.Schedule;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.BenchmarkParams;

/** Two years of a team in which everybody is away in one week of ten. */
@State(Scope.Thread)
@SuppressWarnings("NullAway.Init") // JMH calls make() first
public class PlanningState {
  private static final int WEEKS = 104;

  /** How many people there are. */
  @Param({"8", "20", "50"})
  public int people;

  Shares shares;
  private List<List<Integer>> plan = List.of();

  /** Makes the team. */
  @Setup
  public void make() {
    shares = new Shares(Scenario.absent(people, WEEKS, 0.1, 1), WEEKS);
  }

  /** Keeps a plan, to be judged when the time is no longer measured. */
  List<List<Integer>> keep(List<List<Integer>> made) {
    plan = made;
    return made;
  }

  List<List<Integer>> ours() {
    Rotation rotation = shares.rotation();
    Schedule schedule = Schedule.of(rotation, rotation.cadence().start(WEEKS));
    List<List<Integer>> made = new ArrayList<>();
    for (int week = 0; week < WEEKS; week++) {
      List<String> names = rotation.team().names();
      made.add(schedule.owners(week).members().stream().map(names::indexOf).toList());
    }
    return made;
  }

  /** Judges the last plan. */
  @TearDown
  public void judge(BenchmarkParams benchmark) {
    System.out.printf(
        Locale.ROOT,
        "worst lag of %s, %s people: %.3f%n",
        benchmark.getBenchmark().replaceAll(".*\\.", ""),
        people,
        // Cut rather than rounded, so that 1.000 is a whole slot.
        Math.floor(shares.worst(plan) * 1000) / 1000);
  }
}
