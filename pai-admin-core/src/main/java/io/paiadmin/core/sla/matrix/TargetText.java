package io.paiadmin.core.sla.matrix;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.core.sla.matrix.Target.Elapsed;
import io.paiadmin.core.sla.matrix.Target.Working;
import io.paiadmin.core.sla.matrix.Target.WorkingDays;
import io.paiadmin.core.text.Quoted;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** How targets are written. */
final class TargetText {
  private static final String NUMBER = "(\\d{1,6})";
  private static final Pattern TIME =
      Pattern.compile(
          "(?:%1$sh)?\\s*(?:%1$sm(?:in)?)?\\s*(?:%1$ss)?\\s+(working|elapsed)".formatted(NUMBER));
  private static final Pattern DAYS = Pattern.compile(NUMBER + "\\s+working\\s+days?");

  private TargetText() {}

  static Target parse(String text) {
    Matcher days = DAYS.matcher(text.strip());
    Matcher time = TIME.matcher(text.strip());
    if (days.matches() && number(days.group(1)) > 0) {
      return new WorkingDays((int) number(days.group(1)));
    }
    if (time.matches() && !time(time).isZero()) {
      return time.group(4).equals("working") ? new Working(time(time)) : new Elapsed(time(time));
    }
    throw illegal(text);
  }

  static String of(Working target) {
    return text(target.time()) + " working";
  }

  static String of(Elapsed target) {
    return text(target.time()) + " elapsed";
  }

  static String of(WorkingDays target) {
    return target.days() == 1 ? "1 working day" : target.days() + " working days";
  }

  /** Fractions could not be written down. */
  static void requireSeconds(Duration time) {
    requirePositive(time.compareTo(Duration.ZERO) > 0);
    if (time.toNanosPart() != 0) {
      throw refusal("a target has no fractions of seconds");
    }
  }

  static void requirePositive(boolean positive) {
    if (!positive) {
      throw refusal("a target must be longer than nothing");
    }
  }

  /** Returns a time taken several times; what is too long for a duration is the longest one. */
  static Duration inARow(Duration time, int times) {
    requirePositive(times > 0);
    return time.toSeconds() > Long.MAX_VALUE / times - 1
        ? Duration.ofSeconds(Long.MAX_VALUE)
        : time.multipliedBy(times);
  }

  /** Returns a number of days taken several times, or the greatest number. */
  static int inARow(int days, int times) {
    requirePositive(times > 0);
    return (int) Math.min(Integer.MAX_VALUE, (long) days * times);
  }

  private static Duration time(Matcher found) {
    return Duration.ofHours(number(found.group(1)))
        .plusMinutes(number(found.group(2)))
        .plusSeconds(number(found.group(3)));
  }

  private static long number(@Nullable String digits) {
    return digits == null ? 0 : Long.parseLong(digits);
  }

  private static String text(Duration time) {
    String hours = time.toHours() == 0 ? "" : time.toHours() + "h";
    String minutes = time.toMinutesPart() == 0 ? "" : time.toMinutesPart() + "m";
    String seconds = time.toSecondsPart() == 0 ? "" : time.toSecondsPart() + "s";
    return hours + minutes + seconds;
  }

  private static PaiAdminException illegal(String text) {
    return refusal(Quoted.of(text) + " is not how long something may take");
  }

  private static PaiAdminException refusal(String message) {
    String fix =
        "write it with its unit and numbers up to 999999, such as 30m working, 24h elapsed or 1 working day";
    return new PaiAdminException(
        StandardErrorCode.INVALID_INPUT,
        List.of(Problem.error("TARGET_ILLEGAL", "", message, fix)));
  }
}
