package io.paiadmin.api.kit;

import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.spi.ClusterConnector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;

/** One kind of disturbance. Every test makes as many clusters as it needs. */
abstract class RemoteRules {
  final Patience patience;
  private final RemoteClusterContract subject;
  private final List<RemoteCluster> opened = new ArrayList<>();

  RemoteRules(RemoteClusterContract subject) {
    this.subject = subject;
    this.patience = new Patience(subject.patience());
  }

  @AfterEach
  void disconnect() {
    for (RemoteCluster cluster : opened) {
      cluster.connector().close();
      cluster.close();
    }
  }

  /** Makes a cluster whose connector has met it once, as the host asks for info before all else. */
  RemoteCluster cluster() {
    RemoteCluster cluster = subject.connect(StandardCluster.in(subject.mode()));
    opened.add(cluster);
    patience.ending(Call.info(cluster.connector())).inPeace();
    return cluster;
  }

  RemoteCluster cluster(Disturbance disturbance) {
    RemoteCluster cluster = cluster();
    cluster.disturb(disturbance);
    return cluster;
  }

  /**
   * Tries one good change of every kind that the connector declares under each of some
   * disturbances, every time on a fresh cluster.
   */
  List<Trial> trials(Disturbance... disturbances) {
    return declared(cluster().connector()).stream()
        .flatMap(change -> trials(change, disturbances))
        .toList();
  }

  /** Returns the readings that a connector cannot answer without its cluster. */
  static List<Call> readings(ClusterConnector connector) {
    Call read = Call.read(connector);
    boolean jobs = connector.info().can(Capability.READ_JOBS);
    return jobs ? List.of(read, Call.jobs(connector)) : List.of(read);
  }

  static List<ClusterChange> declared(ClusterConnector connector) {
    ClusterInfo info = connector.info();
    return Samples.all().stream().filter(change -> info.can(change.capability())).toList();
  }

  private Stream<Trial> trials(ClusterChange change, Disturbance... disturbances) {
    Deed calm = Deed.of(cluster(), change, patience);
    calm.ending().inPeace();
    return Arrays.stream(disturbances)
        .map(each -> new Trial(change, calm, Deed.of(cluster(each), change, patience)));
  }
}
