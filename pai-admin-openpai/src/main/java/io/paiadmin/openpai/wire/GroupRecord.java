package io.paiadmin.openpai.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.Acls;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.Group;
import io.paiadmin.openpai.json.Json;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A group as the server shows and takes one. */
public final class GroupRecord {
  private static final String ADMIN = "admin";
  private static final String VIRTUAL_CLUSTERS = "virtualClusters";
  private static final String STORAGES = "storageConfigs";
  private static final Set<String> ACLS = Set.of("acls");
  private static final Set<String> KNOWN_ACLS = Set.of(ADMIN, VIRTUAL_CLUSTERS, STORAGES);

  private GroupRecord() {}

  /** Reads the list of groups; empty when the document is none. */
  public static Optional<List<Group>> list(byte[] document, Findings findings) {
    Part<Group> groups = new Part<>(ClusterPart.GROUPS, Group::name, findings);
    return Json.entries(document, Set.of(), entry -> read(entry, findings)).map(groups::with);
  }

  /** Reads one group. */
  public static Group read(JsonNode record, Findings findings) {
    String name = record.path("groupname").asText("");
    Entry entry = new Entry(record, "group " + name, findings);
    Entry extension = entry.child("extension");
    return new Group(
        name,
        entry.text("description"),
        entry.text("externalName"),
        acls(extension.child("acls")),
        extension.others(ACLS));
  }

  /** Writes a whole group, as it is created. */
  public static ObjectNode write(Group group) {
    ObjectNode record = Json.object();
    record.put("groupname", group.name());
    record.put("description", group.description());
    record.put("externalName", group.externalName());
    ObjectNode extension = record.putObject("extension");
    extension.set("acls", write(group.acls()));
    addAll(group.otherExtension(), ACLS, extension);
    return record;
  }

  /** Writes whole acls: the server replaces them as a whole, and an absent list is an empty one. */
  public static ObjectNode write(Acls acls) {
    ObjectNode record = Json.object();
    record.put(ADMIN, acls.admin());
    acls.virtualClusters().forEach(record.putArray(VIRTUAL_CLUSTERS)::add);
    if (!acls.storages().isEmpty()) {
      acls.storages().forEach(record.putArray(STORAGES)::add);
    }
    addAll(acls.other(), KNOWN_ACLS, record);
    return record;
  }

  private static Acls acls(Entry acls) {
    return new Acls(
        acls.flag(ADMIN),
        acls.names(VIRTUAL_CLUSTERS),
        acls.names(STORAGES),
        acls.others(KNOWN_ACLS));
  }

  private static void addAll(Map<String, String> others, Set<String> taken, ObjectNode record) {
    others.forEach((key, text) -> record.set(free(key, taken), value(key, text)));
  }

  private static String free(String key, Set<String> taken) {
    if (taken.contains(key)) {
      throw invalid("the key '" + key + "' has a place of its own", "do not carry it along");
    }
    return key;
  }

  private static JsonNode value(String key, String text) {
    return Json.value(text)
        .orElseThrow(() -> invalid("the value of key '" + key + "' is not JSON", "mend it"));
  }

  private static PaiAdminException invalid(String message, String fix) {
    return new PaiAdminException(StandardErrorCode.INVALID_INPUT, message, fix);
  }
}
