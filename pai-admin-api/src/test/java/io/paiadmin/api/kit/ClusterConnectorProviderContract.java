package io.paiadmin.api.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Secret;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.spi.ClusterConnectorProvider;
import io.paiadmin.api.spi.PluginContext;
import io.paiadmin.api.spi.Settings;
import io.paiadmin.api.spi.SpiVersion;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Section 1 of {@code docs/spi-contract.md} as tests of a connector's provider. */
public abstract class ClusterConnectorProviderContract {

  /** Makes a provider, a new one at every call. */
  protected abstract ClusterConnectorProvider provider();

  @Test
  @DisplayName("C1.1 the id is a lower-case letter, then lower-case letters, digits and hyphens")
  void id_has_its_form() {
    String id = provider().id();
    assertTrue(id.matches("[a-z][a-z0-9-]*"), () -> "not an id: '" + id + "'");
  }

  @Test
  @DisplayName("C1.2 id, secret settings and SPI version are the same at every call")
  void answers_are_stable() {
    ClusterConnectorProvider one = provider();
    ClusterConnectorProvider other = provider();
    assertEquals(one.id(), one.id());
    assertEquals(one.id(), other.id());
    assertEquals(one.secretSettings(), other.secretSettings());
    assertEquals(one.apiVersion(), other.apiVersion());
  }

  @Test
  @DisplayName("C1.3 the SPI version is the one that the plug-in was compiled against")
  void version_exists() {
    assertEquals(SpiVersion.CURRENT, provider().apiVersion());
  }

  @Test
  @DisplayName("C1.5 wrong settings are refused with INVALID_SETTINGS, every fault at once")
  void wrong_settings_are_refused_all_at_once() {
    PaiAdminException refusal =
        refusal(Settings.of(Map.of("no-such-setting", "x", "nor-this-one", "y")));
    assertEquals(StandardErrorCode.INVALID_SETTINGS.name(), refusal.code().name());
    for (String key : Set.of("no-such-setting", "nor-this-one")) {
      assertTrue(
          refusal.problems().stream().anyMatch(each -> each.toString().contains(key)),
          () -> key + " is not reported: " + refusal.getMessage());
    }
  }

  @Test
  @DisplayName("C1.6 the value of a secret setting is in no message")
  void secrets_stay_out_of_messages() {
    Map<String, Secret> secrets = new TreeMap<>();
    provider().secretSettings().forEach(key -> secrets.put(key, Secret.of("canary-7f3a")));
    PaiAdminException refusal = refusal(Settings.of(Map.of("no-such-setting", "x"), secrets));
    assertFalse(Texts.of(refusal).contains("canary-7f3a"), "a secret is in the message");
  }

  private PaiAdminException refusal(Settings settings) {
    PluginContext context = PluginContext.named("conformance");
    return assertThrows(
        PaiAdminException.class, () -> provider().connect(settings, context).close());
  }
}
