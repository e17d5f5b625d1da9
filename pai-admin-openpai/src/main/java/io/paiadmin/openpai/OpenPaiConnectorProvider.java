package io.paiadmin.openpai;

import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.api.spi.ClusterConnectorProvider;
import io.paiadmin.api.spi.PluginContext;
import io.paiadmin.api.spi.Settings;
import io.paiadmin.api.spi.SpiVersion;
import io.paiadmin.openpai.http.Time;
import io.paiadmin.openpai.rest.Refusals;
import io.paiadmin.openpai.rest.Server;
import java.util.Set;

/**
 * The connector {@code openpai}: OpenPAI's rest-server, reached over HTTP. Settings:
 *
 * <ul>
 *   <li>{@code url}: the address of the gateway or of the rest-server. Plain {@code http} is
 *       refused beyond this machine, unless {@code insecure} is {@code true}.
 *   <li>{@code username} and {@code password}, in basic mode: the connector logs in for a browser
 *       token, renews it and ends it when it is closed. Or {@code token}: a browser token or an
 *       application token made elsewhere; the latter can read and handle jobs, nothing more.
 *   <li>{@code connectTimeout}, {@code requestTimeout}, {@code operationTimeout}: how long to wait
 *       for a connection (PT10S), for one answer (PT30S), and for a whole call (PT5M).
 *   <li>{@code maxRequestsPerMinute}: 600, as OpenPAI allows by default.
 * </ul>
 *
 * <p>Proxy and trust store are the JVM's, set by its usual properties. Connectors are safe for many
 * threads.
 */
public final class OpenPaiConnectorProvider implements ClusterConnectorProvider {
  private final Time time;

  /** Makes the provider. */
  public OpenPaiConnectorProvider() {
    this(Time.SYSTEM);
  }

  OpenPaiConnectorProvider(Time time) {
    this.time = time;
  }

  @Override
  public String id() {
    return "openpai";
  }

  /** Makes a connector; nothing is sent before it is first asked for something. */
  @Override
  public ClusterConnector connect(Settings settings, PluginContext context) {
    OpenPaiSettings read = settings.read(OpenPaiSettings::read);
    String place = "cluster " + context.instance();
    return new OpenPaiConnector(
        place,
        new Server(
            read.url(),
            read.credentials(),
            read.limits(),
            new Refusals(place),
            context.clock(),
            time));
  }

  @Override
  public Set<String> secretSettings() {
    return Set.of("password", "token");
  }

  @Override
  public int apiVersion() {
    return SpiVersion.CURRENT;
  }
}
