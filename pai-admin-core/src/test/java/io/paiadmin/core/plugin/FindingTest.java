package io.paiadmin.core.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.paiadmin.api.Problem;
import io.paiadmin.api.spi.ClusterConnectorProvider;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The five cases of docs/plugins.md. */
class FindingTest {
  @TempDir Path folder;

  @Nested
  @DisplayName("zero")
  class Zero {
    @Test
    void is_a_warning_that_says_what_to_do() {
      Plugins<ClusterConnectorProvider> plugins = load();

      assertThat(plugins.ids()).isEmpty();
      Problem problem = only(plugins);
      assertThat(problem.severity()).isEqualTo(Problem.Severity.WARNING);
      assertThat(problem.code()).isEqualTo("PLUGIN_NONE");
      assertThat(problem.message())
          .isEqualTo("no connector was registered, and class loader 'plugin-jars' finds none");
      assertThat(problem.fix())
          .contains(ClusterConnectorProvider.class.getName())
          .endsWith(". See docs/plugins.md#zero");
    }

    @Test
    void names_a_loader_without_a_name_by_its_class() throws IOException {
      try (URLClassLoader nameless = new URLClassLoader(new URL[0], null)) {
        assertThat(only(PluginLoader.of(PluginKind.CONNECTOR).searching(nameless).load()).message())
            .endsWith(", and class loader java.net.URLClassLoader finds none");
      }
    }

    @Test
    void usable_ones_are_not_none_found() {
      Path one = jar("one").good("One", "twin").provider("Old", idAndVersion("old", 0)).pack();
      Path two = jar("two").good("Two", "twin").pack();

      List<Problem> problems = load(one, two).problems();

      assertThat(problems)
          .extracting(Problem::code)
          .containsExactlyInAnyOrder(
              "PLUGIN_DUPLICATE_ID", "PLUGIN_SPI_VERSION", "PLUGIN_NONE_USABLE");
      assertThat(problems)
          .extracting(Problem::message)
          .contains("no connector can be used: whatever was found is left out, as the errors say");
    }

    @Test
    void is_said_when_a_plug_in_is_asked_for() {
      Plugins<ClusterConnectorProvider> plugins = load();

      assertThatThrownBy(() -> plugins.get("openpai"))
          .hasMessageContaining("there is no connector 'openpai'; known: none")
          .hasMessageContaining("See docs/plugins.md#zero");
    }

    @Test
    void does_not_speak_of_a_search_that_was_switched_off() {
      Plugins<ClusterConnectorProvider> plugins =
          PluginLoader.of(PluginKind.CONNECTOR).withoutSearch().load();

      assertThat(only(plugins).message()).isEqualTo("no connector was registered");
    }

    @Test
    void is_logged() {
      assertThat(logged()).contains("connector plug-ins: 0. See docs/plugins.md#zero");
    }
  }

  @Nested
  @DisplayName("one")
  class One {
    @Test
    void is_found_with_its_id_version_class_and_location() {
      Path jar = jar("one").good("Alpha", "alpha").pack();

      Plugins<ClusterConnectorProvider> plugins = load(jar);

      assertThat(plugins.problems()).isEmpty();
      assertThat(plugins.ids()).containsExactly("alpha");
      assertThat(plugins.get("alpha"))
          .hasToString("alpha for SPI version 1, p.Alpha (" + PluginJar.location(jar) + ")");
    }

    @Test
    void is_logged_once_with_id_version_class_and_location() {
      Path jar = jar("one").good("Alpha", "alpha").pack();

      String wanted =
          "connector plug-ins: 1: alpha for SPI version 1, p.Alpha (%s). See docs/plugins.md#one"
              .formatted(PluginJar.location(jar));
      assertThat(logged(jar)).containsOnlyOnce(wanted).contains("DEBUG");
    }
  }

  @Nested
  @DisplayName("several")
  class Several {
    @Test
    void are_all_usable_and_sorted_by_id_whatever_the_order_of_the_class_path() {
      Path last = jar("a").good("Zulu", "zulu").pack();
      Path first = jar("b").good("Alpha", "alpha").good("Mike", "mike").pack();

      assertThat(load(last, first).ids()).containsExactly("alpha", "mike", "zulu");
      assertThat(load(first, last).ids()).containsExactly("alpha", "mike", "zulu");
      assertThat(logged(last, first)).contains("connector plug-ins: 3", "plugins.md#several");
    }

