package io.paiadmin.core.builtin.memory;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.Group;
import java.util.Map;
import java.util.Set;

/** A group as {@code GET /groups} shows it. */
final class GroupRecord {
  private static final String NAME = "groupname";
  private static final String EXTENSION = "extension";
  private static final String ACLS = "acls";
  private static final String ADMIN = "admin";
  private static final String VIRTUAL_CLUSTERS = "virtualClusters";
  private static final String STORAGES = "storageConfigs";
  private static final Set<String> KNOWN_ACLS = Set.of(ADMIN, VIRTUAL_CLUSTERS, STORAGES);

  private GroupRecord() {}

  /** Reads a group; that its name may not be legal is for others to say. */
  static Group read(Cursor entry) {
    Cursor extension = entry.child(EXTENSION).expect(ACLS);
    return new Group(
        entry.text(NAME),
        entry.text("description"),
        entry.text("externalName"),
        acls(extension.child(ACLS)),
        extension.others(Set.of(ACLS)));
  }

  /** Reads the group of an entry that was found by its name. */
  static Group read(JsonNode entry) {
    return read(Cursor.quiet(entry));
  }

  static ObjectNode create(Group group) {
    ObjectNode acls = tree(group.acls());
    ObjectNode others = tree(group.otherExtension(), Set.of(ACLS));
    ObjectNode entry = JsonNodeFactory.instance.objectNode();
    entry.put(NAME, group.name());
    setDetails(entry, group);
    ObjectNode extension = entry.putObject(EXTENSION);
    extension.set(ACLS, acls);
    extension.setAll(others);
    return entry;
  }

  /** Writes description, external name and whole acls; the rest of the extension stays. */
  static void update(ObjectNode entry, Group group) {
    ObjectNode acls = tree(group.acls());
    setDetails(entry, group);
    JsonNode extension = entry.path(EXTENSION);
    ObjectNode parent =
        extension instanceof ObjectNode object ? object : entry.putObject(EXTENSION);
    parent.set(ACLS, acls);
  }

  private static void setDetails(ObjectNode entry, Group group) {
    entry.put("description", group.description());
    entry.put("externalName", group.externalName());
  }

  private static Acls acls(Cursor acls) {
    return new Acls(
        acls.flag(ADMIN, false),
        acls.names(VIRTUAL_CLUSTERS),
        acls.names(STORAGES),
        acls.others(KNOWN_ACLS));
  }

  /** Normalises as the server does, which leaves an empty list of storages out. */
  private static ObjectNode tree(Acls acls) {
    ObjectNode tree = JsonNodeFactory.instance.objectNode();
    tree.put(ADMIN, acls.admin());
    acls.virtualClusters().forEach(tree.putArray(VIRTUAL_CLUSTERS)::add);
    if (!acls.storages().isEmpty()) {
      acls.storages().forEach(tree.putArray(STORAGES)::add);
    }
    tree.setAll(tree(acls.other(), KNOWN_ACLS));
    return tree;
  }

  private static ObjectNode tree(Map<String, String> others, Set<String> reserved) {
    ObjectNode tree = JsonNodeFactory.instance.objectNode();
    others.forEach((key, text) -> tree.set(free(key, reserved), Json.value(key, text)));
    return tree;
  }

  private static String free(String key, Set<String> reserved) {
    if (reserved.contains(key)) {
      throw Refusal.invalid(
          "key " + key, "the key has a place of its own", "do not carry it along");
    }
    return key;
  }
}
