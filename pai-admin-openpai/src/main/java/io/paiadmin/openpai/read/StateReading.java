package io.paiadmin.openpai.read;

import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.Storage;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.VirtualCluster;
import io.paiadmin.openpai.rest.Conversation;
import io.paiadmin.openpai.rest.Route;
import io.paiadmin.openpai.wire.Findings;
import io.paiadmin.openpai.wire.GroupRecord;
import io.paiadmin.openpai.wire.StorageRecord;
import io.paiadmin.openpai.wire.VirtualClusterRecord;
import java.util.List;

/**
 * What a cluster holds, in four lists. Users come last: the server cannot list them while the
 * scheduler is silent or a group is missing, and then the other lists tell which of the two it is.
 */
public final class StateReading {
  private StateReading() {}

  /**
   * Reads the cluster.
   *
   * @param roster remembers who was in which group
   * @param findings takes what was odd; starts empty
   */
  public static ClusterState read(Conversation conversation, Roster roster, Findings findings) {
    List<Group> groups =
        Answers.read(
            conversation,
            Route.of("groups"),
            document -> GroupRecord.list(document, findings),
            "a list of groups");
    List<VirtualCluster> vcs =
        Answers.read(
            conversation,
            Route.of("virtual-clusters"),
            document -> VirtualClusterRecord.list(document, findings),
            "virtual clusters");
    List<Storage> storages =
        Answers.read(
            conversation,
            Route.of("storages"),
            document -> StorageRecord.list(document, findings),
            "a list of storages");
    findings.partial(ClusterPart.STORAGES); // the account sees those of its own groups alone
    List<User> users = new UserReading(conversation, roster, groups, findings).read();
    return new ClusterState(users, groups, vcs, storages, findings.partial(), findings.problems());
  }
}
