package io.paiadmin.core.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.paiadmin.api.Problem;
import io.paiadmin.api.spi.ClusterConnectorProvider;
import io.paiadmin.api.spi.HolidaySource;
import io.paiadmin.api.spi.NotificationChannelProvider;
import io.paiadmin.core.plugin.Plugin;
import io.paiadmin.core.plugin.Plugins;
import java.util.List;
import java.util.stream.Stream;

/** The plug-ins that are there and what is wrong with the others, as text and as JSON. */
public final class PluginsReport {
  private PluginsReport() {}

  /**
   * Returns a JSON object {@code {connectors: [{id, apiVersion, class, location}], channels:
   * [same], holidays: [same], problems: [{severity, code, at, message, fix}]}}, plug-ins by id.
   */
  public static String json(
      Plugins<ClusterConnectorProvider> connectors,
      Plugins<NotificationChannelProvider> channels,
      Plugins<HolidaySource> holidays) {
    ObjectNode json = Json.object();
    add(json.putArray("connectors"), connectors);
    add(json.putArray("channels"), channels);
    add(json.putArray("holidays"), holidays);
    return Json.print(
        json.set("problems", Json.problems(problems(connectors, channels, holidays))));
  }

  /** Returns a line for each plug-in and for each problem. */
  public static String text(
      Plugins<ClusterConnectorProvider> connectors,
      Plugins<NotificationChannelProvider> channels,
      Plugins<HolidaySource> holidays) {
    return text("connector", connectors)
        + text("channel", channels)
        + text("holiday source", holidays)
        + ProblemReport.text(problems(connectors, channels, holidays));
  }

  private static void add(ArrayNode array, Plugins<?> plugins) {
    for (Plugin<?> plugin : plugins.all()) {
      array
          .addObject()
          .put("id", plugin.id())
          .put("apiVersion", plugin.apiVersion())
          .put("class", plugin.provider().getClass().getName())
          .put("location", plugin.location());
    }
  }

  private static String text(String noun, Plugins<?> plugins) {
    int count = plugins.all().size();
    StringBuilder out = new StringBuilder();
    out.append(count).append(' ').append(noun).append(count == 1 ? "\n" : "s\n");
    plugins.all().forEach(plugin -> out.append("  ").append(plugin).append('\n'));
    return out.toString();
  }

  private static List<Problem> problems(Plugins<?>... kinds) {
    return Stream.of(kinds).flatMap(kind -> kind.problems().stream()).toList();
  }
}
