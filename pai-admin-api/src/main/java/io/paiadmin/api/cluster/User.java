package io.paiadmin.api.cluster;

import java.util.List;

/**
 * A user as the cluster stores it.
 *
 * @param name the name, compared exactly: {@code bob} and {@code Bob} are two users
 * @param email the mail address, empty when unset
 * @param groups the names of the user's groups in the cluster's order; may hold duplicates and
 *     names of groups that no longer exist
 */
public record User(String name, String email, List<String> groups) {
  /** Copies the list. */
  public User {
    groups = List.copyOf(groups);
  }

  /** Returns this user with other groups. */
  public User withGroups(List<String> others) {
    return new User(name, email, others);
  }

  /** Returns this user with another mail address. */
  public User withEmail(String other) {
    return new User(name, other, groups);
  }
}
