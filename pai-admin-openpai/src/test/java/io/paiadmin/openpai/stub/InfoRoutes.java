package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** What the server tells everybody of itself. */
final class InfoRoutes {
  private InfoRoutes() {}

  static void addTo(Routes routes) {
    routes.any("").alsoInFirstVersion().reads(InfoRoutes::info);
    routes.any("info").reads(InfoRoutes::info);
    routes.get("authn/info").alsoInFirstVersion().reads(InfoRoutes::authentication);
  }

  private static Answer info(Call call) {
    StubState state = call.state();
    ObjectNode info = Json.object().put("name", "PAI RESTful API").put("version", state.version);
    info.put("launcherType", "k8s").put("authnMethod", state.authentication());
    return Answer.ok(info);
  }

  private static Answer authentication(Call call) {
    boolean basic = call.state().isBasic();
    ObjectNode info = Json.object().put("authn_type", call.state().authentication());
    info.put("loginURI", "/api/v1/authn/" + (basic ? "basic" : "oidc") + "/login");
    return Answer.ok(info.put("loginURIMethod", basic ? "post" : "get"));
  }
}
