package io.paiadmin.core.rotation.feed;

import java.time.Instant;

/** Writes events as iCalendar (RFC 5545), for feeds and for invitations. */
final class FeedText {
  private final ContentLines lines = new ContentLines();

  private FeedText() {}

  static String of(Feed feed) {
    FeedText text = new FeedText();
    text.begin();
    text.lines.text("X-WR-CALNAME", feed.name());
    feed.events().forEach(text::event);
    return text.end();
  }

  /**
   * Returns an invitation to one event, or its cancellation (RFC 5546).
   *
   * @param now the moment of this message, by which receivers tell it from others
   */
  static String of(FeedEvent event, Attendance attendance, Instant now) {
    FeedText text = new FeedText();
    text.begin();
    text.lines.line("METHOD", event.isCancelled() ? "CANCEL" : "REQUEST");
    text.lines.line("BEGIN", "VEVENT");
    text.lines.moment("DTSTAMP", now);
    attendance.addTo(text.lines);
    text.content(event);
    return text.end();
  }

  private void begin() {
    lines.line("BEGIN", "VCALENDAR");
    lines.line("VERSION", "2.0");
    lines.line("PRODID", Feed.PRODUCT);
    lines.line("CALSCALE", "GREGORIAN");
  }

  private String end() {
    return lines.line("END", "VCALENDAR").toString();
  }

  private void event(FeedEvent event) {
    lines.line("BEGIN", "VEVENT");
    // Without a method, the stamp is the moment of the last change (RFC 5545, 3.8.7.2).
    lines.moment("DTSTAMP", event.modified());
    content(event);
  }

  private void content(FeedEvent event) {
    lines.text("UID", event.uid());
    lines.moment("LAST-MODIFIED", event.modified());
    lines.line("SEQUENCE", Integer.toString(event.sequence()));
    lines.moment("DTSTART", event.range().start());
    lines.moment("DTEND", event.range().end());
    lines.text("SUMMARY", event.summary());
    lines.line("STATUS", event.isCancelled() ? "CANCELLED" : "CONFIRMED");
    // Who is on duty is free for meetings. Outlook goes by its own word.
    lines.line("TRANSP", "TRANSPARENT");
    lines.line("X-MICROSOFT-CDO-BUSYSTATUS", "FREE");
    lines.line("END", "VEVENT");
  }
}
