package io.paiadmin.core.tenancy.rule;

import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.core.tenancy.access.Snapshot;
import io.paiadmin.core.tenancy.wish.Edit;
import java.util.Optional;

/** Whether a user may join or leave a team at all. */
public final class MembershipRules {
  private final Snapshot now;
  private final AuthenticationMode mode;

  public MembershipRules(Snapshot now, AuthenticationMode mode) {
    this.now = now;
    this.mode = mode;
  }

  public static Optional<Problem> defaultIsForEverybody(Edit edit) {
    return Optional.of(
        Problem.error(
            "DEFAULT_REVOKE",
            edit.text(),
            "everybody is in 'default', and nobody can leave it",
            "delete the user, if that is what you want"));
  }

  public Findings check(Edit edit, String user, String team) {
    Findings findings = new Findings();
    if (mode == AuthenticationMode.AAD) {
      belongsToDirectory(findings, edit, user, team);
    } else {
      known(findings, edit, user, team);
    }
    return findings;
  }

  private void belongsToDirectory(Findings findings, Edit edit, String user, String team) {
    String external = now.group(team).map(Group::externalName).orElse("");
    findings.error(
        "AAD_EXTERNAL_MEMBERSHIP",
        edit.text(),
        "in AAD mode memberships belong to the directory; the server has no way to write them",
        "change directory group '" + external + "' for " + user + ", who then signs in again");
  }

  private void known(Findings findings, Edit edit, String user, String team) {
    if (!now.hasUser(user)) {
      findings.error(
          "USER_UNKNOWN",
          edit.text(),
          "there is no user '" + user + "'",
          "create the user first, or correct the name; names are compared exactly");
    }
    knownTeam(findings, edit, team);
  }

  private void knownTeam(Findings findings, Edit edit, String team) {
    Optional<Group> group = now.group(team);
    if (group.isEmpty()) {
      findings.error(
          "VC_UNKNOWN",
          edit.text(),
          "there is no team '" + team + "': no group and no virtual cluster of that name",
          "create the team first, or correct the name; names are compared exactly");
    } else if (group.get().acls().admin()) {
      findings.error(
          "RESERVED_NAME",
          edit.text(),
          "'" + team + "' is the administrators' group; it is no team's group",
          "name administrators under 'admins' in a policy");
    }
  }
}
