package io.paiadmin.core.builtin.memory;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.cluster.User;
import java.util.List;

/** A user as {@code GET /users} shows it. */
final class UserRecord {
  private static final String NAME = "username";
  private static final String EMAIL = "email";
  private static final String GROUPS = "grouplist";

  private UserRecord() {}

  /** Reads a user; that its name or its groups may not be legal is for others to say. */
  static User read(Cursor entry) {
    Cursor user = entry.expect(GROUPS);
    return new User(user.text(NAME), user.text(EMAIL), user.names(GROUPS));
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
}
