package io.paiadmin.examples.benchmarks;

import static java.util.Objects.requireNonNull;

import io.paiadmin.api.cluster.AuthenticationMode;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What the benchmarks of basic mode work on. */
@State(Scope.Benchmark)
public class BasicCluster {
  /** The size of the cluster. */
  @Param({"SMALL", "MEDIUM", "LARGE"})
  public Scale scale = Scale.SMALL;

  private @Nullable Workload load;
  private @Nullable Questions questions;

  /** Makes the cluster. */
  @Setup
  public void setUp() {
    Workload made = Workload.of(AuthenticationMode.BASIC, scale);
    load = made;
    questions = Questions.about(made.plan(made.wish));
  }

  Workload load() {
    return requireNonNull(load);
  }

  Questions questions() {
    return requireNonNull(questions);
  }
}
