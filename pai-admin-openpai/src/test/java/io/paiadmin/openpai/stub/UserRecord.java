package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.Secret;
import io.paiadmin.api.cluster.User;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/** A user as the server keeps it; the extension is never changed in place. */
record UserRecord(
    String name, String email, List<String> groups, ObjectNode extension, Secret password) {

  UserRecord {
    groups = List.copyOf(groups);
  }

  static UserRecord of(User user, ObjectNode extension, Secret password) {
    return new UserRecord(user.name(), user.email(), user.groups(), extension, password);
  }

  User toUser() {
    return new User(name, email, groups);
  }

  UserRecord with(User user) {
    return of(user, extension, password);
  }

  UserRecord withEmail(String other) {
    return new UserRecord(name, other, groups, extension, password);
  }

  UserRecord withGroups(List<String> others) {
    return new UserRecord(name, email, others, extension, password);
  }

  UserRecord withPassword(String other) {
    return new UserRecord(name, email, groups, extension, Secret.of(other));
  }

  UserRecord withExtension(ObjectNode over) {
    return new UserRecord(name, email, groups, Json.merged(extension, over), password);
  }

  /** Returns this user without the first mention of a group. */
  UserRecord without(String group) {
    List<String> others = new ArrayList<>(groups);
    others.remove(group);
    return withGroups(others);
  }

  /** Returns the keys that the server makes for every user of its own. */
  static ObjectNode generatedKeys(String user) {
    byte[] bytes = ("not a key of " + user).getBytes(StandardCharsets.UTF_8);
    String text = Base64.getEncoder().encodeToString(bytes);
    String pem = "-----BEGIN RSA PRIVATE KEY-----\n" + text + "\n-----END RSA PRIVATE KEY-----\n";
    ObjectNode keys = Json.object().put("key", pem).put("pub", "ssh-rsa " + text);
    return Json.object().set("jobSSH", keys);
  }
}
