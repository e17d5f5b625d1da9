package io.paiadmin.openpai;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.kit.Disturbance;
import io.paiadmin.api.kit.Fixture;
import io.paiadmin.api.kit.RemoteCluster;
import io.paiadmin.api.kit.RemoteClusterContract;
import io.paiadmin.api.kit.StandardCluster;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.openpai.stub.Fault;
import io.paiadmin.openpai.stub.Faults;
import io.paiadmin.openpai.stub.Received;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/** The connector keeps the contract of connectors to clusters over a network. */
@Tag("long")
class OpenPaiOverANetworkTest {

  @Nested
  class InBasicMode extends RemoteClusterContract {
    InBasicMode() {
      super(AuthenticationMode.BASIC);
    }

    @Override
    protected RemoteCluster connect(Fixture fixture) {
      return new RemoteStub(StubbedCluster.holding(fixture));
    }
  }

  @Nested
  class InAadMode extends RemoteClusterContract {
    InAadMode() {
      super(AuthenticationMode.AAD);
    }

    @Override
    protected RemoteCluster connect(Fixture fixture) {
      return new RemoteStub(StubbedCluster.holding(fixture));
    }
  }

  /** The stub, and its faults as disturbances. */
  private static final class RemoteStub implements RemoteCluster {
    private final StubbedCluster cluster;
    private final ClusterConnector connector;

    RemoteStub(StubbedCluster cluster) {
      this.cluster = cluster.withoutWaiting();
      this.connector = cluster.connect(StandardCluster.ROOT.name());
    }

    @Override
    public ClusterConnector connector() {
      return connector;
    }

    @Override
    public ClusterState truth() {
      return cluster.server().cluster().state();
    }

    @Override
    public List<Job> jobs() {
      return cluster.server().cluster().jobs();
    }

    @Override
    public int writes() {
      return (int) cluster.server().received().stream().filter(RemoteStub::isWrite).count();
    }

    @Override
    public void disturb(Disturbance disturbance) {
      Faults faults = cluster.server().faults();
      switch (disturbance) {
        case LOST_ANSWER -> nextWrite(Fault.dropAfter());
        case LOST_CHANGE -> nextWrite(Fault.dropBefore());
        case CUT_READINGS -> faults.always("GET", "", Fault.halfBody());
        case SILENCE -> faults.always("*", "", Fault.hang());
        case SILENT_WORK -> {
          faults.everyMatching(1, RemoteStub::isWrite, Fault.hangAfter());
          faults.everyMatching(1, (method, path) -> !isWrite(method, path), Fault.hang());
        }
        case UNREACHABLE -> cluster.server().unplug();
      }
    }

    @Override
    public void restore() {
      cluster.server().faults().clear();
      cluster.server().plugIn();
    }

    @Override
    public void close() {
      cluster.close();
    }

    private void nextWrite(Fault fault) {
      AtomicBoolean isOver = new AtomicBoolean();
      cluster
          .server()
          .faults()
          .everyMatching(
              1, (method, path) -> isWrite(method, path) && !isOver.getAndSet(true), fault);
    }

    private static boolean isWrite(Received request) {
      return isWrite(request.method(), request.path());
    }

    private static boolean isWrite(String method, String path) {
      return !method.equals("GET") && !path.contains("/authn/");
    }
  }
}
