package io.paiadmin.openpai;

import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Job;
import io.paiadmin.api.cluster.JobQuery;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.openpai.change.Changes;
import io.paiadmin.openpai.read.InfoReading;
import io.paiadmin.openpai.read.JobReading;
import io.paiadmin.openpai.read.Roster;
import io.paiadmin.openpai.read.StateReading;
import io.paiadmin.openpai.rest.Conversation;
import io.paiadmin.openpai.rest.Server;
import io.paiadmin.openpai.wire.Findings;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An account on one rest-server. */
final class OpenPaiConnector implements ClusterConnector {
  private final String place;
  private final Server server;
  private final Roster roster = new Roster();
  private final Turns turns;

  /** What the server said last. */
  private volatile @Nullable ClusterInfo known;

  OpenPaiConnector(String place, Server server) {
    this.place = place;
    this.server = server;
    this.turns = new Turns(server.refusals());
  }

  @Override
  public ClusterInfo info() {
    return info(server.begin());
  }

  @Override
  public ClusterState read() {
    return turns.reading(
        server.begin(),
        conversation -> StateReading.read(conversation, roster, new Findings(place)));
  }

  @Override
  public void apply(ClusterChange change) {
    Conversation conversation = server.begin();
    require(change.capability(), conversation);
    turns.changing(conversation, () -> Changes.apply(change, conversation, roster));
  }

  @Override
  public List<Job> jobs(JobQuery query) {
    Conversation conversation = server.begin();
    require(Capability.READ_JOBS, conversation);
    return JobReading.all(conversation, query);
  }

  @Override
  public void close() {
    server.close();
  }

  private ClusterInfo info(Conversation conversation) {
    ClusterInfo info = InfoReading.read(conversation);
    known = info;
    return info;
  }

  private void require(Capability capability, Conversation conversation) {
    ClusterInfo info = known;
    if (!(info == null ? info(conversation) : info).can(capability)) {
      throw server
          .refusals()
          .of(
              StandardErrorCode.UNSUPPORTED,
              "this account cannot " + capability + " on this server",
              "see docs/openpai.md for what each mode, version and account can do");
    }
  }
}
