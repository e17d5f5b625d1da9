package io.paiadmin.core.policy.form;

import io.paiadmin.core.policy.tree.Node.ScalarNode;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Values without quotes that some reader of YAML 1.1 or 1.2, or of JSON, takes for something else
 * than a text.
 */
final class Scalars {
  private static final Set<String> WORDS =
      Set.of("~", "null", "true", "false", "yes", "no", "on", "off", "y", "n", ".nan");

  private static final Pattern NUMBER =
      Pattern.compile(
          "[-+]?(0b[01_]+|0o?[0-7_]+|0x[0-9a-f_]+|\\.inf"
              + "|[0-9][0-9_]*(:[0-5]?[0-9])*(\\.[0-9_]*)?(e[-+]?[0-9]+)?"
              + "|\\.[0-9][0-9_]*(e[-+]?[0-9]+)?)");

  private static final Pattern COUNT = Pattern.compile("[1-9][0-9]{0,8}");

  private static final Pattern TIMESTAMP =
      Pattern.compile(
          "\\d{4}-\\d\\d?-\\d\\d?"
              + "((t|[ \\t]+)\\d\\d?:\\d\\d:\\d\\d(\\.\\d*)?[ \\t]*(z|[-+]\\d\\d?(:?\\d\\d)?)?)?");

  /** Longer than any number or time that somebody writes; to look at more would cost time. */
  private static final int LONGEST = 64;

  private Scalars() {}

  /** Tells whether nothing at all is written. */
  static boolean isEmpty(ScalarNode scalar) {
    return scalar.text().isBlank();
  }

  /** Tells whether the value says "nothing", be it by a word or by its absence. */
  static boolean isNull(ScalarNode scalar) {
    String text = folded(scalar);
    return scalar.plain() && (text.isEmpty() || text.equals("~") || text.equals("null"));
  }

  /** Tells whether the value needs quotes to be a text. */
  static boolean isAmbiguous(ScalarNode scalar) {
    String text = folded(scalar);
    return scalar.plain()
        && (WORDS.contains(text)
            || isNumber(NUMBER.matcher(text))
            || TIMESTAMP.matcher(text).matches());
  }

  /** Tells whether the value is a whole number of at least 1. */
  static boolean isCount(ScalarNode scalar) {
    return scalar.plain() && COUNT.matcher(scalar.text()).matches();
  }

  /** A number that was cut short may end in the middle of something. */
  private static boolean isNumber(Matcher start) {
    return start.matches() || (start.regionEnd() == LONGEST && start.hitEnd());
  }

  /** Returns the beginning of the value in lower case. */
  private static String folded(ScalarNode scalar) {
    String text = scalar.text();
    String start = text.length() > LONGEST ? text.substring(0, LONGEST) : text;
    return start.toLowerCase(Locale.ROOT);
  }
}
