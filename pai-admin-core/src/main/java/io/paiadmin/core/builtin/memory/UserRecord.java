package io.paiadmin.core.builtin.memory;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.cluster.User;
import java.util.List;
import java.util.function.Predicate;

/** A user as {@code GET /users} shows it. */
final class UserRecord {
  private static final String NAME = "username";
  private static final String EMAIL = "email";
  private static final String GROUPS = "grouplist";

  private UserRecord() {}

  /**
   * Reads a user and notes groups that do not exist.
   *
   * @param exists tells whether there is a group of a name
   */
  static User read(Cursor entry, Predicate<String> exists) {
    User user = read(entry.expect(GROUPS));
    if (!Names.isUser(user.name())) {
      entry.oddities().odd(entry.place(), "OpenPAI allows no user of the name " + user.name());
    }
    user.groups().stream()
        .filter(exists.negate())
        .distinct()
        .forEach(group -> dangling(entry, user, group));
    return user;
  }

  /** Returns the names of an entry's groups. */
  static List<String> groups(JsonNode entry) {
    return Cursor.quiet(entry).names(GROUPS);
  }

  static ObjectNode create(User user) {
    ObjectNode entry = JsonNodeFactory.instance.objectNode();
    entry.put(NAME, user.name());
    setGroups(entry, user.groups());
    setEmail(entry, user.email());
    entry.putObject("extension");
    return entry;
  }

  static void setGroups(ObjectNode entry, List<String> groups) {
    groups.forEach(entry.putArray(GROUPS)::add);
  }

  static void setEmail(ObjectNode entry, String email) {
    entry.put(EMAIL, email);
  }

  private static User read(Cursor entry) {
    return new User(entry.text(NAME), entry.text(EMAIL), entry.names(GROUPS));
  }

  private static void dangling(Cursor entry, User user, String group) {
    String message =
        "the user " + user.name() + " is in the group " + group + ", which does not exist";
    entry.oddities().dangling(entry.place().child(GROUPS), message);
  }
}
