/** The domain, the policy reader, the plug-in loader and the two built-in plug-ins. */
module io.paiadmin.core {
  requires static org.jspecify;
  requires transitive io.paiadmin.api;
  requires com.fasterxml.jackson.databind;
  requires org.slf4j;
  requires org.yaml.snakeyaml;

  exports io.paiadmin.core.builtin;
  exports io.paiadmin.core.tenancy.wish;

  provides io.paiadmin.api.spi.ClusterConnectorProvider with
      io.paiadmin.core.builtin.MemoryConnectorProvider;
}
