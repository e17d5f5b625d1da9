package io.paiadmin.openpai.wire;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.User;
import io.paiadmin.openpai.json.Json;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A user as the server shows one. The extension, which holds the private key of the user's jobs and
 * may hold tokens for other services, is not looked at.
 */
public final class UserRecord {
  /** Secrets, and what follows from the groups. */
  private static final Set<String> PASSED_OVER =
      Set.of("extension", "virtualCluster", "storageConfig");

  private UserRecord() {}

  /** Reads the list of users; empty when the document is none. */
  public static Optional<List<User>> list(byte[] document, Findings findings) {
    Part<User> users = new Part<>(ClusterPart.USERS, User::name, findings);
    return Json.entries(document, PASSED_OVER, entry -> read(entry, findings)).map(users::with);
  }

  /** Reads one user. */
  public static User read(JsonNode record, Findings findings) {
    String name = record.path("username").asText("");
    Entry entry = new Entry(record, "user " + name, findings);
    if (!record.path("grouplist").isArray()) {
      findings.odd("user " + name, "the list of groups is missing and taken as empty");
    }
    return new User(name, entry.text("email"), entry.names("grouplist"));
  }

  /** Tells whether the server takes the user for an administrator. */
  public static boolean isAdmin(JsonNode record) {
    return record.path("admin").asBoolean(false);
  }
}
