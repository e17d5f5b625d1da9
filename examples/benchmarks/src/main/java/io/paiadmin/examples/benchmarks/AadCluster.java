package io.paiadmin.examples.benchmarks;

import static java.util.Objects.requireNonNull;

import io.paiadmin.api.cluster.AuthenticationMode;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What the benchmarks of AAD mode work on. */
@State(Scope.Benchmark)
public class AadCluster {
  /** The size of the cluster. */
  @Param({"SMALL", "MEDIUM", "LARGE"})
  public Scale scale = Scale.SMALL;

  private @Nullable Workload load;

  /** Makes the cluster. */
  @Setup
  public void setUp() {
    load = Workload.of(AuthenticationMode.AAD, scale);
  }

  Workload load() {
    return requireNonNull(load);
  }
}
