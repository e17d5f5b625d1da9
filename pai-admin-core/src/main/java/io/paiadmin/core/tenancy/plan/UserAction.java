package io.paiadmin.core.tenancy.plan;

import java.util.List;

/** An action on a user; only plans for basic mode can hold these. */
public sealed interface UserAction extends Action {

  /** Returns the user's name. */
  String user();

  @Override
  default String subject() {
    return user();
  }

  @Override
  default String kind() {
    return getClass().getSimpleName();
  }

  /** An action that replaces a user's whole list of groups: from exactly this to that. */
  sealed interface Membership extends UserAction {
    /** Returns the list as it must be before, sorted, duplicates included. */
    List<String> from();

    /** Returns the list as it is afterwards, sorted. */
    List<String> to();
  }

  /** Take names of groups that do not exist out of a user's list; they lock the user out. */
  record DropDangling(String user, List<String> from, List<String> to) implements Membership {
    /** Copies the lists. */
    public DropDangling {
      from = List.copyOf(from);
      to = List.copyOf(to);
    }
  }

  /** Leave one of each name in a user's list; the server takes only the first of several away. */
  record DedupeMembership(String user, List<String> from, List<String> to) implements Membership {
    /** Copies the lists. */
    public DedupeMembership {
      from = List.copyOf(from);
      to = List.copyOf(to);
    }
  }

  /** Add a user to groups or take them out. */
  record SetUserGroups(String user, List<String> from, List<String> to) implements Membership {
    /** Copies the lists. */
    public SetUserGroups {
      from = List.copyOf(from);
      to = List.copyOf(to);
    }
  }

  /** Create a user; the password is chosen when the plan is applied. */
  record CreateUser(String user, String email) implements UserAction {}

  /** Change a user's mail address. */
  record SetUserEmail(String user, String from, String to) implements UserAction {}

  /** Make a user an administrator by adding them to the administrators' group. */
  record GrantAdmin(String user, String group) implements UserAction {}

  /** Take a user out of every administrators' group. */
  record RevokeAdmin(String user, List<String> groups) implements UserAction {
    /** Copies the list. */
    public RevokeAdmin {
      groups = List.copyOf(groups);
    }
  }

  /** End a user's tokens, which would work again once the name is given to somebody. */
  record RevokeTokens(String user) implements UserAction {}

  /** Delete a user. */
  record DeleteUser(String user, String email) implements UserAction {}
}
