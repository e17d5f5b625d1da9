package io.paiadmin.core.tenancy.rule;

import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.User;
import io.paiadmin.core.tenancy.access.Snapshot;
import io.paiadmin.core.tenancy.name.Canonical;
import io.paiadmin.core.tenancy.name.Names;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Looks for what is wrong with the users of a cluster: their names and their lists of groups. */
final class UserSurvey {
  private final String cluster;
  private final AuthenticationMode mode;
  private final Snapshot now;
  private final Findings findings;

  UserSurvey(String cluster, AuthenticationMode mode, Snapshot now, Findings findings) {
    this.cluster = cluster;
    this.mode = mode;
    this.now = now;
    this.findings = findings;
  }

  /**
   * Looks at every user.
   *
   * @param mended the users whose lists of groups are mended anyway
   */
  void look(Set<String> mended) {
    now.state().users().forEach(user -> user(user, listFix(mended.contains(user.name()))));
    alikeButForCase();
  }

  private void user(User user, String listFix) {
    String at = "cluster " + cluster + ", user " + user.name();
    findings.add(Names.user(user.name(), at).map(Survey::illegal));
    if (now.isLockedOut(user)) {
      dangling(user, at, listFix);
    }
    if (now.hasDuplicates(user)) {
      findings.warning(
          "DUP_MEMBERSHIP",
          at,
          "the list of groups names one of them twice, and the server takes away only one",
          listFix);
    }
  }

  private void dangling(User user, String at, String listFix) {
    findings.warning(
        "DANGLING_GROUP",
        at,
        "groups that do not exist lock the user out and break the list of users: "
            + String.join(", ", Canonical.set(now.danglingOf(user))),
        mode == AuthenticationMode.BASIC
            ? listFix
            : "let the user sign in again, which writes the list anew");
  }

  private static String listFix(boolean isMended) {
    return isMended
        ? "nothing; the plan mends the list"
        : "mention the user in the policy, and the plan mends the list";
  }

  private void alikeButForCase() {
    Map<String, String> first = new HashMap<>();
    for (String name : Canonical.set(now.state().users().stream().map(User::name).toList())) {
      String other = first.putIfAbsent(name.toLowerCase(Locale.ROOT), name);
      if (other != null) {
        findings.warning(
            "USER_CASE",
            "cluster " + cluster + ", user " + name,
            "'" + name + "' and '" + other + "' are two users to the server",
            "make sure that they are two people");
      }
    }
  }
}
