package io.paiadmin.examples.benchmarks;

import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.cluster.UserChange.SetUserGroups;
import io.paiadmin.api.spi.ClusterConnector;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;

/**
 * Prints what connector {@code openpai} and the plain minimum cost their caller. The two take
 * turns, so that whatever else the machine does meets both.
 */
public final class ClientCost {
  private static final int WARMUPS = 5;
  private static final int RUNS = 9;

  private final Scale scale;
  private final ServedCluster served;

  private ClientCost(Scale scale, ServedCluster served) {
    this.scale = scale;
    this.served = served;
  }

  /** Measures everything at scale SMALL, and reading at two others; takes no arguments. */
  public static void main(String[] args) {
    for (Scale scale : List.of(Scale.SMALL, Scale.TINY, Scale.LARGE)) {
      try (ServedCluster served = new ServedCluster(scale)) {
        new ClientCost(scale, served).print();
      }
    }
  }

  private void print() {
    print("read", served.connector::read, served.plain::read);
    if (scale == Scale.SMALL) {
      print("change", () -> change(served.connector::apply), () -> change(served.plain::apply));
      print("jobs", () -> served.connector.jobs(JobQuery.ALL), served.plain::jobs);
      print("info", served.connector::info, served.plain::info);
      print("first info", this::visit, () -> served.plainly().info());
    }
  }

  private void change(Consumer<SetUserGroups> client) {
    served.changes.next().forEach(client);
  }

  private void visit() {
    try (ClusterConnector visitor = served.connect()) {
      visitor.info();
    }
  }

  private void print(String name, Runnable connector, Runnable plain) {
    for (int run = 0; run < WARMUPS; run++) {
      connector.run();
      plain.run();
    }
    List<Consumption> ours = new ArrayList<>();
    List<Consumption> least = new ArrayList<>();
    for (int run = 0; run < RUNS; run++) {
      ours.add(Consumption.of(served.server, connector));
      least.add(Consumption.of(served.server, plain));
    }
    print(name, ours);
    print(name + ", plainly", least);
  }

  private void print(String name, List<Consumption> runs) {
    System.out.printf(
        "%-6s %-20s %5d requests, processor %s, clock %s, allocated %8.2f MB%n",
        scale,
        name,
        runs.get(0).requests(),
        spread(runs, Consumption::processor),
        spread(runs, Consumption::clock),
        sorted(runs, Consumption::bytes)[RUNS / 2] / 1e6);
  }

  private static String spread(List<Consumption> runs, ToLongFunction<Consumption> time) {
    long[] times = sorted(runs, time);
    return "%8.1f ms (%.1f to %.1f)"
        .formatted(times[RUNS / 2] / 1e6, times[0] / 1e6, times[RUNS - 1] / 1e6);
  }

  private static long[] sorted(List<Consumption> runs, ToLongFunction<Consumption> amount) {
    return runs.stream().mapToLong(amount).sorted().toArray();
  }
}