    @Test
    void under_one_id_are_all_refused_and_named_with_their_jars() {
      Path one = jar("one").good("One", "twin").pack();
      Path two = jar("two").good("Two", "twin").good("Other", "other").pack();

      Plugins<ClusterConnectorProvider> plugins = load(one, two);

      assertThat(plugins.ids()).containsExactly("other");
      Problem problem = only(plugins);
      assertThat(problem.isError()).isTrue();
      assertThat(problem.code()).isEqualTo("PLUGIN_DUPLICATE_ID");
      assertThat(problem.message())
          .isEqualTo(
              "the id 'twin' is claimed by p.One (%s) and by p.Two (%s); none of them is used"
                  .formatted(PluginJar.location(one), PluginJar.location(two)));
      assertThat(problem.fix()).endsWith(". See docs/plugins.md#several");
    }
  }

  @Nested
  @DisplayName("broken")
  class Broken {
    @Test
    void is_a_problem_and_never_a_missing_neighbour() {
      Path jar =
          jar("mixed")
              .good("Alpha", "alpha")
              .provider(
                  "Bad", "public String id() { return \"bad\"; } public Bad() { int i = 1/0; }")
              .good("Zulu", "zulu")
              .pack();

      Plugins<ClusterConnectorProvider> plugins = load(jar);

      assertThat(plugins.ids()).containsExactly("alpha", "zulu");
      Problem problem = only(plugins);
      assertThat(problem.isError()).isTrue();
      assertThat(problem.code()).isEqualTo("PLUGIN_BROKEN");
      assertThat(problem.message())
          .startsWith(
              "a connector could not be loaded, namely p.Bad (listed in jar:"
                  + PluginJar.location(jar))
          .contains("ArithmeticException: / by zero");
      assertThat(problem.fix()).endsWith(". See docs/plugins.md#broken");
    }
  }

  @Nested
  @DisplayName("built for another SPI version")
  class Version {
    @Test
    void is_left_out_and_told_with_both_versions_class_and_jar() {
      Path jar =
          jar("future")
              .good("Alpha", "alpha")
              .provider(
                  "Future",
                  "public String id() { throw new Error(); } public int apiVersion() { return 99; }")
              .pack();

      Plugins<ClusterConnectorProvider> plugins = load(jar);

      assertThat(plugins.ids()).containsExactly("alpha");
      Problem problem = only(plugins);
      assertThat(problem.isError()).isTrue();
      assertThat(problem.code()).isEqualTo("PLUGIN_SPI_VERSION");
      assertThat(problem.message())
          .isEqualTo(
              "p.Future (%s) is built for SPI version 99, and this is SPI version 1"
                  .formatted(PluginJar.location(jar)));
      assertThat(problem.fix())
          .isEqualTo(
              "use a newer pai-admin, or an older release of this plug-in."
                  + " See docs/plugins.md#version");
    }

    @Test
    void is_advised_to_be_renewed_when_it_is_older() {
      Path jar = jar("past").provider("Past", idAndVersion("past", 0)).pack();

      assertThat(load(jar).problems())
          .extracting(Problem::fix)
          .contains("get a newer release of this plug-in. See docs/plugins.md#version");
    }
  }

  private static String idAndVersion(String id, int version) {
    return "public String id() { return \"%s\"; } public int apiVersion() { return %d; }"
        .formatted(id, version);
  }

  private PluginJar jar(String name) {
    return PluginJar.in(folder, name);
  }

  private static Plugins<ClusterConnectorProvider> load(Path... jars) {
    try (PluginJars loader = PluginJars.of(jars)) {
      return PluginLoader.of(PluginKind.CONNECTOR).searching(loader).load();
    }
  }

  private static String logged(Path... jars) {
    try (CapturedLog log = CapturedLog.of(PluginLoader.class.getName())) {
      load(jars);
      return log.text();
    }
  }

  private static Problem only(Plugins<?> plugins) {
    assertThat(plugins.problems()).hasSize(1);
    return plugins.problems().get(0);
  }
}
