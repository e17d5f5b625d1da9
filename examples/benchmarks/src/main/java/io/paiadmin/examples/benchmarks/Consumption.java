package io.paiadmin.examples.benchmarks;

import com.sun.management.ThreadMXBean;
import io.paiadmin.openpai.stub.StubOpenPai;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/**
 * What some work took. Processor time and memory are those of every thread but the server's, which
 * are in the same process. Threads that end before the work does are not counted, nor is garbage
 * collection.
 *
 * @param requests how many requests the server received
 * @param clock how long the caller waited, in nanoseconds; the server's work is part of it
 * @param processor the processor time in nanoseconds
 * @param bytes how much memory was allocated
 */
record Consumption(long requests, long clock, long processor, long bytes) {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final Set<String> OF_THE_SERVER = Set.of("stub-openpai", "HTTP-Dispatcher");

  static Consumption of(StubOpenPai server, Runnable work) {
    server.forget();
    Map<Long, Usage> before = usages();
    long start = System.nanoTime();
    work.run();
    long end = System.nanoTime();
    Map<Long, Usage> after = usages();
    return new Consumption(
        server.received().size(),
        end - start,
        growth(before, after, Usage::processor),
        growth(before, after, Usage::bytes));
  }

  /** What one thread has used since it began. */
  private record Usage(long processor, long bytes) {
    static final Usage NONE = new Usage(0, 0);

    static Usage of(long thread) {
      return new Usage(THREADS.getThreadCpuTime(thread), THREADS.getThreadAllocatedBytes(thread));
    }
  }

  private static Map<Long, Usage> usages() {
    return clientThreads().stream().collect(Collectors.toMap(id -> id, Usage::of));
  }

  private static List<Long> clientThreads() {
    return Arrays.stream(THREADS.getThreadInfo(THREADS.getAllThreadIds()))
        .filter(Objects::nonNull)
        .filter(thread -> !OF_THE_SERVER.contains(thread.getThreadName()))
        .map(ThreadInfo::getThreadId)
        .toList();
  }

  private static long growth(
      Map<Long, Usage> before, Map<Long, Usage> after, ToLongFunction<Usage> amount) {
    return after.entrySet().stream()
        .mapToLong(
            thread ->
                amount.applyAsLong(thread.getValue())
                    - amount.applyAsLong(before.getOrDefault(thread.getKey(), Usage.NONE)))
        .sum();
  }
}
