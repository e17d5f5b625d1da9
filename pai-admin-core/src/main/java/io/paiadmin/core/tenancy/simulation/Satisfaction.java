package io.paiadmin.core.tenancy.simulation;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.api.cluster.User;
import io.paiadmin.core.tenancy.name.Canonical;
import io.paiadmin.core.tenancy.plan.Action;
import io.paiadmin.core.tenancy.plan.GroupAction;
import io.paiadmin.core.tenancy.plan.OperatorAction;
import io.paiadmin.core.tenancy.plan.UserAction;
import java.util.List;
import java.util.function.Predicate;

/** Tells whether a state is as an action would leave it. */
public final class Satisfaction {
  private Satisfaction() {}

  /**
   * Tells whether carrying out an action would change nothing. What cannot be seen in a state,
   * tokens and restarts, never counts as done.
   */
  public static boolean of(Action action, Simulation state) {
    if (action instanceof GroupAction group) {
      return of(group, state);
    } else if (action instanceof UserAction user) {
      return of(user, state);
    }
    return action instanceof OperatorAction operator && of(operator, state);
  }

  /**
   * Tells whether two states agree on everything about one user or group that a plan can change.
   */
  public static boolean agree(Action action, Simulation one, Simulation other) {
    return action instanceof UserAction
        ? one.user(action.subject())
            .map(Satisfaction::meaning)
            .equals(other.user(action.subject()).map(Satisfaction::meaning))
        : one.group(action.subject())
            .map(Satisfaction::meaning)
            .equals(other.group(action.subject()).map(Satisfaction::meaning));
  }

  private static User meaning(User user) {
    return user.withGroups(Canonical.multiset(user.groups()));
  }

  private static Group meaning(Group group) {
    return group.withAcls(Canonical.acls(group.acls()));
  }

  private static boolean of(GroupAction action, Simulation state) {
    if (action instanceof GroupAction.CreateGroup create) {
      return is(state, action, group -> Canonical.same(group, create.group()));
    } else if (action instanceof GroupAction.SetGroupAcls set) {
      return is(state, action, group -> isWritten(group.acls(), set.to()));
    } else if (action instanceof GroupAction.RestoreAcl restore) {
      return is(state, action, group -> isWritten(group.acls(), restore.to()));
    } else if (action instanceof GroupAction.SetGroupDetails set) {
      return is(state, action, group -> GroupAction.Details.of(group).equals(set.to()));
    }
    return state.group(action.subject()).isEmpty();
  }

  private static boolean isWritten(Acls now, Acls wanted) {
    return Canonical.same(now, GroupAction.written(wanted, now));
  }

  private static boolean is(Simulation state, GroupAction action, Predicate<Group> wanted) {
    return state.group(action.subject()).filter(wanted).isPresent();
  }

  private static boolean of(UserAction action, Simulation state) {
    if (action instanceof UserAction.Membership membership) {
      return groups(state, action).equals(membership.to());
    } else if (action instanceof UserAction.CreateUser) {
      return state.user(action.user()).isPresent();
    } else if (action instanceof UserAction.SetUserEmail set) {
      return state.user(action.user()).filter(u -> u.email().equals(set.to())).isPresent();
    } else if (action instanceof UserAction.GrantAdmin grant) {
      return groups(state, action).contains(grant.group());
    } else if (action instanceof UserAction.RevokeAdmin revoke) {
      return revoke.groups().stream().noneMatch(groups(state, action)::contains);
    } else if (action instanceof UserAction.DeleteUser) {
      return state.user(action.user()).isEmpty();
    }
    return false;
  }

  private static List<String> groups(Simulation state, UserAction action) {
    return state
        .user(action.user())
        .map(user -> Canonical.multiset(user.groups()))
        .orElse(List.of());
  }

  private static boolean of(OperatorAction action, Simulation state) {
    if (action instanceof OperatorAction.VcConfigChange change) {
      boolean there = state.hasVirtualCluster(change.virtualCluster());
      return there == (change.change() == OperatorAction.Change.ADD);
    } else if (action instanceof OperatorAction.WaitVc wait) {
      return state.hasVirtualCluster(wait.virtualCluster());
    } else if (action instanceof OperatorAction.WaitVcGone gone) {
      return !state.hasVirtualCluster(gone.virtualCluster())
          && state.group(gone.virtualCluster()).isEmpty();
    } else if (action instanceof OperatorAction.WaitAutoGroup wait) {
      return state.group(wait.group()).isPresent();
    }
    return false;
  }
}
