package io.paiadmin.examples.benchmarks;

import io.paiadmin.core.tenancy.access.Access;
import io.paiadmin.core.tenancy.access.AccessChange;
import io.paiadmin.core.tenancy.access.Answer;
import io.paiadmin.core.tenancy.access.Resource;
import io.paiadmin.core.tenancy.plan.Plan;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/** Plans and access answers on large clusters, beside a plain hash join of the memberships. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
    value = 1,
    jvmArgs = {"-Xms6g", "-Xmx6g", "-XX:+UseParallelGC"})
public class TenancyBenchmark {

  /** The yardstick: which memberships are new or gone, by two hash tables and nothing else. */
  @Benchmark
  public HashJoin.Difference hashJoin(BasicCluster cluster) {
    return HashJoin.of(cluster.load().state, cluster.load().wish);
  }

  /** A whole plan: checked, ordered, with reasons, and the state that it leads to. */
  @Benchmark
  public Plan<?> plan(BasicCluster cluster) {
    return cluster.load().plan(cluster.load().wish);
  }

  /** A plan for what is so already. */
  @Benchmark
  public Plan<?> planNothingToDo(BasicCluster cluster) {
    return cluster.load().plan(cluster.load().sameWish);
  }

  /** A plan in AAD mode, where memberships are compared and reported, never written. */
  @Benchmark
  public Plan<?> planAad(AadCluster cluster) {
    return cluster.load().plan(cluster.load().wish);
  }

  /** What has to be built before the first question. */
  @Benchmark
  public Access accessIndex(BasicCluster cluster) {
    return Questions.index(cluster.load().info.authentication(), cluster.load().state);
  }

  /** Every path to a "yes". */
  @Benchmark
  public Answer whyAllowed(BasicCluster cluster) {
    return cluster.questions().whyAllowed();
  }

  /** A "no", and the group to join. */
  @Benchmark
  public Answer whyDenied(BasicCluster cluster) {
    return cluster.questions().whyNoVirtualCluster();
  }

  /** A "no", and everybody else whom each remedy would let in: as many as there are users. */
  @Benchmark
  public Answer whyDeniedStorage(BasicCluster cluster) {
    return cluster.questions().whyNoStorage();
  }

  /** Everybody who may use a virtual cluster. */
  @Benchmark
  public List<String> who(BasicCluster cluster) {
    return cluster.questions().who();
  }

  /** Everything that a user may use. */
  @Benchmark
  public List<Resource> what(BasicCluster cluster) {
    return cluster.questions().what();
  }

  /** Who gains and who loses what, for every user. */
  @Benchmark
  public AccessChange effectiveDiff(BasicCluster cluster) {
    return cluster.questions().difference();
  }
}
