package io.paiadmin.api.cluster;

import io.paiadmin.api.Secret;
import java.util.List;

/** A change of a user; only clusters in basic mode know these. */
public sealed interface UserChange extends ClusterChange {

  /** Returns the user's name. */
  String user();

  @Override
  default String subject() {
    return user();
  }

  /**
   * Create a user, who is in the default group from then on. Fails with {@code CONFLICT} when the
   * name is taken.
   *
   * @param user the name
   * @param email the mail address, empty for none
   * @param password the first password, at least six characters
   */
  record CreateUser(String user, String email, Secret password) implements UserChange {
    @Override
    public Capability capability() {
      return Capability.CREATE_USER;
    }
  }

  /**
   * Delete a user. Fails with {@code NOT_FOUND} when there is none and with {@code FORBIDDEN} when
   * the user is an administrator.
   *
   * @param user the name
   */
  record DeleteUser(String user) implements UserChange {
    @Override
    public Capability capability() {
      return Capability.DELETE_USER;
    }
  }

  /**
   * Set a user's mail address. Fails with {@code NOT_FOUND} when there is no such user.
   *
   * @param user the name
   * @param email the new address, empty to clear it
   */
  record SetUserEmail(String user, String email) implements UserChange {
    @Override
    public Capability capability() {
      return Capability.SET_USER_EMAIL;
    }
  }

  /**
   * Replace a user's list of groups. Fails with {@code NOT_FOUND} when the user or a new group is
   * not there, and with {@code CONFLICT} when the list is not as expected.
   *
   * @param user the name
   * @param expected the names as they were read, duplicates included; order has no meaning
   * @param groups the names as they shall be
   */
  record SetUserGroups(String user, List<String> expected, List<String> groups)
      implements UserChange {
    /** Copies the lists. */
    public SetUserGroups {
      expected = List.copyOf(expected);
      groups = List.copyOf(groups);
    }

    @Override
    public Capability capability() {
      return Capability.SET_USER_GROUPS;
    }
  }

  /**
   * Make a user an administrator; nothing happens when the user is one. Fails with {@code
   * NOT_FOUND} when there is no such user.
   *
   * @param user the name
   */
  record GrantAdmin(String user) implements UserChange {
    @Override
    public Capability capability() {
      return Capability.GRANT_ADMIN;
    }
  }

  /**
   * Take a user out of every administrator group; nothing happens when the user is in none. Fails
   * with {@code NOT_FOUND} when there is no such user.
   *
   * @param user the name
   */
  record RevokeAdmin(String user) implements UserChange {
    @Override
    public Capability capability() {
      return Capability.REVOKE_ADMIN;
    }
  }

  /**
   * End every token of a user, browser and application tokens alike. Nothing happens when there is
   * none, or no such user.
   *
   * @param user the name
   */
  record RevokeTokens(String user) implements UserChange {
    @Override
    public Capability capability() {
      return Capability.REVOKE_TOKENS;
    }
  }
}
