package io.paiadmin.openpai.wire;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.cluster.ClusterPart;
import io.paiadmin.api.cluster.Storage;
import io.paiadmin.openpai.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A storage as the server lists one. The detail of a storage, which holds credentials, is never
 * asked for.
 */
public final class StorageRecord {
  private StorageRecord() {}

  /** Reads the list of storages; empty when the document is none. */
  public static Optional<List<Storage>> list(byte[] document, Findings findings) {
    Part<Storage> storages = new Part<>(ClusterPart.STORAGES, Storage::name, findings);
    return Json.tree(document)
        .map(tree -> tree.path("storages"))
        .filter(JsonNode::isArray)
        .map(list -> storages.with(entries(list, findings)));
  }

  private static List<Storage> entries(JsonNode list, Findings findings) {
    List<Storage> entries = new ArrayList<>();
    list.forEach(entry -> entries.add(read(entry, findings)));
    return entries;
  }

  /** A claim without labels has no word on sharing, and is shared. */
  private static Storage read(JsonNode record, Findings findings) {
    String name = record.path("name").asText("");
    Entry entry = new Entry(record, "storage " + name, findings);
    boolean isShared = !record.has("share") || entry.flag("share");
    return new Storage(name, entry.text("volumeName"), isShared);
  }
}
