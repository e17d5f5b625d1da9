package io.paiadmin.core.time;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.Locale;

/** Moments as ISO-8601 text on the clock of a zone. */
public final class OffsetText {
  /** Unlike the JDK's own, it writes an offset of nothing in digits too. */
  private static final DateTimeFormatter FORMAT =
      new DateTimeFormatterBuilder()
          .append(DateTimeFormatter.ISO_LOCAL_DATE_TIME)
          .appendOffset("+HH:MM:ss", "+00:00")
          .toFormatter(Locale.ROOT);

  private OffsetText() {}

  /** Returns date, time with seconds, and offset, such as {@code 2026-10-08T09:15:00+08:00}. */
  public static String of(Instant moment, ZoneId zone) {
    return FORMAT.format(moment.atZone(zone));
  }
}
