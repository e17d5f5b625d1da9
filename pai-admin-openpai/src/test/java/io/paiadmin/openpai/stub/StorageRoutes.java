package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Set;

/** Storages, shown to those whose groups name them; administrators are no exception. */
final class StorageRoutes {
  private StorageRoutes() {}

  static void addTo(Routes routes) {
    routes.get("storages").token().reads(StorageRoutes::list);
    routes.get("storages/{storage}").token().reads(StorageRoutes::one);
  }

  private static Answer list(Call call) {
    boolean defaultsOnly = "true".equals(call.request().query().get("default"));
    List<GroupRecord> groups = call.state().groups(call.caller().user().groups());
    List<String> defaults = Grants.defaultStorages(groups);
    Set<String> granted = granted(call);
    ArrayNode storages = Json.array();
    for (StubClaim claim : call.state().claims.values()) {
      boolean preset = defaults.contains(claim.name());
      if (claim.isBound() && granted.contains(claim.name()) && (preset || !defaultsOnly)) {
        storages.add(summary(claim).put("default", preset));
      }
    }
    return Answer.ok(Json.object().set("storages", storages));
  }

  private static Answer one(Call call) {
    String name = call.variable("storage");
    StubClaim claim = call.state().claims.get(name);
    if (claim == null) {
      throw Refusal.notFound("NoStorageError", "Storage " + name + " is not found.");
    }
    if (!granted(call).contains(name)) {
      throw Refusal.forbidden(
          "User %s is not allowed to access %s.".formatted(call.caller().name(), name));
    }
    return Answer.ok(claim.isBound() ? detail(claim) : summary(claim));
  }

  private static Set<String> granted(Call call) {
    return Grants.of(call.state(), call.caller().user()).storages();
  }

  private static ObjectNode summary(StubClaim claim) {
    ObjectNode json = Json.object().put("name", claim.name());
    if (claim.shared() != null) {
      json.put("share", claim.shared());
    }
    return claim.isBound() ? json.put("volumeName", claim.volume()) : json;
  }

  private static ObjectNode detail(StubClaim claim) {
    ObjectNode json = summary(claim).put("type", claim.type());
    ObjectNode data = json.putObject("data");
    claim.data().forEach(data::put);
    json.put("readOnly", claim.readOnly());
    if (!claim.mountOptions().isEmpty()) {
      json.set("mountOptions", Json.array(claim.mountOptions()));
    }
    return claim.secretName() == null ? json : json.put("secretName", claim.secretName());
  }
}
