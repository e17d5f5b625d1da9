package io.paiadmin.api.spi;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.Secret;
import io.paiadmin.api.StandardErrorCode;
import java.nio.file.Path;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Reads typed values out of {@link Settings} and remembers every fault; see {@link Settings#read}.
 * After a fault each method returns a harmless stand-in, so that reading goes on to the next fault.
 * Used by one thread.
 */
public final class SettingsReader {
  private static final String CODE = StandardErrorCode.INVALID_SETTINGS.name();

  private final Settings settings;
  private final Set<String> asked = new TreeSet<>();
  private final List<Problem> faults = new ArrayList<>();

  SettingsReader(Settings settings) {
    this.settings = settings;
  }

  /** Returns a text that must be given and must not be empty. */
  public String text(String key) {
    String value = find(key).orElse("");
    if (value.isEmpty()) {
      missing(key);
    }
    return value;
  }

  /** Returns a text, or the default when it is not given. */
  public String text(String key, String byDefault) {
    return find(key).orElse(byDefault);
  }

  /** Returns a text if it is given. */
  public Optional<String> optionalText(String key) {
    return find(key);
  }

  /** Returns a secret that must be given and must not be empty. */
  public Secret secret(String key) {
    return Secret.of(text(key));
  }

  /** Returns a secret if it is given. */
  public Optional<Secret> optionalSecret(String key) {
    return find(key).map(Secret::of);
  }

  /** Returns a path that must be given, as written; resolve it against the context's directory. */
  public Path path(String key) {
    text(key);
    return optionalPath(key).orElse(Path.of(""));
  }

  /** Returns a path if it is given, as written; resolve it against the context's directory. */
  public Optional<Path> optionalPath(String key) {
    return parsed(key, Path::of, "a path");
  }

  /** Returns {@code true} or {@code false}, or the default when it is not given. */
  public boolean flag(String key, boolean byDefault) {
    return parsed(key, SettingsReader::strictBoolean, "true or false").orElse(byDefault);
  }

  /**
   * Returns a whole number, or the default when it is not given.
   *
   * @param least the least number allowed
   * @param greatest the greatest number allowed
   */
  public int integer(String key, int byDefault, int least, int greatest) {
    String wanted = "a whole number from " + least + " to " + greatest;
    int value = parsed(key, Integer::valueOf, wanted).orElse(byDefault);
    if (value < least || value > greatest) {
      unreadable(key, wanted);
      return byDefault;
    }
    return value;
  }

  /** Returns a positive duration in ISO form such as {@code PT30S}, or the default. */
  public Duration duration(String key, Duration byDefault) {
    String wanted = "a positive duration such as PT30S or PT5M";
    Duration value = parsed(key, Duration::parse, wanted).orElse(byDefault);
    if (value.isZero() || value.isNegative()) {
      unreadable(key, wanted);
      return byDefault;
    }
    return value;
  }

  /**
   * Reports a fault that only the plug-in can see, such as two settings that exclude each other.
   */
  public void fault(String key, String message, String fix) {
    faults.add(Problem.error(CODE, "setting " + key, message, fix));
  }

  boolean hasFaults() {
    return !faults.isEmpty();
  }

  void throwFaults() {
    List<Problem> all = new ArrayList<>(faults);
    for (String key : settings.keys()) {
      if (!asked.contains(key)) {
        all.add(unknown(key));
      }
    }
    if (!all.isEmpty()) {
      all.sort(Problem.ORDER);
      throw new PaiAdminException(StandardErrorCode.INVALID_SETTINGS, all);
    }
  }

  private Optional<String> find(String key) {
    asked.add(key);
    return settings.find(key).map(Secret::reveal);
  }

  private <T> Optional<T> parsed(String key, Function<String, T> parser, String wanted) {
    Optional<String> text = find(key);
    try {
      return text.map(parser);
    } catch (IllegalArgumentException | DateTimeParseException e) {
      unreadable(key, wanted);
      return Optional.empty();
    }
  }

  private static Boolean strictBoolean(String text) {
    return switch (text) {
      case "true" -> true;
      case "false" -> false;
      default -> throw new IllegalArgumentException(text);
    };
  }

  private void missing(String key) {
    fault(key, "the setting '" + key + "' is missing", "add it under settings");
  }

  private void unreadable(String key, String wanted) {
    String shown =
        settings.isSecret(key) ? "***" : settings.find(key).map(Secret::reveal).orElse("");
    fault(key, "'" + shown + "' is not " + wanted, "give " + wanted);
  }

  private Problem unknown(String key) {
    return Problem.error(
        CODE,
        "setting " + key,
        "there is no setting '" + key + "'",
        "use one of " + String.join(", ", asked));
  }
}
