package io.paiadmin.core.plugin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The value of a plug-in's setting before it is looked up: a text, or where to find one. */
public sealed interface SettingValue {

  /**
   * A text that is the value itself, whatever is in it. Only the plug-in knows whether it is
   * secret, so it prints as {@code ***}.
   *
   * @param text the text as written, possibly empty; numbers and booleans are texts too
   */
  record Literal(String text) implements SettingValue {
    /** Returns {@code ***}. */
    @Override
    public String toString() {
      return "***";
    }
  }

  /**
   * A value that is kept elsewhere and looked up when it is needed. A relative path starts from the
   * folder of the file that the setting stands in.
   *
   * @param kind where the value is kept
   * @param name the name of the environment variable, or the path of the file
   */
  record Reference(Kind kind, String name) implements SettingValue {
    /** Returns the reference as policies write it, never the value behind it. */
    @Override
    public String toString() {
      return "${" + kind.text() + ":" + name + "}";
    }
  }

  /** Where the value behind a reference is kept. */
  enum Kind {
    /** In an environment variable. */
    ENV("env", "[A-Za-z_][A-Za-z0-9_]*"),
    /** In a file. */
    FILE("file", "[^{}\\p{Cntrl}]+");

    private final String text;
    private final Pattern written;

    Kind(String text, String name) {
      this.text = text;
      this.written = Pattern.compile("\\$\\{" + text + ":(" + name + ")}");
    }

    /** Returns the word used in policies: {@code env} or {@code file}. */
    public String text() {
      return text;
    }

    private Optional<SettingValue> parse(String whole) {
      Matcher matcher = written.matcher(whole);
      return matcher.matches()
          ? Optional.of(new Reference(this, matcher.group(1)))
          : Optional.empty();
    }
  }

  /**
   * Reads a value as policies write it: {@code ${env:NAME}}, {@code ${file:path}} or a text without
   * <code>${</code>. Empty when the text has the beginning of a reference in it and yet is not one
   * whole reference.
   */
  static Optional<SettingValue> parse(String text) {
    return text.contains("${")
        ? Arrays.stream(Kind.values()).flatMap(kind -> kind.parse(text).stream()).findFirst()
        : Optional.of(new Literal(text));
  }

  /**
   * Reads a value as {@link #parse} does.
   *
   * @throws PaiAdminException with {@code INVALID_SETTINGS} when the text is no whole reference and
   *     no text without the beginning of one; the text is not shown
   */
  static SettingValue of(String text) {
    return parse(text).orElseThrow(() -> refusal(List.of(malformed(""))));
  }

  /**
   * Reads the values of several settings as {@link #parse} does, and keeps their order.
   *
   * @param texts the text of each setting by its key
   * @throws PaiAdminException with {@code INVALID_SETTINGS} and one problem per malformed value
   */
  static Map<String, SettingValue> of(Map<String, String> texts) {
    Map<String, SettingValue> values = new LinkedHashMap<>();
    List<Problem> faults = new ArrayList<>();
    texts.forEach(
        (key, text) ->
            parse(text)
                .ifPresentOrElse(
                    value -> values.put(key, value),
                    () -> faults.add(malformed("setting " + key))));
    if (!faults.isEmpty()) {
      throw refusal(faults);
    }
    return Collections.unmodifiableMap(values);
  }

  private static Problem malformed(String at) {
    return Problem.error(
        StandardErrorCode.INVALID_SETTINGS.name(),
        at,
        "the value has '${' in it and is no reference",
        "write ${env:NAME} or ${file:path} and nothing else");
  }

  private static PaiAdminException refusal(List<Problem> faults) {
    return new PaiAdminException(StandardErrorCode.INVALID_SETTINGS, faults);
  }
}
