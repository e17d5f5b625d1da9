package io.paiadmin.core.apply;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Secret;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.ClusterChange;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.GroupChange;
import io.paiadmin.api.cluster.UserChange;
import io.paiadmin.core.tenancy.plan.Action;
import io.paiadmin.core.tenancy.plan.GroupAction;
import io.paiadmin.core.tenancy.plan.UserAction;
import io.paiadmin.core.tenancy.simulation.Simulation;
import java.util.Optional;

/** Says an action in the words that a connector understands. */
final class Changes {
  private final Passwords passwords;

  Changes(Passwords passwords) {
    this.passwords = passwords;
  }

  /**
   * Returns the change that carries out an action on the state reached, or nothing for what a
   * person must do.
   *
   * @throws PaiAdminException with {@code NOT_FOUND} when the group to change is not there
   */
  Optional<ClusterChange> of(Action action, Simulation state) {
    if (action instanceof GroupAction group) {
      return Optional.of(of(group, state));
    } else if (action instanceof UserAction user) {
      return Optional.of(of(user));
    }
    return Optional.empty();
  }

  private static GroupChange of(GroupAction action, Simulation state) {
    if (action instanceof GroupAction.CreateGroup create) {
      return new GroupChange.CreateGroup(create.group());
    } else if (action instanceof GroupAction.DeleteGroup delete) {
      return new GroupChange.DeleteGroup(delete.group().name());
    }
    Group now = state.group(action.subject()).orElseThrow(() -> notFound(action));
    return new GroupChange.UpdateGroup(now, updated(action, now));
  }

  private static Group updated(GroupAction action, Group now) {
    if (action instanceof GroupAction.SetGroupAcls set) {
      return now.withAcls(GroupAction.written(set.to(), now.acls()));
    } else if (action instanceof GroupAction.RestoreAcl restore) {
      return now.withAcls(GroupAction.written(restore.to(), now.acls()));
    } else if (action instanceof GroupAction.SetGroupDetails set) {
      return now.withDetails(set.to().description(), set.to().externalName());
    }
    throw new AssertionError("every group action is known: " + action);
  }

  private UserChange of(UserAction action) {
    String user = action.user();
    if (action instanceof UserAction.Membership membership) {
      return new UserChange.SetUserGroups(user, membership.from(), membership.to());
    } else if (action instanceof UserAction.CreateUser create) {
      return new UserChange.CreateUser(user, create.email(), password(user));
    } else if (action instanceof UserAction.SetUserEmail set) {
      return new UserChange.SetUserEmail(user, set.to());
    } else if (action instanceof UserAction.GrantAdmin) {
      return new UserChange.GrantAdmin(user);
    } else if (action instanceof UserAction.RevokeAdmin) {
      return new UserChange.RevokeAdmin(user);
    } else if (action instanceof UserAction.RevokeTokens) {
      return new UserChange.RevokeTokens(user);
    } else if (action instanceof UserAction.DeleteUser) {
      return new UserChange.DeleteUser(user);
    }
    throw new AssertionError("every user action is known: " + action);
  }

  private Secret password(String user) {
    try {
      return passwords.passwordOf(user);
    } catch (RuntimeException e) {
      throw new PaiAdminException(
          StandardErrorCode.INVALID_INPUT,
          "there is no first password for '" + user + "'",
          "mend what hands out first passwords",
          e);
    }
  }

  private static PaiAdminException notFound(GroupAction action) {
    return new PaiAdminException(
        StandardErrorCode.NOT_FOUND,
        "there is no group '" + action.subject() + "' any more",
        "plan again");
  }
}
