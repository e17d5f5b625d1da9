package io.paiadmin.examples.benchmarks;

import io.paiadmin.core.time.TimeExplanation;
import io.paiadmin.core.time.WorkingCalendar;
import java.time.Instant;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/** What must be made before a working calendar answers, and the longest of its answers. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(
    value = 2,
    jvmArgs = {"-Xms1g", "-Xmx1g", "-XX:+UseParallelGC"})
public class CalendarBenchmark {

  /** An office with 1,200 holidays. */
  @Benchmark
  public WorkingCalendar buildOffice(CalendarParts parts) {
    return OfficeYears.calendar(OfficeYears.ZONE, parts.holidays);
  }

  /** An office with 1,200 holidays, and the line of its working days, laid out when first asked. */
  @Benchmark
  public Instant buildOfficeAndCountDays(CalendarParts parts) {
    return buildOffice(parts).addWorkingDays(parts.start, 1);
  }

  /** Every hour of a zone with summer time. */
  @Benchmark
  public WorkingCalendar buildAroundTheClock() {
    return WorkingCalendar.aroundTheClock(OfficeYears.ZONE);
  }

  /** When one of two offices works, in two zones that change their clocks on different dates. */
  @Benchmark
  public WorkingCalendar union(CalendarParts parts) {
    return parts.office.union(parts.elsewhere);
  }

  /** An office without 100 pauses. */
  @Benchmark
  public WorkingCalendar without(CalendarParts parts) {
    return parts.office.without(parts.pauses);
  }

  /** When 2,000 hours are over across 100 pauses. */
  @Benchmark
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public Instant addAcrossPauses(CalendarParts parts) {
    return parts.paused.add(parts.start, parts.year);
  }

  /** Every stretch and every day off of a month. */
  @Benchmark
  public TimeExplanation explainMonth(CalendarParts parts) {
    return parts.office.explain(parts.start, parts.monthLater);
  }

  /** The first calendar of a process, without holidays. */
  @Benchmark
  @BenchmarkMode(Mode.SingleShotTime)
  @Warmup(iterations = 0)
  @Measurement(iterations = 1)
  @Fork(10)
  public WorkingCalendar buildFirst() {
    return OfficeYears.calendar(OfficeYears.ZONE, Set.of());
  }
}
