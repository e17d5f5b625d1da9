package io.paiadmin.core.report;

import io.paiadmin.core.time.DateNote;
import io.paiadmin.core.time.InstantRange;
import io.paiadmin.core.time.TimeExplanation;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** How working time comes about, as lines for people. */
final class TimeText {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("uuuu-MM-dd EEE", Locale.ENGLISH);

  private TimeText() {}

  static String lines(TimeExplanation time) {
    StringBuilder out = new StringBuilder();
    out.append(
        "  counted in %s (%s, time zone data %s): %s\n"
            .formatted(time.calendar(), time.zone(), time.tzdb(), length(time.working())));
    time.counted()
        .forEach(range -> out.append("    ").append(range(range, time.zone())).append('\n'));
    if (!time.notes().isEmpty()) {
      out.append("  other than usual\n");
    }
    time.notes().forEach(note -> out.append("    ").append(note(note)).append('\n'));
    return out.toString();
  }

  /** Returns a length such as {@code 1h30m}. */
  static String length(Duration time) {
    return time.isZero() ? "0m" : time.toString().substring(2).toLowerCase(Locale.ROOT);
  }

  private static String range(InstantRange range, ZoneId zone) {
    ZonedDateTime start = range.start().atZone(zone);
    String end = end(start.toLocalDate(), range.end().atZone(zone));
    String day = DAY.format(start) + " " + start.toLocalTime();
    return "%s - %s  %s".formatted(day, end, length(range.length()));
  }

  /** Midnight after the day is its 24:00; later days are named. */
  private static String end(LocalDate day, ZonedDateTime end) {
    if (end.toLocalDate().equals(day)) {
      return end.toLocalTime().toString();
    }
    boolean midnight = end.toLocalDateTime().equals(day.plusDays(1).atStartOfDay());
    return midnight ? "24:00" : DAY.format(end) + " " + end.toLocalTime();
  }

  private static String note(DateNote note) {
    String source = note.source().isEmpty() ? "" : " (" + note.source() + ")";
    String text = note.text().isEmpty() ? "" : ": " + note.text();
    return DAY.format(note.date()) + " " + note.kind().text() + text + source;
  }
}
