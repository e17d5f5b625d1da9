package io.paiadmin.core.plugin;

import static org.assertj.core.api.Assertions.assertThat;

import io.paiadmin.api.Problem;
import io.paiadmin.core.builtin.LogChannelProvider;
import org.junit.jupiter.api.Test;

/** Finding through {@code META-INF/services}: the counterpart of the one on the module path. */
class PluginsOnClassPathTest {
  @Test
  void the_library_is_no_named_module() {
    assertThat(PluginLoader.class.getModule().isNamed()).isFalse();
  }

  @Test
  void the_built_in_channel_is_found() {
    assertThat(PluginLoader.of(PluginKind.CHANNEL).load().get("log").provider())
        .isInstanceOf(LogChannelProvider.class);
  }

  @Test
  void the_search_for_connectors_is_allowed_and_meets_no_errors() {
    Plugins<?> connectors = PluginLoader.of(PluginKind.CONNECTOR).load();

    assertThat(connectors.problems()).noneMatch(Problem::isError);
    assertThat(connectors.ids()).containsExactly("memory");
  }

  @Test
  void the_search_for_holiday_sources_is_allowed_and_finds_none_here() {
    Plugins<?> sources = PluginLoader.of(PluginKind.HOLIDAYS).load();

    assertThat(sources.problems()).extracting(Problem::code).containsExactly("PLUGIN_NONE");
    assertThat(sources.ids()).isEmpty();
  }
}
