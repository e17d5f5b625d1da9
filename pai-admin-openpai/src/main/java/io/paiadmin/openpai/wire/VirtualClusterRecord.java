package io.paiadmin.openpai.wire;

import com.fasterxml.jackson.databind.JsonNode;
import io.paiadmin.api.cluster.VirtualCluster;
import io.paiadmin.api.cluster.VirtualCluster.Resources;
import io.paiadmin.openpai.json.Json;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A virtual cluster as the server shows one: a member of an object, under its name. */
public final class VirtualClusterRecord {
  private VirtualClusterRecord() {}

  /** Reads the map of virtual clusters; empty when the document is none. */
  public static Optional<List<VirtualCluster>> list(byte[] document, Findings findings) {
    return Json.tree(document)
        .filter(JsonNode::isObject)
        .map(map -> map.properties().stream().map(member -> read(member, findings)).toList());
  }

  private static VirtualCluster read(Map.Entry<String, JsonNode> member, Findings findings) {
    String name = member.getKey();
    Entry entry = new Entry(member.getValue(), "virtual cluster " + name, findings);
    return new VirtualCluster(
        name, resources(entry.child("resourcesTotal")), resources(entry.child("resourcesUsed")));
  }

  private static Resources resources(Entry amounts) {
    return new Resources(amounts.number("gpu"), amounts.number("cpu"), amounts.number("memory"));
  }
}
