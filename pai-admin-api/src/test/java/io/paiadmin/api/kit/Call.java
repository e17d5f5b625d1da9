package io.paiadmin.api.kit;

import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.spi.ClusterConnector;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * A call of a connector.
 *
 * @param name how failures of tests call it
 * @param body the call itself
 */
record Call(String name, Callable<?> body) {
  static Call info(ClusterConnector connector) {
    return new Call("info", connector::info);
  }

  static Call read(ClusterConnector connector) {
    return new Call("read", connector::read);
  }

  static Call jobs(ClusterConnector connector) {
    return new Call("jobs", () -> connector.jobs(JobQuery.ALL));
  }

  static Call apply(ClusterConnector connector, ClusterChange change) {
    return of("apply " + change.getClass().getSimpleName(), () -> connector.apply(change));
  }

  static Call flush(ClusterConnector connector) {
    return of("flush", connector::flush);
  }

  static Call close(ClusterConnector connector) {
    return of("close", connector::close);
  }

  /** Returns one call of every method but close. */
  static List<Call> ofEachKind(ClusterConnector connector) {
    return List.of(
        info(connector),
        read(connector),
        jobs(connector),
        apply(connector, Samples.all().get(0)),
        flush(connector));
  }

  private static Call of(String name, Runnable body) {
    return new Call(
        name,
        () -> {
          body.run();
          return name;
        });
  }
}
