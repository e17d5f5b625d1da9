package io.paiadmin.core.tenancy.rule;

import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.access.Snapshot;
import io.paiadmin.core.tenancy.name.Canonical;
import io.paiadmin.core.tenancy.name.Names;
import java.util.List;
import java.util.Locale;
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
    partial();
    new UserSurvey(cluster, mode, now, findings).look(mended);
    now.state().groups().forEach(this::group);
    administrators();
  }

  /** That an account sees only its own storages is usual, and said where it matters. */
  private void partial() {
    for (ClusterPart part : now.state().partial()) {
      if (part != ClusterPart.STORAGES) {
        findings.warning(
            "PARTIAL_READING",
            "cluster " + cluster,
            "the reading does not show all "
                + part.name().toLowerCase(Locale.ROOT).replace('_', ' ')
                + "; what it does not show is unknown, not missing",
            "make the reading complete before you rely on the plan");
      }
    }
  }

  /** Returns what to say of a name on the cluster that is not legal. */
  static Problem illegal(Problem problem) {
    return Problem.warning(
        "ILLEGAL_ACTUAL",
        problem.at(),
        problem.message(),
        "the server refuses requests for such a name; change it where the cluster keeps it");
  }

  private void group(Group group) {
    String at = "cluster " + cluster + ", group " + group.name();
    findings.add(Names.group(group.name(), at).map(Survey::illegal));
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
          "give the team a group that bears the name of its virtual cluster, and delete this one");
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
    boolean isComplete = now.state().isComplete(ClusterPart.USERS);
    if (isComplete && Administrators.names(now).isEmpty()) {
      findings.warning(
          "NO_ADMIN_NOW",
          "cluster " + cluster,
          "nobody is an administrator",
          mode == AuthenticationMode.BASIC
              ? "name one under 'admins'"
              : "let somebody of the administrators' directory group sign in");
    }
  }
}
