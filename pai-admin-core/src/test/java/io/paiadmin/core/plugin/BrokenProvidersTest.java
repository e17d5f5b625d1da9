package io.paiadmin.core.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.paiadmin.api.Problem;
import io.paiadmin.api.spi.ClusterConnectorProvider;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each bad provider stands between two good ones, and both of these are always found. */
class BrokenProvidersTest {
  private static final String ID = "public String id() { return \"bad\"; }";
  private static final String MISMATCH = "it was probably built for another version";

  @TempDir Path folder;

  @Test
  void a_constructor_throws() {
    Problem problem =
        problem(jar -> jar.provider("Bad", ID + "public Bad() { throw new Error(\"no\"); }"));

    assertThat(problem.message())
        .contains("namely p.Bad (listed in jar:file:", "java.lang.Error: no")
        .doesNotContain(MISMATCH);
  }

  @Test
  void the_class_is_missing() {
    Problem problem = problem(jar -> jar.listing("p.Gone"));

    assertThat(problem.message()).contains("namely p.Gone (listed in jar:file:", "not found");
  }

  @Test
  void the_static_initialiser_fails() {
    Problem problem = problem(jar -> jar.provider("Bad", ID + "static int i = 1 / (0 * 2);"));

    assertThat(problem.message())
        .contains("namely p.Bad (", "ExceptionInInitializerError", "/ by zero")
        .doesNotContain(MISMATCH);
  }

  @Test
  void the_superclass_is_missing_which_reaches_the_loader_as_a_bare_linkage_error() {
    Problem problem =
        problem(jar -> jar.source("Base", " {}").without("Base").provider("Bad", "Base", ID));

    assertThat(problem.message())
        .contains("namely p.Bad (listed in jar:file:")
        .contains(": java.lang.NoClassDefFoundError: p/Base")
        .contains(MISMATCH);
  }

  @Test
  void a_class_it_needs_in_its_constructor_is_missing() {
    Problem problem =
        problem(
            jar ->
                jar.source("Need", " {}")
                    .without("Need")
                    .provider("Bad", ID + "Object need = new Need();"));

    assertThat(problem.message()).contains("NoClassDefFoundError: p/Need", MISMATCH);
  }

  @Test
  void the_class_is_not_a_provider() {
    Problem problem = problem(jar -> jar.source("Alien", " {}").listing("p.Alien"));

    assertThat(problem.message()).contains("namely p.Alien (", "not a subtype");
  }

  @Test
  void there_is_no_constructor_without_parameters() {
    Problem problem = problem(jar -> jar.provider("Bad", ID + "public Bad(int i) {}"));

    assertThat(problem.message()).contains("namely p.Bad (");
  }

  @Test
  void the_service_file_holds_nonsense_which_hides_that_file_alone() {
    Path bad = PluginJar.in(folder, "bad").listing("this is not a class name").pack();
    Path good = PluginJar.in(folder, "good").good("Alpha", "alpha").pack();

    Plugins<ClusterConnectorProvider> plugins = load(bad, good);

    assertThat(plugins.ids()).containsExactly("alpha");
    assertThat(plugins.problems())
        .singleElement()
        .asString()
        .contains("PLUGIN_BROKEN", "bad.jar!/META-INF/services/", ":1: Illegal");
  }

  @Test
  void the_id_throws() {
    Problem problem =
        problem(
            jar -> jar.provider("Bad", "public String id() { throw new NullPointerException(); }"));

    assertThat(problem.code()).isEqualTo("PLUGIN_BROKEN");
    assertThat(problem.message())
        .startsWith("p.Bad (file:")
        .endsWith("cannot say what it is: java.lang.NullPointerException");
  }

  @Test
  void the_secret_settings_are_null() {
    Problem problem =
        problem(
            jar ->
                jar.provider(
                    "Bad", ID + "public java.util.Set<String> secretSettings() { return null; }"));

    assertThat(problem.message()).contains("p.Bad (file:", "cannot say what it is");
  }

