/** The domain, the policy reader, the plug-in loader and the two built-in plug-ins. */
@SuppressWarnings("requires-automatic") // biweekly fixes its name in its manifest
module io.paiadmin.core {
  requires static org.jspecify;
  requires transitive io.paiadmin.api;
  requires com.fasterxml.jackson.databind;
  requires net.sf.biweekly;
  requires org.slf4j;
  requires org.yaml.snakeyaml;

  exports io.paiadmin.core;
  exports io.paiadmin.core.apply;
  exports io.paiadmin.core.builtin;
  exports io.paiadmin.core.feed;
  exports io.paiadmin.core.plugin;
  exports io.paiadmin.core.policy;
  exports io.paiadmin.core.report;
  exports io.paiadmin.core.rotation.change;
  exports io.paiadmin.core.rotation.duty;
  exports io.paiadmin.core.rotation.feed;
  exports io.paiadmin.core.rotation.roster;
  exports io.paiadmin.core.rotation.schedule;
  exports io.paiadmin.core.rotation.slot;
  exports io.paiadmin.core.tenancy;
  exports io.paiadmin.core.tenancy.access;
  exports io.paiadmin.core.tenancy.plan;
  exports io.paiadmin.core.tenancy.simulation;
  exports io.paiadmin.core.tenancy.wish;
  exports io.paiadmin.core.sla.attainment;
  exports io.paiadmin.core.sla.clock;
  exports io.paiadmin.core.sla.matrix;
  exports io.paiadmin.core.time;

  uses io.paiadmin.api.spi.ClusterConnectorProvider;
  uses io.paiadmin.api.spi.HolidaySource;
  uses io.paiadmin.api.spi.NotificationChannelProvider;

  provides io.paiadmin.api.spi.ClusterConnectorProvider with
      io.paiadmin.core.builtin.MemoryConnectorProvider;
  provides io.paiadmin.api.spi.NotificationChannelProvider with
      io.paiadmin.core.builtin.LogChannelProvider;
}
