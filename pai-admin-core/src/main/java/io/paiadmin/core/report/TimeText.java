package io.paiadmin.core.report;

import io.paiadmin.core.time.DateNote;
import io.paiadmin.core.time.InstantRange;
import io.paiadmin.core.time.TimeExplanation;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/** How working time comes about, as lines for people. */
final class TimeText {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("uuuu-MM-dd EEE", Locale.ENGLISH);

  private static final int FIRST = 10;
  private static final int LAST = 3;

  private TimeText() {}

  static String lines(TimeExplanation time) {
    StringBuilder out = new StringBuilder();
    out.append("  counted in %s (%s): ".formatted(time.calendar(), zone(time)));
    out.append(length(time.working())).append('\n');
    appendShortened(out, time.counted().stream().map(range -> range(range, time.zone())).toList());
    if (!time.notes().isEmpty()) {
      out.append("  dates with other hours, or none\n");
      appendShortened(out, time.notes().stream().map(note -> note(note, time)).toList());
    }
    return out.toString();
  }

  private static String zone(TimeExplanation time) {
    return time.tzdb().equals("none")
        ? time.zone().toString()
        : time.zone() + ", time zone data " + time.tzdb();
  }

  /** The whole list is for programs, which read JSON. */
  private static void appendShortened(StringBuilder out, List<String> lines) {
    int left = lines.size() - FIRST - LAST;
    if (left <= 1) {
      append(out, lines);
    } else {
      append(out, lines.subList(0, FIRST));
      append(out, List.of("... " + left + " more ..."));
      append(out, lines.subList(FIRST + left, lines.size()));
    }
  }

  private static void append(StringBuilder out, List<String> lines) {
    lines.forEach(line -> out.append("    ").append(line).append('\n'));
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

  private static String note(DateNote note, TimeExplanation time) {
    String calendar = note.calendar().equals(time.calendar()) ? "" : " of " + note.calendar();
    String source = note.source().isEmpty() ? "" : " (" + note.source() + ")";
    String text = note.text().isEmpty() ? "" : ": " + note.text();
    return DAY.format(note.date()) + " " + note.kind().text() + calendar + text + source;
  }
}
