package io.paiadmin.core.builtin.memory;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.cluster.Storage;

/** A storage as {@code GET /storages} shows it. */
final class StorageRecord {
  private StorageRecord() {}

  /** Reads a storage; a claim without labels has no {@code share} and is shared. */
  static Storage read(Cursor entry) {
    return new Storage(entry.text("name"), entry.text("volumeName"), entry.flag("share", true));
  }

  static ObjectNode create(Storage storage) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("name", storage.name())
        .put("share", storage.shared())
        .put("volumeName", storage.volume());
  }
}
