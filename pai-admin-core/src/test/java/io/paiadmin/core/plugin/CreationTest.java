package io.paiadmin.core.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Problem;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.api.cluster.ClusterInfo;
import io.paiadmin.api.spi.ClusterConnector;
import io.paiadmin.api.spi.ClusterConnectorProvider;
import io.paiadmin.api.spi.PluginContext;
import io.paiadmin.api.spi.Settings;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CreationTest {
  @TempDir Path folder;

  private final Creation creation = new Creation(References.of(Map.of("TOKEN", "s3cret")::get));

  @Test
  void hands_over_resolved_settings_and_the_context() {
    List<Object> seen = new ArrayList<>();
    connect(
        (settings, context) -> {
          seen.add(settings.find("password").orElseThrow().reveal());
          seen.add(context.instance());
          return new StubConnector();
        },
        Map.of("password", "${env:TOKEN}"));

    assertThat(seen).containsExactly("s3cret", "prod");
  }

  @Test
  void asks_the_connector_once_what_it_can_do() {
    StubConnector connector = new StubConnector();
    connect((settings, context) -> connector, Map.of());

    assertThat(connector.calls).containsExactly("info");
  }

  @Nested
  class NamesTheInstance {
    @Test
    void of_settings_that_cannot_be_resolved() {
      PaiAdminException refusal =
          refusal((s, c) -> new StubConnector(), Map.of("password", "x", "url", "${env:GONE}"));

      assertThat(refusal.code()).isEqualTo(StandardErrorCode.INVALID_SETTINGS);
      assertThat(refusal.problems())
          .extracting(Problem::at)
          .containsExactly("cluster prod, setting password", "cluster prod, setting url");
    }

    @Test
    void of_settings_that_the_plug_in_refuses() {
      PaiAdminException refusal =
          refusal((s, c) -> s.read(from -> connector(from.text("url"))), Map.of("ulr", "x"));

      assertThat(refusal.problems())
          .extracting(Problem::at)
          .containsExactly("cluster prod, setting ulr", "cluster prod, setting url");
    }

    private static ClusterConnector connector(String url) {
      throw new IllegalArgumentException("no protocol: " + url);
    }
  }

  @Nested
  class BlamesThePlugIn {
    @Test
    void for_an_exception_of_its_own_and_keeps_it_as_the_cause() {
      RuntimeException thrown = new IllegalStateException("no way");
      PaiAdminException refusal = refusal(failing(thrown), Map.of());

      assertThat(refusal.code()).isEqualTo(StandardErrorCode.PLUGIN_BROKEN);
      assertThat(refusal)
          .hasMessageStartingWith(
              "cluster prod: PLUGIN_BROKEN: connector 'stub' broke its contract in connect:"
                  + " java.lang.IllegalStateException: no way Fix: report this to the author of "
                  + StubProvider.class.getName())
          .hasMessageEndingWith("See docs/plugins.md#broken")
          .hasCause(thrown);
    }

    @Test
    void for_linkage_errors_with_an_explanation() {
      assertThat(refusal(failing(new NoSuchMethodError("x()")), Map.of()))
          .hasMessageContaining("java.lang.NoSuchMethodError: x()")
          .hasMessageContaining("it was probably built for another version");
    }

    @Test
    void for_checked_exceptions_thrown_in_secret_and_for_failed_assertions() {
      assertThat(refusal(failing(new IOException("sneaky")), Map.of()).code())
          .isEqualTo(StandardErrorCode.PLUGIN_BROKEN);
      assertThat(refusal(failing(new AssertionError("oh")), Map.of()).code())
          .isEqualTo(StandardErrorCode.PLUGIN_BROKEN);
    }

    @Test
    void for_exceptions_whose_own_message_fails() {
      PaiAdminException refusal = refusal(failing(new Unspeakable()), Map.of());

      assertThat(refusal).hasMessageContaining("in connect: " + Unspeakable.class.getName());
      assertThat(Throwables.trace(refusal)).contains("Caused by: ");
    }

    @Test
    void for_returning_null() {
      assertThat(refusal((s, c) -> null, Map.of()))
          .hasMessageContaining("broke its contract in connect: it returned null");
    }

    @Test
    void for_not_saying_what_the_cluster_is_and_closes_the_connector() {
      StubConnector silent =
          new StubConnector() {
            @Override
            public ClusterInfo info() {
              return null;
            }
          };

      assertThat(refusal((s, c) -> silent, Map.of()))
          .hasMessageContaining("broke its contract in info: it returned null");
      assertThat(silent.calls).containsExactly("close");
    }

    @Test
    void for_the_first_failure_when_closing_fails_as_well() {
      StubConnector failing =
          new StubConnector() {
            @Override
            public ClusterInfo info() {
              throw new IllegalStateException("first");
            }

            @Override
            public void close() {
              throw new IllegalStateException("second");
            }
          };

      PaiAdminException refusal = refusal((s, c) -> failing, Map.of());

      assertThat(refusal).hasMessageContaining("in info: java.lang.IllegalStateException: first");
      assertThat(refusal.getSuppressed())
          .singleElement()
          .asString()
          .contains("in close: java.lang.IllegalStateException: second");
    }
  }

  @Test
  void passes_on_what_the_plug_in_says_of_the_other_side() {
    PaiAdminException thrown =
        new PaiAdminException(StandardErrorCode.UNAVAILABLE, "nobody there", "wait");
    PaiAdminException refusal = refusal(failing(thrown), Map.of());

    assertThat(refusal.code()).isEqualTo(StandardErrorCode.UNAVAILABLE);
    assertThat(refusal).hasMessage("cluster prod: UNAVAILABLE: nobody there Fix: wait");
    assertThat(refusal.getStackTrace()).isEqualTo(thrown.getStackTrace());
  }

  @Test
  void does_not_swallow_errors_of_the_machine() {
    assertThatThrownBy(() -> connect(failing(new OutOfMemoryError("really")), Map.of()))
        .isInstanceOf(OutOfMemoryError.class);
    assertThatThrownBy(
            () -> connect(failing(new RuntimeException(new OutOfMemoryError("in"))), Map.of()))
        .isInstanceOf(OutOfMemoryError.class);
  }

  @Nested
  class LendsThePlugInItsClassLoader {
    @Test
    void while_it_is_called_and_gives_the_old_one_back() {
      Path jar = PluginJar.in(folder, "a").good("Alpha", "alpha").pack();
      ClassLoader mine = new URLClassLoader("mine", new URL[0], null);
      try (PluginJars loader = PluginJars.of(jar)) {
        Plugins<ClusterConnectorProvider> plugins =
            PluginLoader.of(PluginKind.CONNECTOR).searching(loader).load();
        ClassLoaderSpy spy = new ClassLoaderSpy(mine);

        PaiAdminException refusal =
            spy.watch(() -> creation.connect(plugins.get("alpha"), Map.of(), context()));

        assertThat(refusal).hasMessageContaining("it returned null");
        assertThat(spy.after).isSameAs(mine);
      }
    }

    @Test
    void which_is_the_loader_of_the_provider() {
      ClassLoader mine = new URLClassLoader("mine", new URL[0], null);
      List<ClassLoader> seen = new ArrayList<>();
      ClassLoaderSpy spy = new ClassLoaderSpy(mine);

      spy.watch(
          () ->
              connect(
                  (s, c) -> {
                    seen.add(Thread.currentThread().getContextClassLoader());
                    throw new IllegalStateException();
                  },
                  Map.of()));

      assertThat(seen).containsExactly(StubProvider.class.getClassLoader());
      assertThat(spy.after).isSameAs(mine);
    }
  }

  private static final class Unspeakable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      throw new IllegalStateException("not even that");
    }
  }

  private ClusterConnector connect(
      BiFunction<Settings, PluginContext, ClusterConnector> connecting, Map<String, String> texts) {
    return creation.connect(
        StubProvider.connecting(connecting).plugin(), SettingValue.of(texts), context());
  }

  private PaiAdminException refusal(
      BiFunction<Settings, PluginContext, ClusterConnector> connecting, Map<String, String> texts) {
    return catchThrowableOfType(PaiAdminException.class, () -> connect(connecting, texts));
  }

  private PluginContext context() {
    return new HostContext("prod", folder, Clock.systemUTC());
  }

  private static BiFunction<Settings, PluginContext, ClusterConnector> failing(Throwable thrown) {
    return (settings, context) -> Sneaky.raise(thrown);
  }
}
