package io.paiadmin.core.time;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import java.time.LocalTime;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How intervals of a day are written. */
final class IntervalText {
  private static final String TIME = "(\\d{1,2}):(\\d{2})(?::(\\d{2}))?";
  private static final Pattern INTERVAL =
      Pattern.compile(TIME + "\\s*-\\s*" + TIME + "(\\s+next\\s+day)?");
  private static final String NEXT_DAY = " next day";

  private IntervalText() {}

  static DayInterval parse(String text) {
    Matcher found = INTERVAL.matcher(text.strip());
    if (!found.matches()) {
      throw illegal(text);
    }
    int start = seconds(found, 1, text);
    int end = seconds(found, 4, text);
    if (start == DayInterval.DAY) {
      throw illegal(text);
    }
    return found.group(7) == null ? sameDay(start, end) : nextDay(start, end, text);
  }

  static String of(DayInterval interval) {
    return interval.endsNextDay()
        ? text(interval.start(), interval.end() - DayInterval.DAY) + NEXT_DAY
        : text(interval.start(), interval.end());
  }

  /** Returns why there is no interval between these seconds of a day. */
  static PaiAdminException refused(int start, int end) {
    if (end == start) {
      String fix =
          start == 0 ? "write 00:00-24:00 for the whole day" : "leave it out, or end later";
      return refusal("HOURS_EMPTY", text(start, end) + " is no time at all", fix);
    }
    if (end < start && end >= 0 && start < DayInterval.DAY) {
      String fix =
          "write \"%s%s\" when it ends on the next day".formatted(text(start, end), NEXT_DAY);
      return refusal("HOURS_BACKWARDS", text(start, end) + " ends before it starts", fix);
    }
    return illegal(text(start, end));
  }

  /** Returns why there is no interval between times that have parts of seconds. */
  static PaiAdminException fraction(LocalTime start, LocalTime end) {
    String message = "%s-%s has a part of a second".formatted(start, end);
    String fix = "give whole seconds, and LocalTime.MIDNIGHT for 24:00, the end of the day";
    return refusal("HOURS_ILLEGAL", message, fix);
  }

  private static DayInterval sameDay(int start, int end) {
    return new DayInterval(start, end);
  }

  private static DayInterval nextDay(int start, int end, String text) {
    if (end > start) {
      String message = text.strip() + " is longer than a day";
      throw refusal("HOURS_ILLEGAL", message, "end no later than the time it starts");
    }
    return new DayInterval(start, end + DayInterval.DAY);
  }

  private static int seconds(Matcher found, int group, String text) {
    int hours = Integer.parseInt(found.group(group));
    int minutes = Integer.parseInt(found.group(group + 1));
    String written = found.group(group + 2);
    int seconds = written == null ? 0 : Integer.parseInt(written);
    int all = (hours * 60 + minutes) * 60 + seconds;
    if (minutes > 59 || seconds > 59 || all > DayInterval.DAY) {
      throw illegal(text);
    }
    return all;
  }

  private static PaiAdminException illegal(String text) {
    String message = "'%s' is no part of a day".formatted(text);
    String fix = "write it like 09:00-17:30, with times from 00:00 to 24:00";
    return refusal("HOURS_ILLEGAL", message, fix);
  }

  private static PaiAdminException refusal(String code, String message, String fix) {
    return new PaiAdminException(
        StandardErrorCode.INVALID_INPUT, List.of(Problem.error(code, "", message, fix)));
  }

  private static String text(int start, int end) {
    return clock(start) + "-" + clock(end);
  }

  private static String clock(int second) {
    String minutes = String.format(Locale.ROOT, "%02d:%02d", second / 3600, second / 60 % 60);
    return second % 60 == 0 ? minutes : minutes + String.format(Locale.ROOT, ":%02d", second % 60);
  }
}
