package io.paiadmin.core.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.core.tenancy.simulation.OpenPaiRestart;
import io.paiadmin.core.tenancy.simulation.RestartEffect;

/** What a restart would silently change, as text and as JSON. */
public final class RestartReport {
  private RestartReport() {}

  /** Returns a JSON object {@code {cluster, loses, effects: [{kind, subject, names, text}]}}. */
  public static String json(String cluster, OpenPaiRestart.Outcome outcome) {
    ObjectNode json = Json.object().put("cluster", cluster).put("loses", outcome.loses());
    ArrayNode effects = json.putArray("effects");
    for (RestartEffect effect : outcome.effects()) {
      effects
          .addObject()
          .put("kind", effect.kind().name())
          .put("subject", effect.subject())
          .put("text", effect.text())
          .set("names", Json.array(effect.names()));
    }
    return Json.print(json);
  }

  /** Returns a line for each effect. */
  public static String text(String cluster, OpenPaiRestart.Outcome outcome) {
    if (outcome.effects().isEmpty()) {
      return "A restart of the rest-server would change nothing on cluster " + cluster + "\n";
    }
    StringBuilder out =
        new StringBuilder("A restart of the rest-server of cluster " + cluster + " would mean:\n");
    for (RestartEffect effect : outcome.effects()) {
      out.append(effect.kind().isLoss() ? "  LOSS " : "       ").append(effect.text()).append('\n');
    }
    return out.toString();
  }
}
