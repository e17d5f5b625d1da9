package io.paiadmin.core.tenancy.plan;

/**
 * What a step does. A plan for a directory cluster is a {@code Plan<GroupAction>}: since user
 * actions are another type, it cannot hold a write of users or memberships.
 */
public sealed interface Action permits GroupAction, UserAction, OperatorAction {
  /** Returns the kind of action, such as {@code SetUserGroups}; plans sort and group by it. */
  String kind();

  /** Returns the name of the thing that changes. */
  String subject();
}
