package io.paiadmin.openpai;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.kit.StandardCluster;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.openpai.stub.Fault;
import io.paiadmin.openpai.stub.Received;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One call of a connector on the standard cluster, of which one request may go wrong.
 *
 * @param answer what the call returned, or null when it failed
 * @param failure how it failed, or null
 * @param before what the cluster held before
 * @param after what it holds now
 * @param requests what the call sent, in order
 */
record Trial<T>(
    @Nullable T answer,
    @Nullable PaiAdminException failure,
    Truth before,
    Truth after,
    List<Received> requests) {

  /** What a cluster holds. */
  record Truth(ClusterState state, List<Job> jobs) {
    static Truth of(StubbedCluster cluster) {
      return new Truth(cluster.server().cluster().state(), cluster.server().cluster().jobs());
    }
  }

  /** Makes a call whose requests all go well. */
  static <T> Trial<T> sound(AuthenticationMode mode, Function<ClusterConnector, T> call) {
    return of(mode, call, 0, Fault.status(500));
  }

  /** Makes a call of which the n-th request goes wrong, counted from 1. */
  static <T> Trial<T> of(
      AuthenticationMode mode, Function<ClusterConnector, T> call, int n, Fault fault) {
    try (StubbedCluster cluster = StubbedCluster.holding(StandardCluster.in(mode));
        ClusterConnector connector =
            cluster.withoutWaiting().connect(StandardCluster.ROOT.name())) {
      connector.info();
      cluster.server().forget();
      AtomicInteger seen = new AtomicInteger();
      cluster
          .server()
          .faults()
          .everyMatching(1, (method, path) -> seen.incrementAndGet() == n, fault);
      return tried(cluster, connector, call);
    }
  }

  boolean isRefused() {
    return failure != null;
  }

  long writes() {
    return requests.stream()
        .filter(request -> request.wrote() && !request.path().contains("/authn/"))
        .count();
  }

  private static <T> Trial<T> tried(
      StubbedCluster cluster, ClusterConnector connector, Function<ClusterConnector, T> call) {
    Truth before = Truth.of(cluster);
    T answer = null;
    PaiAdminException failure = null;
    try {
      answer = call.apply(connector);
    } catch (PaiAdminException e) {
      failure = e;
    }
    return new Trial<>(answer, failure, before, Truth.of(cluster), cluster.server().received());
  }
}
