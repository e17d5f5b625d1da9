package io.paiadmin.examples.benchmarks;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.JobQuery;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Connector {@code openpai} beside the plain minimum, against the stub server in the same process.
 * The server's work is part of every time.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(
    value = 1,
    jvmArgs = {"-Xms6g", "-Xmx6g", "-XX:+UseParallelGC"})
public class OpenPaiBenchmark {

  /** The whole state. */
  @Benchmark
  public ClusterState read(OpenPaiCluster cluster) {
    return cluster.served().connector.read();
  }

  /** The yardstick of reading: four lists as trees. */
  @Benchmark
  public List<JsonNode> readPlainly(OpenPaiCluster cluster) {
    return cluster.served().plain.read();
  }

  /** A thousand changes of memberships, each after a look at the list it replaces. */
  @Benchmark
  public void change(OpenPaiCluster cluster) {
    cluster.served().changes.next().forEach(cluster.served().connector::apply);
  }

  /** The yardstick of changing: a thousand lists replaced blindly. */
  @Benchmark
  public void changePlainly(OpenPaiCluster cluster) {
    cluster.served().changes.next().forEach(cluster.served().plain::apply);
  }

  /** 20,000 jobs, page by page. */
  @Benchmark
  public List<Job> jobs(OpenPaiCluster cluster) {
    return cluster.served().connector.jobs(JobQuery.ALL);
  }

  /** The yardstick of listing jobs: all of them in one answer, as a tree. */
  @Benchmark
  public JsonNode jobsPlainly(OpenPaiCluster cluster) {
    return cluster.served().plain.jobs();
  }
}
