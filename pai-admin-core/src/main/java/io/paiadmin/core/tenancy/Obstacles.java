package io.paiadmin.core.tenancy;

import io.paiadmin.api.Problem;
import io.paiadmin.api.cluster.AuthenticationMode;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.core.tenancy.access.Snapshot;
import io.paiadmin.core.tenancy.name.Names;
import io.paiadmin.core.tenancy.wish.Edit;
import java.util.Optional;

/** Looks for what makes a change impossible to imagine: names that stand for nothing, above all. */
final class Obstacles {
  private final AuthenticationMode mode;
  private final Snapshot now;
  private final Edit edit;

  Obstacles(AuthenticationMode mode, Snapshot now, Edit edit) {
    this.mode = mode;
    this.now = now;
    this.edit = edit;
  }

  /** Returns the first obstacle, if there is one. */
  Optional<Problem> first() {
    return leavingDefault()
        .or(this::unknownUser)
        .or(this::unknownGroup)
        .or(this::unknownResource)
        .or(this::boundGroup);
  }

  private Optional<Problem> leavingDefault() {
    boolean leavesDefault =
        edit instanceof Edit.Leave leave
            && leave.team().equals(Names.DEFAULT)
            && mode == AuthenticationMode.BASIC;
    return leavesDefault
        ? obstacle(
            "DEFAULT_REQUIRED",
            "everybody is in 'default', and nobody can leave it",
            "delete the user, if that is what you want")
        : Optional.empty();
  }

  private Optional<Problem> unknownUser() {
    return user()
        .filter(name -> !now.hasUser(name))
        .flatMap(name -> unknown("USER_UNKNOWN", "user", name));
  }

  private Optional<String> user() {
    if (edit instanceof Edit.Join join) {
      return Optional.of(join.user());
    }
    return edit instanceof Edit.Leave leave ? Optional.of(leave.user()) : Optional.empty();
  }

  private Optional<Problem> unknownGroup() {
    return now.hasGroup(edit.group())
        ? Optional.empty()
        : unknown("GROUP_UNKNOWN", "group", edit.group());
  }

  private Optional<Problem> unknownResource() {
    if (edit instanceof Edit.GrantVirtualCluster grant
        && now.state().isComplete(ClusterPart.VIRTUAL_CLUSTERS)
        && !now.hasVirtualCluster(grant.virtualCluster())) {
      return unknown("VC_UNKNOWN", "virtual cluster", grant.virtualCluster());
    } else if (edit instanceof Edit.GrantStorage grant
        && now.state().isComplete(ClusterPart.STORAGES)
        && !now.hasStorage(grant.storage())) {
      return unknown("STORAGE_UNKNOWN", "bound storage", grant.storage());
    }
    return Optional.empty();
  }

  private Optional<Problem> boundGroup() {
    boolean ofVirtualCluster =
        edit instanceof Edit.GrantVirtualCluster || edit instanceof Edit.RevokeVirtualCluster;
    return ofVirtualCluster && mode == AuthenticationMode.BASIC
        ? obstacle(
            "B_GROUP_NOT_VC",
            "in basic mode group '"
                + edit.group()
                + "' is exactly the virtual cluster of that name",
            "let users join the group of the virtual cluster they need")
        : Optional.empty();
  }

  private Optional<Problem> unknown(String code, String what, String name) {
    return obstacle(
        code,
        "there is no " + what + " '" + name + "'",
        "correct the name; names are compared exactly");
  }

  private Optional<Problem> obstacle(String code, String message, String fix) {
    return Optional.of(Problem.error(code, edit.text(), message, fix));
  }
}
