package io.paiadmin.core.plugin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.Secret;
import io.paiadmin.api.spi.Settings;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Takes the secrets of one plug-in instance out of whatever it throws or tells. What holds none of
 * them is passed on untouched. It finds a secret as it was given, not an encoding of it.
 */
final class Masking {
  private static final int CAUSES = 32;

  /** Longest first, so that a secret which contains another one goes as a whole. */
  private final List<Secret> secrets;

  /** Those that the plug-in itself calls secret. */
  private final List<Secret> declared;

  private Masking(Stream<Secret> secrets, Stream<Secret> declared) {
    this.secrets = longestFirst(secrets);
    this.declared = longestFirst(declared);
  }

  /**
   * Makes the masking of an instance.
   *
   * @param declared the keys whose values the plug-in itself calls secret
   */
  static Masking of(Settings settings, Set<String> declared) {
    List<String> keys = settings.keys().stream().filter(settings::isSecret).toList();
    return new Masking(
        values(settings, keys.stream()),
        values(settings, keys.stream().filter(declared::contains)));
  }

  /** Returns a masking that takes out one more secret. */
  Masking and(Secret secret) {
    return new Masking(
        Stream.concat(secrets.stream(), Stream.of(secret)),
        Stream.concat(declared.stream(), Stream.of(secret)));
  }

  /** Masks a text for people. */
  String text(String text) {
    return replaced(text, secrets);
  }

  /**
   * Masks a name that the host compares with others. It stays when it merely came by a reference,
   * as the name of an account often does: a masked one would be nobody's.
   */
  String name(String name) {
    return replaced(name, declared);
  }

  PaiAdminException exception(PaiAdminException thrown) {
    List<Problem> problems = thrown.problems().stream().map(this::problem).toList();
    if (problems.equals(thrown.problems()) && isClean(thrown)) {
      return thrown;
    }
    return new PaiAdminException(thrown.code(), problems, copy(thrown, CAUSES));
  }

  Throwable throwable(Throwable thrown) {
    return isClean(thrown) ? thrown : copy(thrown, CAUSES);
  }

  private boolean isClean(Throwable thrown) {
    try {
      String trace = Throwables.trace(thrown);
      return text(trace).equals(trace);
    } catch (RuntimeException e) {
      return false; // its own getMessage fails, and would fail in a log as well
    }
  }

  Problem problem(Problem problem) {
    return new Problem(
        problem.severity(),
        problem.code(),
        text(problem.at()),
        text(problem.message()),
        text(problem.fix()));
  }

  private static String replaced(String text, List<Secret> secrets) {
    String masked = text;
    for (Secret secret : secrets) {
      masked = masked.replace(secret.reveal(), secret.toString());
    }
    return masked;
  }

  private static Stream<Secret> values(Settings settings, Stream<String> keys) {
    return keys.map(settings::find).flatMap(Optional::stream);
  }

  private static List<Secret> longestFirst(Stream<Secret> secrets) {
    return secrets
        .filter(secret -> !secret.reveal().isBlank())
        .sorted(Comparator.comparing((Secret secret) -> -secret.reveal().length()))
        .toList();
  }

  private Throwable copy(Throwable thrown, int depth) {
    @Nullable Throwable cause = thrown.getCause();
    return new MaskedThrowable(
        text(Throwables.describe(thrown)),
        cause == null || depth == 0 ? null : copy(cause, depth - 1),
        thrown.getStackTrace());
  }
}
