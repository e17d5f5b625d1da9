package io.paiadmin.core.rotation.feed;

import io.paiadmin.api.notification.Recipient;
import java.nio.charset.StandardCharsets;

/**
 * Who invites whom.
 *
 * @param organizer in whose name, best the sender of the mail, since some calendars check
 * @param attendee who is on duty
 */
record Attendance(Recipient organizer, Recipient attendee) {
  private static final String PLAIN = "!$'()*+-._~@";

  void addTo(ContentLines lines) {
    lines.line("ORGANIZER" + name(organizer), address(organizer));
    // A duty is not asked for: nobody reads replies.
    lines.line("ATTENDEE" + name(attendee) + ";PARTSTAT=ACCEPTED;RSVP=FALSE", address(attendee));
  }

  /** A quoted parameter has neither quotes nor control characters in it (RFC 5545, 3.2). */
  private static String name(Recipient recipient) {
    String name = ContentLines.readable(recipient.name()).replaceAll("[\"\n\t]", " ").strip();
    return name.isEmpty() ? "" : ";CN=\"" + name + "\"";
  }

  /** Writes an address as a URI (RFC 6068), so that nothing in it can begin another line. */
  private static String address(Recipient recipient) {
    StringBuilder uri = new StringBuilder("mailto:");
    for (byte octet : recipient.address().getBytes(StandardCharsets.UTF_8)) {
      char character = (char) (octet & 0xff);
      if (isPlain(character)) {
        uri.append(character);
      } else {
        uri.append("%%%02X".formatted((int) character));
      }
    }
    return uri.toString();
  }

  private static boolean isPlain(char character) {
    return character < 0x80
        && (Character.isLetterOrDigit(character) || PLAIN.indexOf(character) >= 0);
  }
}
