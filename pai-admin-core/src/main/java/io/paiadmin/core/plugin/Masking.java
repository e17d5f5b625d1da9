package io.paiadmin.core.plugin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.Secret;
import io.paiadmin.api.spi.Settings;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
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

  private Masking(List<Secret> secrets) {
    this.secrets = secrets;
  }

  static Masking of(Settings settings) {
    return of(
        settings.keys().stream()
            .filter(settings::isSecret)
            .map(settings::find)
            .flatMap(Optional::stream));
  }

  /** Returns a masking that takes out one more secret. */
  Masking and(Secret secret) {
    return of(Stream.concat(secrets.stream(), Stream.of(secret)));
  }

  private static Masking of(Stream<Secret> secrets) {
    return new Masking(
        secrets
            .filter(secret -> !secret.reveal().isBlank())
            .sorted(Comparator.comparing((Secret secret) -> -secret.reveal().length()))
            .toList());
  }

  String text(String text) {
    String masked = text;
    for (Secret secret : secrets) {
      masked = masked.replace(secret.reveal(), secret.toString());
    }
    return masked;
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

  private Throwable copy(Throwable thrown, int depth) {
    @Nullable Throwable cause = thrown.getCause();
    return new MaskedThrowable(
        text(Throwables.describe(thrown)),
        cause == null || depth == 0 ? null : copy(cause, depth - 1),
        thrown.getStackTrace());
  }
}
