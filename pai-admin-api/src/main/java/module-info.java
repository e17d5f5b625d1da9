/**
 * What plug-in authors implement, and the values that cross that line. It depends on the JDK alone.
 */
module io.paiadmin.api {
  requires static org.jspecify;

  exports io.paiadmin.api;
  exports io.paiadmin.api.calendar;
  exports io.paiadmin.api.cluster;
  exports io.paiadmin.api.notification;
  exports io.paiadmin.api.spi;
}
