package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.cluster.VirtualCluster;
import io.paiadmin.api.cluster.VirtualCluster.Resources;
import java.util.Collection;

/** How the server tells of a virtual cluster: capacities are percent of the cluster's GPUs. */
final class VirtualClusterInfo {
  private VirtualClusterInfo() {}

  static ObjectNode of(VirtualCluster vc, Collection<VirtualCluster> all) {
    double gpus = all.stream().mapToDouble(one -> one.total().gpus()).sum();
    ObjectNode info = Json.object();
    info.set("capacity", Json.number(percent(vc.total().gpus(), gpus)));
    info.set("usedCapacity", Json.number(percent(vc.used().gpus(), gpus)));
    info.put("dedicated", false);
    info.set("resourcesUsed", resources(vc.used()));
    info.set("resourcesGuaranteed", resources(vc.total()));
    info.set("resourcesTotal", resources(vc.total()));
    return gpus > 0 ? info.set("maxCapacity", info.get("capacity")) : info;
  }

  private static double percent(double part, double whole) {
    return whole > 0 ? part / whole * 100 : 0;
  }

  private static ObjectNode resources(Resources resources) {
    ObjectNode json = Json.object();
    json.set("cpu", Json.number(resources.cpus()));
    json.set("memory", Json.number(resources.memoryMb()));
    json.set("gpu", Json.number(resources.gpus()));
    json.set("vCores", json.get("cpu"));
    return json.set("GPUs", json.get("gpu"));
  }
}
