package io.paiadmin.core.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.spi.ClusterConnectorProvider;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnknownIdTest {
  private static final PluginLoader<ClusterConnectorProvider> LOADER =
      PluginLoader.of(PluginKind.CONNECTOR).withoutSearch();

  @Test
  void is_answered_with_those_known_and_the_one_probably_meant() {
    PaiAdminException refusal = refusal(two(), "OpenPay");

    assertThat(refusal.code()).isEqualTo(StandardErrorCode.PLUGIN_MISSING);
    assertThat(refusal)
        .hasMessage(
            "connector OpenPay: PLUGIN_MISSING: there is no connector 'OpenPay';"
                + " known: memory, openpai Fix: write 'openpai' if that is meant."
                + " See docs/plugins.md#several");
  }

  @Test
  void is_not_compared_with_what_it_does_not_resemble() {
    assertThat(refusal(two(), "kubernetes")).hasMessageContaining("name one that is known");
    assertThat(refusal(two(), "openpai".repeat(100_000))).hasMessageContaining("name one that");
  }

  @Test
  void is_answered_with_what_could_not_be_loaded(@TempDir Path folder) {
    Path jar = PluginJar.in(folder, "a").good("Alpha", "alpha").listing("p.Gone").pack();
    try (PluginJars jars = PluginJars.of(jar)) {
      PaiAdminException refusal = refusal(LOADER.searching(jars).load(), "gone");

      assertThat(refusal.problems())
          .extracting(Problem::code)
          .containsExactly("PLUGIN_MISSING", "PLUGIN_BROKEN");
      assertThat(refusal).hasMessageContaining("#one").hasMessageContaining("p.Gone");
    }
  }

  private static Plugins<ClusterConnectorProvider> two() {
    return LOADER
        .register(StubProvider.named("openpai"))
        .register(StubProvider.named("memory"))
        .load();
  }

  private static PaiAdminException refusal(Plugins<?> plugins, String id) {
    return catchThrowableOfType(PaiAdminException.class, () -> plugins.get(id));
  }
}
