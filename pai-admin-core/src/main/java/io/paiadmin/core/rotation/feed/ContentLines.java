package io.paiadmin.core.rotation.feed;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Lines of iCalendar text as they grow (RFC 5545, 3.1). Used by one thread. */
final class ContentLines {
  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);

  private final StringBuilder out = new StringBuilder();

  /** Adds a line as it is; the name may have parameters. */
  ContentLines line(String name, String value) {
    out.append(Folding.folded(name + ":" + value)).append("\r\n");
    return this;
  }

  /** Adds a text, escaped (RFC 5545, 3.3.11). */
  ContentLines text(String name, String value) {
    String escaped =
        readable(value)
            .replace("\\", "\\\\")
            .replace(";", "\\;")
            .replace(",", "\\,")
            .replace("\n", "\\n");
    return line(name, escaped);
  }

  /** Adds a moment in UTC, so that no time zone has to be described. */
  ContentLines moment(String name, Instant moment) {
    return line(name, MOMENT.format(moment));
  }

  /** Returns a text without what cannot be written: control characters but tabs and line feeds. */
  static String readable(String text) {
    return text.replaceAll("\r\n?", "\n").replaceAll("[\\p{Cntrl}&&[^\t\n]]", "");
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
