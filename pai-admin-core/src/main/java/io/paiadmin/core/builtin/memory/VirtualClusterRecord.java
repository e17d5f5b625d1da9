package io.paiadmin.core.builtin.memory;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.cluster.VirtualCluster;
import io.paiadmin.api.cluster.VirtualCluster.Resources;

/** A virtual cluster as {@code GET /virtual-clusters} shows it under its name. */
final class VirtualClusterRecord {
  private VirtualClusterRecord() {}

  static VirtualCluster read(String name, Cursor info) {
    return new VirtualCluster(
        name, resources(info.child("resourcesTotal")), resources(info.child("resourcesUsed")));
  }

  static ObjectNode create(VirtualCluster vc) {
    ObjectNode info = JsonNodeFactory.instance.objectNode();
    info.put("dedicated", false);
    info.set("resourcesUsed", tree(vc.used()));
    info.set("resourcesGuaranteed", tree(vc.total()));
    info.set("resourcesTotal", tree(vc.total()));
    return info;
  }

  private static Resources resources(Cursor amounts) {
    return new Resources(amounts.number("gpu"), amounts.number("cpu"), amounts.number("memory"));
  }

  private static ObjectNode tree(Resources amounts) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("cpu", amounts.cpus())
        .put("memory", amounts.memoryMb())
        .put("gpu", amounts.gpus());
  }
}
