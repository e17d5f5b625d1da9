package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.cluster.VirtualCluster;
import io.paiadmin.api.cluster.VirtualCluster.Resources;
import java.util.Collection;

/** Virtual clusters, which can be looked at; everything that would change them fails. */
final class VirtualClusterRoutes {
  private static final Schema CAPACITY =
      Schema.closed()
          .field("vcCapacity", Rules.number(0, 100).required())
          .field("vcMaxCapacity", Rules.number(0, 100))
          .field("description", Rules.text())
          .field("externalName", Rules.text())
          .last(VirtualClusterRoutes::checkOrder);
  private static final Schema STATUS =
      Schema.closed().field("vcStatus", Rules.oneOf("stopped", "running").required());

  private VirtualClusterRoutes() {}

  static void addTo(Routes routes) {
    routes.get("virtual-clusters").token().reads(VirtualClusterRoutes::list);
    Route one = routes.get("virtual-clusters/{vc}").guard(Guards::virtualClusterName);
    one.token().reads(VirtualClusterRoutes::one);
    Route update = routes.put("virtual-clusters/{vc}").guard(Guards::virtualClusterName);
    update.browserToken().body(CAPACITY).admin().reads(VirtualClusterRoutes::update);
    Route remove = routes.delete("virtual-clusters/{vc}").guard(Guards::virtualClusterName);
    remove.browserToken().admin().reads(VirtualClusterRoutes::remove);
    Route status = routes.put("virtual-clusters/{vc}/status").guard(Guards::virtualClusterName);
    status.browserToken().body(STATUS).admin().reads(VirtualClusterRoutes::setStatus);
    routes.get("cluster/sku-types").token().reads(VirtualClusterRoutes::skuTypes);
  }

  private static Answer list(Call call) {
    if (call.request().query().containsKey("nodes")) {
      return Answer.ok(Json.object());
    }
    Collection<VirtualCluster> all = call.state().virtualClusters.values();
    ObjectNode answer = Json.object();
    all.forEach(vc -> answer.set(vc.name(), VirtualClusterInfo.of(vc, all)));
    return Answer.ok(answer);
  }

  private static Answer one(Call call) {
    VirtualCluster vc = find(call.state(), call.variable("vc"));
    return Answer.ok(VirtualClusterInfo.of(vc, call.state().virtualClusters.values()));
  }

  private static Answer update(Call call) {
    String name = call.variable("vc");
    refuse(name.equals(StubState.DEFAULT), name);
    GroupRecord group = call.state().groups.get(name);
    if (group != null && !group.isVirtualClusterGroup()) {
      throw Refusal.of(409, "ConflictVcError", "Group name " + name + " is already used.");
    }
    throw notImplemented("updateVc");
  }

  private static Answer remove(Call call) {
    String name = call.variable("vc");
    refuse(name.equals(StubState.DEFAULT) || name.equals(StubState.ADMIN_GROUP), name);
    throw notImplemented("removeVc");
  }

  private static Answer setStatus(Call call) {
    String name = call.variable("vc");
    refuse(name.equals(StubState.DEFAULT), name);
    boolean stop = call.text("vcStatus").equals("stopped");
    throw notImplemented(stop ? "stopVc" : "activeVc");
  }

  private static Answer skuTypes(Call call) {
    String vc = call.request().query().get("vc");
    Resources total = vc == null ? Resources.NONE : find(call.state(), vc).total();
    boolean cpuOnly = vc != null && total.gpus() == 0;
    ObjectNode types = Json.object();
    if (call.state().hived) {
      types.putObject("machine").put("cpu", 4).put("memory", 8192).put("gpu", cpuOnly ? 0 : 1);
    }
    return Answer.ok(types);
  }

  private static VirtualCluster find(StubState state, String name) {
    VirtualCluster vc = state.virtualClusters.get(name);
    if (vc == null) {
      throw Refusal.notFound("NoVirtualClusterError", "Vc " + name + " not found");
    }
    return vc;
  }

  private static void refuse(boolean reserved, String name) {
    if (reserved) {
      throw Refusal.forbidden("Update operation to " + name + " vc isn't allowed");
    }
  }

  private static Refusal notImplemented(String operation) {
    return Refusal.badRequest("NotImplementedError", operation + " not implemented in k8s");
  }

  private static void checkOrder(ObjectNode body) {
    double least = body.get("vcCapacity").asDouble();
    if (body.has("vcMaxCapacity") && body.get("vcMaxCapacity").asDouble() < least) {
      String complaint = "must be larger than or equal to vcCapacity";
      throw Invalid.child("vcMaxCapacity", Invalid.of("vcMaxCapacity", complaint));
    }
  }
}
