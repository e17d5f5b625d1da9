package io.paiadmin.examples.benchmarks;

import io.paiadmin.api.cluster.AuthenticationMode;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.EnumSet;
import java.util.function.Supplier;
import java.util.stream.LongStream;

/**
 * Prints the processor time of plans and of the hash join, for machines that have other work to do:
 * there the time on the clock says little. Garbage collection is not part of it.
 */
public final class ProcessorTime {
  private static final int WARMUPS = 3;
  private static final int RUNS = 7;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private ProcessorTime() {}

  /** Measures at every scale; takes no arguments. */
  public static void main(String[] args) {
    for (Scale scale : EnumSet.range(Scale.SMALL, Scale.LARGE)) {
      basic(scale, Workload.of(AuthenticationMode.BASIC, scale));
      aad(scale, Workload.of(AuthenticationMode.AAD, scale));
    }
  }

  private static void basic(Scale scale, Workload load) {
    print(scale, "hashJoin", () -> HashJoin.of(load.state, load.wish));
    print(scale, "plan", () -> load.plan(load.wish));
    print(scale, "planNothingToDo", () -> load.plan(load.sameWish));
    print(scale, "accessIndex", () -> Questions.index(AuthenticationMode.BASIC, load.state));
    print(scale, "effectiveDiff", Questions.about(load.plan(load.wish))::difference);
  }

  private static void aad(Scale scale, Workload load) {
    print(scale, "hashJoinAad", () -> HashJoin.of(load.state, load.wish));
    print(scale, "planAad", () -> load.plan(load.wish));
  }

  private static void print(Scale scale, String name, Supplier<?> work) {
    LongStream.range(0, WARMUPS).forEach(run -> time(work));
    long[] times = LongStream.range(0, RUNS).map(run -> time(work)).sorted().toArray();
    System.out.printf(
        "%-7s %-16s median %8.1f ms, from %8.1f to %8.1f%n",
        scale, name, times[RUNS / 2] / 1e6, times[0] / 1e6, times[RUNS - 1] / 1e6);
  }

  private static long time(Supplier<?> work) {
    long start = THREADS.getCurrentThreadCpuTime();
    Object result = work.get();
    long end = THREADS.getCurrentThreadCpuTime();
    if (result == null) {
      throw new IllegalStateException("nothing was made");
    }
    return end - start;
  }
}
