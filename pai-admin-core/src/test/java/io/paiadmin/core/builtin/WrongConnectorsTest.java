package io.paiadmin.core.builtin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.List;
import org.junit.jupiter.api.Nested;
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

  @Test
  void another_exception_after_close_breaks_the_rules_on_closing() {
    assertThat(brokenRules(FailsAfterCloseTestCase.class)).containsExactly("C8.6", "C8.7");
  }

  @Test
  void a_thread_left_behind_breaks_the_rule_on_threads() {
    assertThat(brokenRules(LeavesAThreadTestCase.class)).containsExactly("C8.5");
  }

  @Test
  void an_interrupt_lost_breaks_the_rule_on_interrupts() {
    assertThat(brokenRules(LosesInterruptsTestCase.class)).containsExactly("C8.8");
  }

  @Nested
  class OverANetwork {
    @Test
    void success_for_a_lost_change_breaks_the_rule_on_lost_changes() {
      assertThat(brokenRules(ReportsLostChangesAsDoneTestCase.class)).containsExactly("C9.2");
    }

    @Test
    void trying_again_breaks_the_rule_against_it_and_misreports_a_lost_answer() {
      assertThat(brokenRules(TriesAgainTestCase.class)).containsExactly("C4.6", "C9.1");
    }

    @Test
    void a_cut_reading_that_looks_whole_breaks_the_rule_on_cut_readings() {
      assertThat(brokenRules(TakesCutReadingsForWholeTestCase.class)).containsExactly("C9.3");
    }

    @Test
    void waiting_forever_breaks_the_rule_on_silence() {
      assertThat(brokenRules(WaitsForeverTestCase.class)).containsExactly("C9.5");
    }

    @Test
    void an_exception_that_escapes_breaks_the_rule_on_translation_and_that_on_absence() {
      assertThat(brokenRules(LetsExceptionsEscapeTestCase.class)).containsExactly("C4.7", "C9.7");
    }

    @Test
    void a_password_in_a_message_breaks_the_rule_on_passwords() {
      assertThat(brokenRules(PrintsThePasswordTestCase.class)).containsExactly("C4.4");
    }

    @Test
    void the_name_of_an_exception_in_a_message_breaks_the_rule_on_messages() {
      assertThat(brokenRules(SpeaksForProgrammersTestCase.class)).containsExactly("C9.9");
    }
  }

  private static List<String> brokenRules(Class<?> contract) {
    EngineExecutionResults results =
        EngineTestKit.engine("junit-jupiter").selectors(selectClass(contract)).execute();
    assertThat(results.testEvents().started().count()).isGreaterThan(10);
    return results
        .testEvents()
        .failed()
        .map(event -> event.getTestDescriptor().getDisplayName())
        .map(name -> name.substring(0, name.indexOf(' ')))
        .sorted()
        .toList();
  }
}
