package io.paiadmin.core.plugin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.Secret;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.spi.Settings;
import io.paiadmin.core.plugin.SettingValue.Literal;
import io.paiadmin.core.plugin.SettingValue.Reference;
import io.paiadmin.core.text.Quoted;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Resolves the settings of one instance and gathers the faults. Used once, by one thread. */
final class Resolution {
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

  void resolve(String key, SettingValue value) {
    if (value instanceof Reference reference) {
      lookUp(key, reference);
    } else if (value instanceof Literal literal) {
      take(key, literal);
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

  private void take(String key, Literal literal) {
    if (secretKeys.contains(key)) {
      String message = "the secret setting " + Quoted.of(key) + " is written out";
      fault("SECRET_LITERAL", key, message, "write ${env:NAME} or ${file:path} instead");
    } else {
      plain.put(key, literal.text());
    }
  }

  private void lookUp(String key, Reference reference) {
    try {
      secrets.put(key, value(reference));
    } catch (Unresolved e) {
      String message = "cannot resolve " + reference + ": " + e.reason();
      fault(StandardErrorCode.INVALID_SETTINGS.name(), key, message, e.fix());
    }
  }

  private Secret value(Reference reference) {
    return switch (reference.kind()) {
      case ENV -> variables.apply(reference.name());
      case FILE -> files.read(reference.name());
    };
  }

  private void fault(String code, String key, String message, String fix) {
    faults.add(Problem.error(code, "setting " + key, message, fix));
  }
}
