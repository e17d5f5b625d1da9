/** The connector {@code openpai}: OpenPAI's REST API. */
module io.paiadmin.openpai {
  requires static org.jspecify;
  requires transitive io.paiadmin.api;
  requires com.fasterxml.jackson.databind;
  requires java.net.http;

  exports io.paiadmin.openpai;

  provides io.paiadmin.api.spi.ClusterConnectorProvider with
      io.paiadmin.openpai.OpenPaiConnectorProvider;
}
