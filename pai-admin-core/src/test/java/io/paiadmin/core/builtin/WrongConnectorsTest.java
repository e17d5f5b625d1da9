package io.paiadmin.core.builtin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;

/**
 * Deliberately wrong connectors fail the conformance kit at the rules they break, and only there.
 */
class WrongConnectorsTest {
  @Test
  void dropping_unknown_acl_keys_breaks_the_rule_on_keeping_them() {
    assertThat(brokenRules(DropsUnknownAclKeysTestCase.class)).containsExactly("C5.7");
  }

  @Test
  void ignoring_what_is_expected_breaks_the_rule_on_compare_and_set() {
    assertThat(brokenRules(IgnoresExpectedTestCase.class)).containsExactly("C6.12");
  }

  @Test
  void silence_about_the_unsupported_breaks_the_rule_on_refusal() {
    assertThat(brokenRules(SilentlyDoesNothingTestCase.class)).containsExactly("C4.1", "C6.9");
  }

  private static List<String> brokenRules(Class<?> contract) {
    EngineExecutionResults results =
        EngineTestKit.engine("junit-jupiter").selectors(selectClass(contract)).execute();
    assertThat(results.testEvents().started().count()).isGreaterThan(50);
    return results
        .testEvents()
        .failed()
        .map(event -> event.getTestDescriptor().getDisplayName())
        .map(name -> name.substring(0, name.indexOf(' ')))
        .sorted()
        .toList();
  }
}
