package io.paiadmin.openpai.read;

import static io.paiadmin.api.cluster.Capability.CREATE_GROUP;
import static io.paiadmin.api.cluster.Capability.CREATE_USER;
import static io.paiadmin.api.cluster.Capability.DELETE_GROUP;
import static io.paiadmin.api.cluster.Capability.DELETE_USER;
import static io.paiadmin.api.cluster.Capability.GRANT_ADMIN;
import static io.paiadmin.api.cluster.Capability.READ_JOBS;
import static io.paiadmin.api.cluster.Capability.REVOKE_ADMIN;
import static io.paiadmin.api.cluster.Capability.SET_USER_EMAIL;
import static io.paiadmin.api.cluster.Capability.SET_USER_GROUPS;
import static io.paiadmin.api.cluster.Capability.STOP_JOB;
import static io.paiadmin.api.cluster.Capability.TAG_JOB;
import static io.paiadmin.api.cluster.Capability.UPDATE_GROUP;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Capability;
import java.util.EnumSet;
import java.util.Set;

/**
 * What can be done on a server, which follows from its mode and version and from the account. Never
 * among it is the end of somebody else's tokens: OpenPAI has no route for that.
 */
final class Capabilities {
  private static final Set<Capability> JOBS = EnumSet.of(READ_JOBS, STOP_JOB, TAG_JOB);
  private static final Set<Capability> GROUPS =
      EnumSet.of(CREATE_GROUP, UPDATE_GROUP, DELETE_GROUP);
  private static final Set<Capability> USERS =
      EnumSet.of(
          CREATE_USER, DELETE_USER, SET_USER_EMAIL, SET_USER_GROUPS, GRANT_ADMIN, REVOKE_ADMIN);

  private Capabilities() {}

  static Set<Capability> of(AuthenticationMode mode, ServerVersion version, Account account) {
    EnumSet<Capability> capabilities = EnumSet.copyOf(JOBS);
    if (account.isAdmin() && !account.claims().isApplication()) {
      capabilities.addAll(GROUPS);
      if (mode == AuthenticationMode.BASIC) {
        capabilities.addAll(USERS);
      }
    }
    boolean isOldAndUnknown = version.isUnknown() && !account.isChecked();
    if (version.isBefore(1, 4) || isOldAndUnknown) {
      capabilities.remove(SET_USER_GROUPS); // accepted without effect before 1.4
    }
    if (version.isBefore(1, 3) || isOldAndUnknown) {
      capabilities.remove(TAG_JOB);
    }
    return capabilities;
  }
}
