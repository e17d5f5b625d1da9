package io.paiadmin.api.kit;

import static io.paiadmin.api.kit.Disturbance.UNREACHABLE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.spi.ClusterConnector;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

abstract class AwayRules extends RemoteRules {
  AwayRules(RemoteClusterContract subject) {
    super(subject);
  }

  @Test
  @DisplayName("C9.7 an unreachable cluster is UNAVAILABLE, for readings and for changes")
  void nobody_listens() {
    RemoteCluster cluster = cluster();
    Picture before = Deed.truth(cluster);
    List<Call> calls = calls(cluster.connector());
    cluster.disturb(UNREACHABLE);
    calls.forEach(call -> assertUnavailable(patience.ending(call).failure()));
    assertEquals(before, Deed.truth(cluster), "nothing can have changed");
  }

  @Test
  @DisplayName("C9.8 the same connector works again when the cluster is back")
  void back_again() {
    RemoteCluster cluster = cluster();
    ClusterConnector connector = cluster.connector();
    Picture before = picture(connector);
    for (Disturbance disturbance : Disturbance.values()) {
      cluster.disturb(disturbance);
      patience.ending(Call.read(connector));
      cluster.restore();
      patience.ending(Call.read(connector)).inPeace();
      assertEquals(before, picture(connector), () -> "after " + disturbance);
    }
    declared(connector).stream()
        .limit(1)
        .forEach(change -> patience.ending(Call.apply(connector, change)).inPeace());
  }

  /** Reading comes first: a client may find out only then that its open connections have ended. */
  private static List<Call> calls(ClusterConnector connector) {
    List<Call> calls = new ArrayList<>(readings(connector));
    declared(connector).forEach(change -> calls.add(Call.apply(connector, change)));
    return calls;
  }

  private static Picture picture(ClusterConnector connector) {
    return Picture.of(connector.read(), List.of());
  }

  private static void assertUnavailable(PaiAdminException failure) {
    assertEquals(StandardErrorCode.UNAVAILABLE.name(), failure.code().name(), failure::getMessage);
    assertTrue(failure.code().retryable(), "another attempt can help");
  }
}
