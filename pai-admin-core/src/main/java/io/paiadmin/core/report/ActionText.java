package io.paiadmin.core.report;

import io.paiadmin.api.cluster.Acls;
import io.paiadmin.core.tenancy.plan.Action;
import io.paiadmin.core.tenancy.plan.GroupAction;
import io.paiadmin.core.tenancy.plan.OperatorAction;
import io.paiadmin.core.tenancy.plan.UserAction;
import java.util.ArrayList;
import java.util.List;

/** What an action does, in words: one line, and lines to copy where a person has to act. */
final class ActionText {
  private ActionText() {}

  /** Returns one line. */
  static String line(Action action) {
    if (action instanceof GroupAction group) {
      return line(group);
    } else if (action instanceof UserAction user) {
      return line(user);
    }
    return line((OperatorAction) action);
  }

  /**
   * Returns what a person must put somewhere or type, line by line; empty for all other actions.
   */
  static List<String> toCopy(Action action) {
    if (action instanceof OperatorAction.VcConfigChange change) {
      return change.fragment().lines().toList();
    } else if (action instanceof OperatorAction.Restart restart) {
      return restart.commands();
    } else if (action instanceof OperatorAction.RevokeTokensByHand revoke) {
      return revoke.commands();
    }
    return List.of();
  }

  private static String line(GroupAction action) {
    String name = action.subject();
    if (action instanceof GroupAction.CreateGroup create) {
      return "create group " + name + " with " + grants(create.group().acls());
    } else if (action instanceof GroupAction.SetGroupAcls set) {
      return "let group " + name + " grant " + difference(set.from(), set.to());
    } else if (action instanceof GroupAction.RestoreAcl restore) {
      return "give group " + name + " back " + difference(restore.from(), restore.to());
    } else if (action instanceof GroupAction.SetGroupDetails set) {
      return "describe group " + name + ": " + text(set.from()) + " -> " + text(set.to());
    }
    return "delete group " + name;
  }

  private static String line(UserAction action) {
    String name = action.user();
    if (action instanceof UserAction.Membership membership) {
      return "groups of "
          + name
          + ": "
          + String.join(", ", membership.from())
          + " -> "
          + String.join(", ", membership.to());
    } else if (action instanceof UserAction.CreateUser create) {
      return "create user " + name + (create.email().isEmpty() ? "" : " <" + create.email() + ">");
    } else if (action instanceof UserAction.SetUserEmail set) {
      return "mail address of " + name + ": " + set.from() + " -> " + set.to();
    } else if (action instanceof UserAction.GrantAdmin) {
      return "make " + name + " an administrator";
    } else if (action instanceof UserAction.RevokeAdmin) {
      return "make " + name + " no longer an administrator";
    } else if (action instanceof UserAction.RevokeTokens) {
      return "end every token of " + name;
    }
    return "delete user " + name;
  }

  private static String line(OperatorAction action) {
    String name = action.subject();
    if (action instanceof OperatorAction.VcConfigChange change) {
      return change.change() == OperatorAction.Change.ADD
          ? "by hand: add virtual cluster " + name + " to services-configuration.yaml"
          : "by hand: take virtual cluster " + name + " out of services-configuration.yaml";
    } else if (action instanceof OperatorAction.Restart) {
      return "by hand: restart " + name;
    } else if (action instanceof OperatorAction.RevokeTokensByHand) {
      return "by hand: end every token of " + name;
    } else if (action instanceof OperatorAction.WaitVcGone) {
      return "wait until virtual cluster " + name + " is gone";
    } else if (action instanceof OperatorAction.WaitAutoGroup) {
      return "wait until the server has made group " + name;
    }
    return "wait until virtual cluster " + name + " is there";
  }

  private static String grants(Acls acls) {
    List<String> parts = new ArrayList<>();
    if (acls.admin()) {
      parts.add("administration");
    }
    if (!acls.virtualClusters().isEmpty()) {
      parts.add("virtual clusters " + String.join(", ", acls.virtualClusters()));
    }
    if (!acls.storages().isEmpty()) {
      parts.add("storages " + String.join(", ", acls.storages()));
    }
    return parts.isEmpty() ? "nothing" : String.join(" and ", parts);
  }

  private static String difference(Acls from, Acls to) {
    return grants(to) + " (until now " + grants(from) + ")";
  }

  private static String text(GroupAction.Details details) {
    String external = details.externalName();
    return "'" + details.description() + "'" + (external.isEmpty() ? "" : ", fed by " + external);
  }
}
