package io.paiadmin.api.spi;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Secret;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The settings of one plug-in instance: flat text values, some of them secret. Immutable; printing
 * it shows {@code ***} for every secret.
 */
public final class Settings {
  /** No settings at all. */
  public static final Settings EMPTY = new Settings(Map.of(), Map.of());

  private final Map<String, String> plain;
  private final Map<String, Secret> secrets;

  private Settings(Map<String, String> plain, Map<String, Secret> secrets) {
    this.plain = Collections.unmodifiableMap(new TreeMap<>(plain));
    this.secrets = Collections.unmodifiableMap(new TreeMap<>(secrets));
  }

  /** Makes settings of which none is secret. */
  public static Settings of(Map<String, String> plain) {
    return new Settings(plain, Map.of());
  }

  /**
   * Makes settings with secrets.
   *
   * @throws IllegalArgumentException when a key is in both maps
   */
  public static Settings of(Map<String, String> plain, Map<String, Secret> secrets) {
    if (!Collections.disjoint(plain.keySet(), secrets.keySet())) {
      throw new IllegalArgumentException("a setting is either plain or secret, not both");
    }
    return new Settings(plain, secrets);
  }

  /** Returns every key, sorted. */
  public Set<String> keys() {
    Set<String> keys = new TreeSet<>(plain.keySet());
    keys.addAll(secrets.keySet());
    return Collections.unmodifiableSet(keys);
  }

  /** Returns the value of a key as a secret, whether or not it was given as one. */
  public Optional<Secret> find(String key) {
    String value = plain.get(key);
    return value == null ? Optional.ofNullable(secrets.get(key)) : Optional.of(Secret.of(value));
  }

  /** Tells whether a key was given as a secret. */
  public boolean isSecret(String key) {
    return secrets.containsKey(key);
  }

  /**
   * Reads everything a plug-in needs and reports every fault at once: what is missing, what cannot
   * be read as the type asked for, and every key that was never asked for.
   *
   * <pre>{@code
   * record Config(String url, Duration timeout) {}
   * Config config = settings.read(
   *     from -> new Config(from.text("url"), from.duration("timeout", Duration.ofSeconds(30))));
   * }</pre>
   *
   * @param reading asks the reader for each value; must ask for every key it understands
   * @throws PaiAdminException with {@code INVALID_SETTINGS} and one problem per fault
   */
  public <T> T read(Function<SettingsReader, T> reading) {
    SettingsReader reader = new SettingsReader(this);
    T result;
    try {
      result = reading.apply(reader);
    } catch (RuntimeException e) {
      // A stand-in may have caused it; without a fault it is the plug-in's own, and keys that it
      // did not get to are not unknown.
      if (reader.hasFaults()) {
        reader.throwFaults();
      }
      throw e;
    }
    reader.throwFaults();
    return result;
  }

  /** Returns the settings as {@code {key=value, …}}, with {@code ***} for every secret. */
  @Override
  public String toString() {
    return keys().stream()
        .map(key -> key + "=" + (plain.containsKey(key) ? plain.get(key) : secrets.get(key)))
        .collect(Collectors.joining(", ", "{", "}"));
  }
}
