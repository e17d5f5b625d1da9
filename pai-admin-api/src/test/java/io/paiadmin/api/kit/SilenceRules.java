package io.paiadmin.api.kit;

import static io.paiadmin.api.kit.Disturbance.SILENCE;
import static io.paiadmin.api.kit.Disturbance.SILENT_WORK;

import io.paiadmin.api.spi.ClusterConnector;
import java.util.List;
import java.util.concurrent.Future;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

abstract class SilenceRules extends RemoteRules {
  SilenceRules(RemoteClusterContract subject) {
    super(subject);
  }

  @Test
  @DisplayName("C4.5 a change that was sent and never answered is OUTCOME_UNKNOWN")
  void an_unanswered_change_has_an_unknown_outcome() {
    for (Trial trial : trials(SILENCE, SILENT_WORK)) {
      trial.disturbed().ending().failure();
      trial.assertHonest();
      trial.assertUnknownIfSent();
    }
  }

  @Test
  @DisplayName("C8.7 a call that waits in silence ends after close")
  void close_ends_the_wait() {
    ClusterConnector connector = cluster(SILENCE).connector();
    Future<?> waiting = patience.start(Call.read(connector).body());
    patience.ending(Call.close(connector)).inPeace();
    patience.ending("a call that waits", waiting).inOrder();
  }

  @Test
  @DisplayName(
      "C8.8 a call that would wait in silence ends in an interrupted thread, and leaves it so")
  void an_interrupt_is_kept() {
    ClusterConnector connector = cluster(SILENCE).connector();
    patience.ending(Interruption.during(Call.read(connector))).inPeace();
    patience.ending(Interruption.during(Call.apply(connector, Samples.all().get(0)))).inPeace();
  }

  @Test
  @DisplayName("C9.5 a call to a silent cluster ends with a PaiAdminException")
  void silence_is_borne_for_a_while() {
    RemoteCluster cluster = cluster();
    List<Call> readings = readings(cluster.connector());
    cluster.disturb(SILENCE);
    readings.forEach(call -> patience.ending(call).failure());
    Call.ofEachKind(cluster.connector()).forEach(call -> patience.ending(call).inOrder());
  }

  @Test
  @DisplayName("C9.6 a call that waits in silence does not stop the calls of other threads")
  void others_do_not_wait() {
    RemoteCluster cluster = cluster(SILENCE);
    Future<?> waiting = patience.start(Call.read(cluster.connector()).body());
    cluster.restore();
    patience.ending(Call.read(cluster.connector())).inPeace();
    waiting.cancel(true);
  }
}
