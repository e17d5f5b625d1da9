package io.paiadmin.core.plugin;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Secret;
import io.paiadmin.api.spi.Settings;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Turns the settings of a policy into those that a plug-in gets. What a {@link
 * SettingValue.Reference} leads to is looked up now and becomes a secret; every other value is
 * taken as it is. Immutable; nothing that was looked up is kept.
 */
public final class References {
  private final Function<String, @Nullable String> environment;

  private References(Function<String, @Nullable String> environment) {
    this.environment = environment;
  }

  /** Looks variables up in the environment of this process. */
  public static References ofSystem() {
    return of(System::getenv);
  }

  /**
   * Looks variables up in the function given.
   *
   * @param environment gives the value of a variable, or null when it is not set
   */
  public static References of(Function<String, @Nullable String> environment) {
    return new References(environment);
  }

  /**
   * Resolves every reference. A file is read as UTF-8 up to 64 KiB; one line break at its end is
   * cut.
   *
   * @param values the settings as the policy has them
   * @param secretKeys the keys whose values must be references
   * @param directory the folder against which relative paths are resolved
   * @throws PaiAdminException with {@code INVALID_SETTINGS} and one problem per fault: {@code
   *     SECRET_LITERAL} when a secret is written out, {@code INVALID_SETTINGS} when a reference
   *     leads nowhere. No problem ever holds a value.
   */
  public Settings settings(
      Map<String, SettingValue> values, Set<String> secretKeys, Path directory) {
    Resolution resolution = new Resolution(secretKeys, this::variable, new SecretFiles(directory));
    values.forEach(resolution::resolve);
    return resolution.settings();
  }

  private Secret variable(String name) {
    @Nullable String value = environment.apply(name);
    if (value == null) {
      throw new Unresolved("the environment variable is not set", "set it");
    }
    return Secret.of(value);
  }
}
