package io.paiadmin.examples.connector;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Capability;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.Scheduler;
import io.paiadmin.api.spi.ClusterConnector;
import java.util.EnumSet;

/**
 * Reads the file anew at every call, and replaces it with every change. Safe for threads; nobody
 * else may write the file at the same time.
 */
final class IniConnector implements ClusterConnector {
  private static final ClusterInfo INFO =
      new ClusterInfo(
          "",
          AuthenticationMode.BASIC,
          Scheduler.UNKNOWN,
          null,
          EnumSet.of(
              Capability.CREATE_GROUP,
              Capability.UPDATE_GROUP,
              Capability.DELETE_GROUP,
              Capability.SET_USER_GROUPS));

  private final IniFile file;

  IniConnector(IniFile file) {
    this.file = file;
  }

  @Override
  public ClusterInfo info() {
    return INFO;
  }

  @Override
  public synchronized ClusterState read() {
    return file.read();
  }

  @Override
  public synchronized void apply(ClusterChange change) {
    if (!INFO.can(change.capability())) {
      throw Refusal.of(
          StandardErrorCode.UNSUPPORTED,
          change.subject(),
          "the connector ini does not know " + change.capability(),
          "edit the file");
    }
    ClusterState now = file.read();
    if (!now.problems().isEmpty()) { // writing would lose what could not be read
      throw new PaiAdminException(StandardErrorCode.INVALID_INPUT, now.problems());
    }
    file.write(new Changes(now).after(change));
  }
}