  @Test
  void the_id_is_illegal() {
    for (String id : new String[] {"", " ", "Bad", "9lives", "a b", "a_b", "a\\n"}) {
      Problem problem =
          problem(jar -> jar.provider("Bad", "public String id() { return \"" + id + "\"; }"));

      assertThat(problem.code()).isEqualTo("PLUGIN_ILLEGAL_ID");
      assertThat(problem.message()).startsWith("p.Bad (file:").contains("has the illegal id '");
      assertThat(problem.fix()).contains("a lower-case letter, then").endsWith("#broken");
    }
  }

  @Test
  void the_id_is_null() {
    Problem problem = problem(jar -> jar.provider("Bad", "public String id() { return null; }"));

    assertThat(problem.message()).contains("has the illegal id null");
  }

  @Test
  void two_that_cannot_be_told_apart_are_both_suspected() {
    Plugins<ClusterConnectorProvider> plugins =
        load(
            jar ->
                jar.source("Base", " {}")
                    .without("Base")
                    .provider("Bad", "Base", ID)
                    .provider("Worse", "Base", ID));

    assertThat(plugins.problems())
        .hasSize(2)
        .allSatisfy(problem -> assertThat(problem.message()).contains("p.Bad (", "or p.Worse ("));
  }

  @Test
  void no_more_than_a_hundred_failures_in_a_row_are_borne() {
    PluginJar jar = PluginJar.in(folder, "many").good("First", "first");
    for (int i = 0; i < Discovery.FAILURES_IN_A_ROW + 5; i++) {
      jar.listing("p.Gone" + i);
    }
    jar.good("Last", "last");

    Plugins<ClusterConnectorProvider> plugins = load(jar.pack());

    assertThat(plugins.ids()).containsExactly("first");
    assertThat(plugins.problems())
        .hasSize(Discovery.FAILURES_IN_A_ROW + 1)
        .anySatisfy(problem -> assertThat(problem.message()).startsWith("gave up after 100"));
  }

  @Test
  void good_ones_in_between_start_the_count_anew() {
    PluginJar jar = PluginJar.in(folder, "many");
    for (int i = 0; i < 3 * Discovery.FAILURES_IN_A_ROW; i++) {
      jar.listing("p.Gone" + i);
      if (i % 60 == 0) {
        jar.good("Good" + i, "good-" + i);
      }
    }

    assertThat(load(jar.good("Last", "last").pack()).ids()).contains("last").hasSize(6);
  }

  @Test
  void a_closed_class_loader_is_reported_and_not_crashed_on() {
    PluginJars loader = PluginJars.of(PluginJar.in(folder, "a").good("Alpha", "alpha").pack());
    loader.close();

    assertThat(PluginLoader.of(PluginKind.CONNECTOR).searching(loader).load().ids()).isEmpty();
  }

  @Test
  void an_error_of_the_machine_is_not_swallowed() {
    String body = ID + "public Bad() { throw new OutOfMemoryError(\"really\"); }";

    assertThatThrownBy(() -> load(jar -> jar.provider("Bad", body)))
        .isInstanceOf(OutOfMemoryError.class)
        .hasMessage("really");
  }

  private Problem problem(UnaryOperator<PluginJar> bad) {
    Plugins<ClusterConnectorProvider> plugins = load(bad);
    assertThat(plugins.problems()).hasSize(1).allMatch(Problem::isError);
    return plugins.problems().get(0);
  }

  private Plugins<ClusterConnectorProvider> load(UnaryOperator<PluginJar> bad) {
    PluginJar jar = PluginJar.in(folder, "mixed").good("Alpha", "alpha");
    Plugins<ClusterConnectorProvider> plugins = load(bad.apply(jar).good("Zulu", "zulu").pack());
    assertThat(plugins.ids()).containsExactly("alpha", "zulu");
    return plugins;
  }

  private static Plugins<ClusterConnectorProvider> load(Path... jars) {
    try (PluginJars loader = PluginJars.of(jars)) {
      return PluginLoader.of(PluginKind.CONNECTOR).searching(loader).load();
    }
  }
}
