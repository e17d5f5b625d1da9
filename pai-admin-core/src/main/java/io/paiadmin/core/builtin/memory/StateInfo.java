package io.paiadmin.core.builtin.memory;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Scheduler;
import java.util.Map;

/**
 * What a state says of its cluster.
 *
 * @param version the server's version, empty when unknown
 * @param mode how the cluster knows its users
 * @param saysMode whether the state says so; otherwise basic, OpenPAI's own default, is assumed
 * @param scheduler what places jobs
 */
record StateInfo(String version, AuthenticationMode mode, boolean saysMode, Scheduler scheduler) {
  private static final Map<String, AuthenticationMode> MODES =
      Map.of("basic", AuthenticationMode.BASIC, "OIDC", AuthenticationMode.AAD);

  private static final Map<String, Scheduler> SCHEDULERS =
      Map.of(
          "hived", Scheduler.HIVED,
          "kubernetes", Scheduler.KUBERNETES,
          "unknown", Scheduler.UNKNOWN);

  static StateInfo read(Shape shape, ObjectNode virtualClusters) {
    ObjectNode info = shape.object("info");
    return new StateInfo(
        NamedEntries.text(info, "version"),
        shape.word("info", "authnMethod", MODES, AuthenticationMode.BASIC),
        !Cursor.isAbsent(info.path("authnMethod")),
        shape.word("info", "scheduler", SCHEDULERS, scheduler(virtualClusters)));
  }

  /** Only HiveD knows virtual clusters besides {@code default}. */
  private static Scheduler scheduler(ObjectNode virtualClusters) {
    boolean several = virtualClusters.size() > (virtualClusters.has("default") ? 1 : 0);
    return several ? Scheduler.HIVED : Scheduler.UNKNOWN;
  }
}
