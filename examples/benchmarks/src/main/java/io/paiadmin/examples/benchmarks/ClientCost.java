package io.paiadmin.examples.benchmarks;

import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.spi.ClusterConnector;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Prints what connector {@code openpai} and the plain minimum cost their caller: requests,
 * processor time and allocated memory of every thread but the server's.
 */
public final class ClientCost {
  private static final int WARMUPS = 5;
  private static final int RUNS = 7;

  private final Scale scale;
  private final ServedCluster served;

  private ClientCost(Scale scale, ServedCluster served) {
    this.scale = scale;
    this.served = served;
  }

  /** Measures every operation at one scale, and reading at the others; takes no arguments. */
  public static void main(String[] args) {
    for (Scale scale : List.of(Scale.SMALL, Scale.TINY, Scale.LARGE)) {
      try (ServedCluster served = new ServedCluster(scale)) {
        ClientCost cost = new ClientCost(scale, served);
        cost.ofReading();
        if (scale == Scale.SMALL) {
          cost.ofTheRest();
        }
      }
    }
  }

  private void ofReading() {
    print("read", served.connector::read);
    print("readPlainly", served.plain::read);
  }

  private void ofTheRest() {
    print("change", () -> served.changes.next().forEach(served.connector::apply));
    print("changePlainly", () -> served.changes.next().forEach(served.plain::apply));
    print("jobs", () -> served.connector.jobs(JobQuery.ALL));
    print("jobsPlainly", served.plain::jobs);
    print("info", served.connector::info);
    print("infoPlainly", served.plain::info);
    print("first info, close", this::visit);
  }

  private void visit() {
    try (ClusterConnector visitor = ServedCluster.connect(served.server.url())) {
      visitor.info();
    }
  }

  private void print(String name, Runnable work) {
    IntStream.range(0, WARMUPS).forEach(run -> work.run());
    List<Consumption> runs =
        IntStream.range(0, RUNS)
            .mapToObj(run -> Consumption.of(served.server, work))
            .sorted(Comparator.comparing(Consumption::nanos))
            .toList();
    System.out.printf(
        "%-6s %-18s %5d requests, median %8.1f ms, from %8.1f to %8.1f, %8.1f MB%n",
        scale,
        name,
        runs.get(0).requests(),
        runs.get(RUNS / 2).nanos() / 1e6,
        runs.get(0).nanos() / 1e6,
        runs.get(RUNS - 1).nanos() / 1e6,
        runs.get(RUNS / 2).bytes() / 1e6);
  }
}
