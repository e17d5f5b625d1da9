package io.paiadmin.openpai.stub;

import java.util.ArrayList;
import java.util.List;

/** Making somebody an administrator or none. */
final class Promotion {
  private Promotion() {}

  /** The same with a lost group told as a lost user. */
  static UserRecord of(StubState state, UserRecord user, boolean admin) {
    UserRoutes.isAdmin(state, user);
    return between(state, user, admin);
  }

  /**
   * Returns a user with the administrators' group added, or with every group taken away that makes
   * an administrator; the same user when nothing changes.
   *
   * @throws MissingGroup when the user's list names a group that is not there
   */
  static UserRecord between(StubState state, UserRecord user, boolean admin) {
    if (state.isAdmin(user) == admin) {
      return user;
    }
    return user.withGroups(admin ? promoted(user) : demoted(state, user));
  }

  private static List<String> promoted(UserRecord user) {
    List<String> groups = new ArrayList<>(user.groups());
    groups.add(StubState.ADMIN_GROUP);
    return groups;
  }

  private static List<String> demoted(StubState state, UserRecord user) {
    return state.groups(user.groups()).stream()
        .filter(group -> !group.admin())
        .map(GroupRecord::name)
        .toList();
  }
}
