package io.paiadmin.examples.benchmarks;

import io.paiadmin.api.cluster.ClusterState;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.UserChange.SetUserGroups;
import java.util.ArrayList;
import java.util.List;

/**
 * A thousand users who leave their first team and come back to it, by turns: each round expects
 * what the one before has left.
 */
final class BackAndForth {
  private static final int USERS = 1_000;

  private final List<SetUserGroups> away;
  private final List<SetUserGroups> back;
  private boolean isAway;

  /**
   * Makes rounds for the first thousand users.
   *
   * @param start the state before the first round; the first group of a user is the default group
   */
  BackAndForth(ClusterState start) {
    List<User> users = start.users().subList(0, USERS);
    away = users.stream().map(user -> change(user.name(), user.groups(), left(user))).toList();
    back = users.stream().map(user -> change(user.name(), left(user), user.groups())).toList();
  }

  List<SetUserGroups> next() {
    isAway = !isAway;
    return isAway ? away : back;
  }

  private static SetUserGroups change(String user, List<String> before, List<String> after) {
    return new SetUserGroups(user, before, after);
  }

  private static List<String> left(User user) {
    List<String> groups = new ArrayList<>(user.groups());
    groups.remove(1);
    return groups;
  }
}
