package io.paiadmin.core.tenancy.rule;

import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.User;
import io.paiadmin.core.tenancy.access.Snapshot;
import io.paiadmin.core.tenancy.name.Canonical;
import io.paiadmin.core.tenancy.name.Names;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Looks for what is wrong with a cluster as it is, whatever is wanted. Nothing found here forbids a
 * plan: real clusters have such states, and a plan may be what mends them.
 */
public final class Survey {
  private final Snapshot now;
  private final AuthenticationMode mode;
  private final String cluster;
  private final Set<String> mended;
  private final Findings findings = new Findings();

  private Survey(String cluster, AuthenticationMode mode, Snapshot now, Set<String> mended) {
    this.cluster = cluster;
    this.mode = mode;
    this.now = now;
    this.mended = mended;
  }

  /**
   * Looks at a state.
   *
   * @param mended the users whose lists of groups are mended anyway
   */
  public static List<Problem> of(
      String cluster, AuthenticationMode mode, Snapshot now, Set<String> mended) {
    Survey survey = new Survey(cluster, mode, now, mended);
    survey.look();
    return survey.findings.list();
  }

  private void look() {
    findings.addAll(now.state().problems());
    now.state().users().forEach(this::user);
    alikeButForCase();
    now.state().groups().forEach(this::group);
    administrators();
  }

  private void user(User user) {
    String at = "cluster " + cluster + ", user " + user.name();
    Names.user(user.name(), at).ifPresent(problem -> illegal(at, problem));
    if (now.isLockedOut(user)) {
      findings.warning(
          "DANGLING_GROUP",
          at,
          "groups that do not exist lock the user out and break the list of users: "
              + String.join(", ", Canonical.set(now.danglingOf(user))),
          danglingFix(user));
    }
    if (now.hasDuplicates(user)) {
      findings.warning(
          "DUP_MEMBERSHIP",
          at,
          "the list of groups names one of them twice, and the server takes away only one",
          listFix(user));
    }
  }

  private String danglingFix(User user) {
    return mode == AuthenticationMode.BASIC
        ? listFix(user)
        : "let the user sign in again, which writes the list anew";
  }

  private String listFix(User user) {
    return mended.contains(user.name())
        ? "nothing; the plan mends the list"
        : "mention the user in the policy, and the plan mends the list";
  }

  private void illegal(String at, Problem problem) {
    findings.warning(
        "ILLEGAL_ACTUAL",
        at,
        problem.message(),
        "the server refuses requests for such a name; change it where the cluster keeps it");
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

  private void group(Group group) {
    String at = "cluster " + cluster + ", group " + group.name();
    Names.group(group.name(), at).ifPresent(problem -> illegal(at, problem));
    if (mode == AuthenticationMode.BASIC && !isOfTheHouse(group)) {
      bound(group, at);
    }
  }

  private static boolean isOfTheHouse(Group group) {
    return group.acls().admin() || group.name().equals(Names.DEFAULT);
  }

  private void bound(Group group, String at) {
    List<String> virtualClusters = group.acls().virtualClusters();
    if (virtualClusters.isEmpty()) {
      boolean storageOnly = !group.acls().storages().isEmpty();
      findings.warning(
          storageOnly ? "B_STORAGE_ONLY_GROUP" : "B_GROUP_NOT_VC",
          at,
          "the group has no virtual cluster, so the next restart of the server deletes it",
          "give what it grants to a team's group");
    } else if (!virtualClusters.equals(List.of(group.name()))) {
      findings.warning(
          "B_GROUP_NOT_VC",
          at,
          "in basic mode a group is exactly the virtual cluster of its name; edits on the portal"
              + " drop this one from users",
          "mention the group in the policy, or delete it");
    }
  }

  private void administrators() {
    List<Group> admins = Administrators.groups(now);
    if (mode == AuthenticationMode.BASIC && admins.size() > 1) {
      findings.warning(
          "B_EXTRA_ADMIN_GROUP",
          "cluster " + cluster,
          "several groups make administrators, and demotion takes a user out of all: "
              + String.join(", ", Canonical.set(admins.stream().map(Group::name).toList())),
          "keep one of them");
    }
    if (Administrators.names(now).isEmpty()) {
      findings.warning(
          "NO_ADMIN_NOW",
          "cluster " + cluster,
          "nobody is an administrator",
          "name one in the policy, or let one sign in");
    }
  }
}
