package io.paiadmin.openpai.stub;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;

/** Alerts. The alert manager is out of reach until a test gives the cluster an alert. */
final class AlertRoutes {
  private AlertRoutes() {}

  static void addTo(Routes routes) {
    Route alerts = routes.get("alerts").existsIf(state -> state.isSince(8));
    alerts.token().reads(AlertRoutes::list);
  }

  private static Answer list(Call call) {
    if (call.state().alerts.isEmpty()) {
      throw Refusal.of(500, "ECONNREFUSED", "connect ECONNREFUSED 127.0.0.1:19093");
    }
    ArrayNode seen = Json.array();
    call.state().alerts.stream().filter(alert -> sees(call.caller(), alert)).forEach(seen::add);
    return Answer.ok(seen);
  }

  private static boolean sees(Caller caller, JsonNode alert) {
    JsonNode labels = alert.path("labels");
    boolean own = labels.has("job_name") && labels.path("username").asText().equals(caller.name());
    return caller.admin() || own;
  }
}
