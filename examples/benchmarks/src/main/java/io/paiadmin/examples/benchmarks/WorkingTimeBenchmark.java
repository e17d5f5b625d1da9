package io.paiadmin.examples.benchmarks;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/** Questions to a working calendar at three distances, beside others who can answer them. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(
    value = 2,
    jvmArgs = {"-Xms1g", "-Xmx1g", "-XX:+UseParallelGC"})
public class WorkingTimeBenchmark {

  /** When a working time is over. */
  @Benchmark
  public Instant add(WorkingTimes times) {
    return times.peers.calendar.add(times.starts[times.next()], times.working);
  }

  /** The yardstick above: the same answer, one date after the other. */
  @Benchmark
  public Instant addDayStepping(WorkingTimes times) {
    return times.peers.stepping.add(times.starts[times.next()], times.working);
  }

  /** The yardstick below: the same answer from sorted arrays, as a number. */
  @Benchmark
  public long addSegmentSearch(WorkingTimes times) {
    return times.peers.segments.add(times.points[times.next()], times.amount);
  }

  /** How much working time there is. */
  @Benchmark
  public Duration between(WorkingTimes times) {
    int turn = times.next();
    return times.peers.calendar.between(times.starts[turn], times.ends[turn]);
  }

  /** The same time of day some working days later. */
  @Benchmark
  public Instant addWorkingDays(WorkingTimes times) {
    return times.peers.calendar.addWorkingDays(times.starts[times.next()], times.distance.days);
  }

  /** The yardstick of working days: a date some business days later, without any time of day. */
  @Benchmark
  public LocalDate addBusinessDays(WorkingTimes times) {
    return times.peers.businessDays.add(times.dates[times.next()], times.distance.days);
  }
}
