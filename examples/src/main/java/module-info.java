/** Small programs that people run and copy, and three plug-ins to copy. */
module io.paiadmin.examples {
  requires static org.jspecify;
  requires com.fasterxml.jackson.databind;
  requires de.focus_shift.jollyday.core;
  requires io.paiadmin.core;
  requires org.apache.commons.csv;

  exports io.paiadmin.examples;

  provides io.paiadmin.api.spi.ClusterConnectorProvider with
      io.paiadmin.examples.connector.IniConnectorProvider;
  provides io.paiadmin.api.spi.HolidaySource with
      io.paiadmin.examples.holidays.JollydayHolidays;
  provides io.paiadmin.api.spi.NotificationChannelProvider with
      io.paiadmin.examples.channel.OutboxChannelProvider;
}
