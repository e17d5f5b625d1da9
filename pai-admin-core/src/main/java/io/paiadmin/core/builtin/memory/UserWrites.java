package io.paiadmin.core.builtin.memory;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.User;
import io.paiadmin.api.cluster.UserChange;
import io.paiadmin.api.cluster.UserChange.CreateUser;
import io.paiadmin.api.cluster.UserChange.DeleteUser;
import io.paiadmin.api.cluster.UserChange.RevokeTokens;
import io.paiadmin.api.cluster.UserChange.SetUserEmail;
import io.paiadmin.api.cluster.UserChange.SetUserGroups;
import java.util.List;

/** Carries out changes of users. Every check comes before the first write. */
final class UserWrites {
  private static final int SHORTEST_PASSWORD = 6;

  private final StateDocument state;
  private final AdminWrites admins;

  UserWrites(StateDocument state) {
    this.state = state;
    this.admins = new AdminWrites(state);
  }

  void apply(UserChange change) {
    if (change instanceof CreateUser create) {
      create(create);
    } else if (change instanceof RevokeTokens) {
      state.tokens().remove(change.user());
    } else {
      apply(change, state.users().require("user", change.user()));
    }
  }

  private void apply(UserChange change, ObjectNode user) {
    if (change instanceof DeleteUser) {
      delete(change.user(), user);
    } else if (change instanceof SetUserEmail set) {
      UserRecord.setEmail(user, address(set.user(), set.email()));
    } else if (change instanceof SetUserGroups set) {
      setGroups(set, user);
    } else {
      admins.apply(change, user);
    }
  }

  private void create(CreateUser change) {
    String name = change.user();
    String email = address(name, change.email());
    if (!Names.isUser(name)) {
      throw invalid(name, "a user's name is made of letters, digits, '_', '.' and '-'");
    }
    if (change.password().reveal().length() < SHORTEST_PASSWORD) {
      throw invalid(name, "the password is shorter than " + SHORTEST_PASSWORD + " characters");
    }
    if (state.users().has(name)) {
      throw Refusal.taken("user", name);
    }
    User user = new User(name, email, List.of(Names.DEFAULT_GROUP));
    state.users().add(name, UserRecord.create(user));
  }

  private void delete(String name, ObjectNode user) {
    UserRecord.groups(user).forEach(group -> requireSound(name, group));
    if (admins.isAdmin(user)) {
      throw Refusal.of(
          StandardErrorCode.FORBIDDEN,
          "user " + name,
          "the user " + name + " is an administrator and cannot be deleted",
          "revoke the administrator's role first");
    }
    state.users().remove(name);
  }

  /** The server looks every group up before it deletes, and stumbles over one that is not there. */
  private void requireSound(String user, String group) {
    if (!state.groups().has(group)) {
      throw Refusal.of(
          StandardErrorCode.NOT_FOUND,
          "user " + user,
          "the user " + user + " is in the group " + group + ", which does not exist",
          "set the user's groups first");
    }
  }

  private void setGroups(SetUserGroups change, ObjectNode user) {
    if (!sorted(change.expected()).equals(sorted(UserRecord.groups(user)))) {
      throw Refusal.changed("user", change.user());
    }
    change.groups().forEach(group -> state.groups().require("group", group));
    UserRecord.setGroups(user, change.groups());
  }

  private static String address(String user, String email) {
    if (!Names.isAddress(email)) {
      throw invalid(user, "the mail address is not one");
    }
    return email;
  }

  private static RuntimeException invalid(String user, String message) {
    return Refusal.invalid("user " + user, message, "mend it and try again");
  }

  private static List<String> sorted(List<String> names) {
    return names.stream().sorted().toList();
  }
}
