package io.paiadmin.core.policy.rotation;

import io.paiadmin.core.policy.form.Dates;
import io.paiadmin.core.rotation.roster.Fraction;
import io.paiadmin.core.text.Quoted;
import io.paiadmin.core.time.FirstInstant;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How lengths, times of day, moments, numbers and weights are written in a rotation. */
final class Written {
  private static final Pattern LENGTH = Pattern.compile("([0-9]{1,4}) *(day|week)s?");
  private static final Pattern WEIGHT = Pattern.compile("([0-9]{1,6})(?:/([1-9][0-9]{0,5}))?");
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,9}");

  private Written() {}

  static LocalTime time(String text) {
    try {
      return LocalTime.parse(text);
    } catch (DateTimeException e) {
      String message = Quoted.of(text) + " is no time of day";
      throw Dates.refusal("TIME_ILLEGAL", message, "write it like \"09:00\", with quotes");
    }
  }

  /** Reads a length in whole days. */
  static int days(String text) {
    Matcher length = LENGTH.matcher(text);
    if (!length.matches()) {
      String message = Quoted.of(text) + " is no length of a slot";
      throw Dates.refusal("ROTATION_LENGTH", message, "write it like 1 week, 2 weeks or 10 days");
    }
    int count = Integer.parseInt(length.group(1));
    return length.group(2).equals("week") ? count * 7 : count;
  }

  /** Reads a moment with an offset, or one on the clock of the rotation. */
  static Instant moment(String text, ZoneId zone) {
    try {
      return text.matches(".*T.*([+-][0-9:]+|[zZ])")
          ? OffsetDateTime.parse(text).toInstant()
          : FirstInstant.of(LocalDateTime.parse(text), zone);
    } catch (DateTimeException e) {
      String message = Quoted.of(text) + " is no moment";
      String fix = "write it like 2026-04-01T08:00:00Z, or 2026-04-01T10:00 in the rotation's zone";
      throw Dates.refusal("DATE_ILLEGAL", message, fix);
    }
  }

  static Fraction weight(String text) {
    Matcher weight = WEIGHT.matcher(text);
    if (!weight.matches()) {
      String message = Quoted.of(text) + " is no weight";
      throw Dates.refusal(
          "ROTATION_WEIGHT", message, "write a whole number or a fraction, such as 1/2");
    }
    String denominator = weight.group(2) == null ? "1" : weight.group(2);
    return new Fraction(new BigInteger(weight.group(1)), new BigInteger(denominator));
  }

  static Long number(String text) {
    if (!NUMBER.matcher(text).matches()) {
      String message = Quoted.of(text) + " is no whole number";
      throw Dates.refusal("NUMBER_ILLEGAL", message, "write a whole number, such as 12");
    }
    return Long.valueOf(text);
  }
}
