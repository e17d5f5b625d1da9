package io.paiadmin.core.plugin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.Secret;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.spi.Settings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Resolves the settings of one instance and gathers the faults. Used once, by one thread. */
final class Resolution {
  private static final String REFER = "write ${env:NAME} or ${file:path} instead";

  private final Set<String> secretKeys;
  private final Function<String, Secret> variables;
  private final SecretFiles files;
  private final Map<String, String> plain = new HashMap<>();
  private final Map<String, Secret> secrets = new HashMap<>();
  private final List<Problem> faults = new ArrayList<>();

  Resolution(Set<String> secretKeys, Function<String, Secret> variables, SecretFiles files) {
    this.secretKeys = secretKeys;
    this.variables = variables;
    this.files = files;
  }

  void resolve(String key, String text) {
    Optional<Reference> reference = Reference.parse(text);
    if (reference.isPresent()) {
      lookUp(key, reference.get());
    } else if (Reference.isAlike(text)) {
      fault(key, "the value is not a reference as a whole", REFER);
    } else if (secretKeys.contains(key)) {
      faults.add(literal(key));
    } else {
      plain.put(key, text);
    }
  }

  /** Returns the settings, or throws all faults at once. */
  Settings settings() {
    if (faults.isEmpty()) {
      return Settings.of(plain, secrets);
    }
    faults.sort(Problem.ORDER);
    throw new PaiAdminException(StandardErrorCode.INVALID_SETTINGS, faults);
  }

  private void lookUp(String key, Reference reference) {
    try {
      secrets.put(key, value(reference));
    } catch (Unresolved e) {
      fault(key, "cannot resolve " + reference + ": " + e.reason(), e.fix());
    }
  }

  private Secret value(Reference reference) {
    return switch (reference.kind()) {
      case ENV -> variables.apply(reference.name());
      case FILE -> files.read(reference.name());
    };
  }

  private void fault(String key, String message, String fix) {
    String code = StandardErrorCode.INVALID_SETTINGS.name();
    faults.add(Problem.error(code, place(key), message, fix));
  }

  private static Problem literal(String key) {
    return Problem.error(
        "SECRET_LITERAL", place(key), "the secret setting '" + key + "' is written out", REFER);
  }

  private static String place(String key) {
    return "setting " + key;
  }
}
