package io.paiadmin.examples.benchmarks.duty;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/** Plans two years, and tells the worst lag of each plan. */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3)
@Measurement(iterations = 5)
@Fork(
    value = 1,
    jvmArgs = {"-Xms1g", "-Xmx1g", "-XX:+UseParallelGC"})
public class PlanningBenchmark {

  /** This library. */
  @Benchmark
  public List<List<Integer>> quota(PlanningState state) {
    return state.keep(state.ours());
  }

  /** One flow, which knows no wishes. */
  @Benchmark
  public List<List<Integer>> flow(PlanningState state) {
    return state.keep(FlowPlanner.plan(state.shares));
  }

  /** A search of one second. */
  @Benchmark
  @Warmup(iterations = 1)
  @Measurement(iterations = 2)
  public List<List<Integer>> solver1s(PlanningState state) {
    return state.keep(SolverPlanner.plan(state.shares, Duration.ofSeconds(1)));
  }

  /** A search of ten seconds. */
  @Benchmark
  @Warmup(iterations = 1)
  @Measurement(iterations = 2)
  public List<List<Integer>> solver10s(PlanningState state) {
    return state.keep(SolverPlanner.plan(state.shares, Duration.ofSeconds(10)));
  }
}
