package io.paiadmin.core.rotation.feed;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/**
 * Writes iCalendar (RFC 5545). Moments are UTC, so that no time zone has to be described. Events
 * are transparent: who is on duty is free for meetings.
 */
final class FeedText {
  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);

  private final StringBuilder out = new StringBuilder();

  private FeedText() {}

  static String of(Feed feed) {
    FeedText text = new FeedText();
    text.calendar(feed);
    return text.out.toString();
  }

  private void calendar(Feed feed) {
    line("BEGIN", "VCALENDAR");
    line("VERSION", "2.0");
    line("PRODID", Feed.PRODUCT);
    line("CALSCALE", "GREGORIAN");
    line("X-WR-CALNAME", escaped(feed.name()));
    feed.events().forEach(this::event);
    line("END", "VCALENDAR");
  }

  private void event(FeedEvent event) {
    line("BEGIN", "VEVENT");
    line("UID", escaped(event.uid()));
    // Without a method, the stamp is the moment of the last change (RFC 5545, 3.8.7.2).
    line("DTSTAMP", moment(event.modified()));
    line("LAST-MODIFIED", moment(event.modified()));
    line("SEQUENCE", Integer.toString(event.sequence()));
    line("DTSTART", moment(event.range().start()));
    line("DTEND", moment(event.range().end()));
    line("SUMMARY", escaped(event.summary()));
    line("STATUS", event.isCancelled() ? "CANCELLED" : "CONFIRMED");
    line("TRANSP", "TRANSPARENT");
    // Outlook goes by its own word.
    line("X-MICROSOFT-CDO-BUSYSTATUS", "FREE");
    line("END", "VEVENT");
  }

  private void line(String name, String value) {
    out.append(Folding.folded(name + ":" + value)).append("\r\n");
  }

  private static String moment(Instant moment) {
    return MOMENT.format(moment);
  }

  /** Returns a text without what cannot be written: control characters but tabs and line feeds. */
  static String readable(String text) {
    return text.replaceAll("\r\n?", "\n").replaceAll("[\\p{Cntrl}&&[^\t\n]]", "");
  }

  /** Escapes a text (RFC 5545, 3.3.11). */
  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n");
  }
}
