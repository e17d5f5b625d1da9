package io.paiadmin.examples.benchmarks;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** What the benchmarks of connector {@code openpai} work on. */
@State(Scope.Benchmark)
public class OpenPaiCluster {
  /** The size of the cluster. */
  @Param("SMALL")
  public Scale scale = Scale.SMALL;

  private @Nullable ServedCluster served;

  /** Starts the server. */
  @Setup
  public void setUp() {
    served = new ServedCluster(scale);
  }

  /** Lets the server forget what it received, which would fill the memory. */
  @Setup(Level.Iteration)
  public void forget() {
    served().server.forget();
  }

  /** Stops the server. */
  @TearDown
  public void tearDown() {
    served().close();
  }

  ServedCluster served() {
    return requireNonNull(served);
  }
}
