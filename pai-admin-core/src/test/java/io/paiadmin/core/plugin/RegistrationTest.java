package io.paiadmin.core.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.spi.ClusterConnectorProvider;
import java.nio.file.Path;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RegistrationTest {
  private static final PluginLoader<ClusterConnectorProvider> LOADER =
      PluginLoader.of(PluginKind.CONNECTOR).withoutSearch();

  @Nested
  class WinsOverDiscovery {
    @TempDir Path folder;

    @Test
    void and_the_one_found_is_left_out_with_a_notice() {
      StubProvider mine = StubProvider.named("alpha");
      Path jar = PluginJar.in(folder, "a").good("Alpha", "alpha").good("Zulu", "zulu").pack();

      Plugins<ClusterConnectorProvider> plugins = load(mine, jar);

      assertThat(plugins.ids()).containsExactly("alpha", "zulu");
      assertThat(plugins.get("alpha").provider()).isSameAs(mine);
      assertThat(plugins.problems())
          .singleElement()
          .satisfies(
              problem -> {
                assertThat(problem.severity()).isEqualTo(Problem.Severity.NOTICE);
                assertThat(problem.code()).isEqualTo("PLUGIN_REPLACED");
                assertThat(problem.message())
                    .startsWith("p.Alpha (" + PluginJar.location(jar) + ") gives way to ")
                    .contains(StubProvider.class.getName());
              });
    }

    @Test
    void and_settles_a_quarrel_of_two_that_were_found() {
      StubProvider mine = StubProvider.named("twin");
      Path jar = PluginJar.in(folder, "a").good("One", "twin").good("Two", "twin").pack();

      Plugins<ClusterConnectorProvider> plugins = load(mine, jar);

      assertThat(plugins.get("twin").provider()).isSameAs(mine);
      assertThat(plugins.problems())
          .hasSize(2)
          .allMatch(problem -> problem.code().equals("PLUGIN_REPLACED"));
    }

    private static Plugins<ClusterConnectorProvider> load(StubProvider mine, Path jar) {
      try (PluginJars loader = PluginJars.of(jar)) {
        return LOADER.searching(loader).register(mine).load();
      }
    }
  }

  @Nested
  class IsRefused {
    @Test
    void when_two_bear_one_id() {
      PaiAdminException refusal =
          refusal(LOADER.register(StubProvider.named("twin")).register(new OtherProvider("twin")));

      assertThat(refusal.code()).isEqualTo(StandardErrorCode.INVALID_INPUT);
      assertThat(refusal)
          .hasMessageContaining("PLUGIN_DUPLICATE_ID")
          .hasMessageContaining(origin(StubProvider.class))
          .hasMessageContaining(origin(OtherProvider.class));
    }

    @Test
    void when_the_id_is_blank_or_illegal() {
      for (String id : new String[] {"", " ", "Upper", "tail\n"}) {
        assertThat(refusal(LOADER.register(StubProvider.named(id))))
            .hasMessageContaining("PLUGIN_ILLEGAL_ID")
            .hasMessageContaining(origin(StubProvider.class));
      }
    }

    @Test
    void when_it_is_built_for_another_version() {
      assertThat(refusal(LOADER.register(StubProvider.forVersion("alpha", 99))))
          .hasMessageContaining("PLUGIN_SPI_VERSION")
          .hasMessageContaining("is built for SPI version 99, and this is SPI version 1");
    }

    @Test
    void for_everything_that_is_wrong_at_once() {
      PaiAdminException refusal =
          refusal(
              LOADER
                  .register(StubProvider.named("twin"))
                  .register(StubProvider.named("twin"))
                  .register(StubProvider.named("NO"))
                  .register(StubProvider.forVersion("alpha", 2)));

      assertThat(refusal.problems())
          .extracting(Problem::code)
          .containsExactlyInAnyOrder(
              "PLUGIN_DUPLICATE_ID", "PLUGIN_ILLEGAL_ID", "PLUGIN_SPI_VERSION");
    }

    private static PaiAdminException refusal(PluginLoader<?> loader) {
      return catchThrowableOfType(PaiAdminException.class, loader::load);
    }

    private static String origin(Class<?> type) {
      return type.getName() + " (" + type.getProtectionDomain().getCodeSource().getLocation() + ")";
    }
  }

  @Test
  void leaves_the_loader_it_was_called_on_as_it_was() {
    LOADER.register(StubProvider.named("alpha"));

    assertThat(LOADER.load().ids()).isEmpty();
  }

  private record OtherProvider(String id) implements ClusterConnectorProvider {
    @Override
    public StubConnector connect(
        io.paiadmin.api.spi.Settings settings, io.paiadmin.api.spi.PluginContext context) {
      return new StubConnector();
    }
  }
}
