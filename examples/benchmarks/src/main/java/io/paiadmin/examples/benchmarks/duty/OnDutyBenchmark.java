package io.paiadmin.examples.benchmarks.duty;

import io.paiadmin.core.rotation.duty.Duty;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/** Who is on duty, at three distances from the anchor, beside others who can tell. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(
    value = 2,
    jvmArgs = {"-Xms1g", "-Xmx1g", "-XX:+UseParallelGC"})
public class OnDutyBenchmark {

  /** Everybody is there: a formula. */
  @Benchmark
  public List<Duty> formula(OnDutyState state) {
    return state.formula.at(state.next());
  }

  /** Somebody was away once, so that slots are planned. */
  @Benchmark
  public List<Duty> planned(OnDutyState state) {
    return state.planned.at(state.next());
  }

  /** The yardstick below: a bare binary search. */
  @Benchmark
  public int search(OnDutyState state) {
    return state.search.at(state.next());
  }

  /** A recurrence for each member, with lib-recur. */
  @Benchmark
  public int recur(OnDutyState state) {
    return state.recur.at(state.next());
  }

  /** A repeated event for each member, with biweekly. */
  @Benchmark
  public int biweekly(OnDutyState state) {
    return state.biweekly.at(state.next());
  }

  /** A recurrence for each member, with ical4j. */
  @Benchmark
  public int ical4j(OnDutyState state) {
    return state.ical4j.at(state.next());
  }
}
