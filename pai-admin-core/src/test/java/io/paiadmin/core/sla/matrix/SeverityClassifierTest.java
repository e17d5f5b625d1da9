package io.paiadmin.core.sla.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SeverityClassifierTest {
  @Nested
  class The_label_severity {
    @ParameterizedTest
    @CsvSource({
      "fatal, 0",
      "error, 1",
      "warn, 2",
      "warning, 2",
      "info, 3",
      "0, 0",
      "1, 1",
      "2, 2",
      "3, 3",
      "FATAL, 0",
      "' Warn ', 2"
    })
    void has_the_words_of_openpai_and_numbers(String word, int level) {
      Classification found = SeverityClassifier.STANDARD.classify(Map.of("severity", word));
      assertThat(found.severity().level()).isEqualTo(level);
      assertThat(found.reason()).isEqualTo("the label severity is '" + word + "'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"critical", "4", "-1", "page"})
    void with_another_word_is_treated_like_an_error_and_says_so(String word) {
      Classification found = SeverityClassifier.STANDARD.classify(Map.of("severity", word));
      assertThat(found)
          .isEqualTo(
              new Classification(
                  Severity.SEV_1,
                  "the label severity is '%s', which says nothing, so it is treated like an error"
                      .formatted(word)));
    }

    @Test
    void may_be_missing_or_empty_which_is_the_same() {
      Classification missing =
          new Classification(
              Severity.SEV_1, "there is no label severity, so it is treated like an error");
      SeverityClassifier standard = SeverityClassifier.STANDARD;
      assertThat(standard.classify(Map.of("alertname", "X"))).isEqualTo(missing);
      assertThat(standard.classify(Map.of("severity", ""))).isEqualTo(missing);
    }
  }

  @Nested
  class A_rule {
    private final SeverityClassifier classifier =
        SeverityClassifier.of(
            List.of(
                new LabelRule(Map.of("alertname", "NodeNotReady", "type", "gpu"), Severity.SEV_1),
                new LabelRule(Map.of("alertname", "NodeNotReady"), Severity.SEV_2),
                new LabelRule(Map.of("alertname", "Backup", "team", ""), Severity.SEV_3)));

    @Test
    void counts_before_the_label() {
      Classification found =
          classifier.classify(Map.of("alertname", "NodeNotReady", "severity", "fatal"));
      assertThat(found)
          .isEqualTo(
              new Classification(
                  Severity.SEV_2, "a rule says that {alertname=NodeNotReady} is severity 2"));
    }

    @Test
    void needs_all_its_labels_and_the_first_that_fits_counts() {
      Map<String, String> labels = Map.of("alertname", "NodeNotReady", "type", "gpu", "x", "y");
      assertThat(classifier.classify(labels).severity()).isEqualTo(Severity.SEV_1);
      assertThat(classifier.classify(labels).reason())
          .isEqualTo("a rule says that {alertname=NodeNotReady, type=gpu} is severity 1");
    }

    @Test
    void with_an_empty_value_means_a_label_that_is_not_there() {
      assertThat(classifier.classify(Map.of("alertname", "Backup")).severity())
          .isEqualTo(Severity.SEV_3);
      assertThat(classifier.classify(Map.of("alertname", "Backup", "team", "a")).severity())
          .isEqualTo(Severity.SEV_1);
    }

    @Test
    void that_does_not_fit_leaves_it_to_the_label() {
      assertThat(classifier.classify(Map.of("severity", "info")).severity())
          .isEqualTo(Severity.SEV_3);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "PRODUCTION_CLUSTER_DOWN, 0, a whole production cluster is down",
    "IMPORTANT_FEATURE_DOWN, 1, an important feature is down",
    "CONSISTENT_JOB_FAILURES, 2, 'jobs fail consistently, or users have problems frequently'",
    "FREQUENT_USER_PROBLEMS, 2, 'jobs fail consistently, or users have problems frequently'",
    "RARE_RANDOM_FAILURES, 3, failures are random and rare"
  })
  void a_stated_impact_has_the_severity_of_the_practice(Impact impact, int level, String meaning) {
    assertThat(SeverityClassifier.classify(impact))
        .isEqualTo(
            new Classification(Severity.of(level).orElseThrow(), "it is stated that " + meaning));
  }

  @Test
  void severities_are_the_numbers_from_0_to_3() {
    assertThat(Severity.of(0)).contains(Severity.SEV_0);
    assertThat(Severity.of(-1)).isEmpty();
    assertThat(Severity.of(4)).isEmpty();
    assertThat(Severity.SEV_0.isWorseThan(Severity.SEV_1)).isTrue();
    assertThat(Severity.SEV_1.isWorseThan(Severity.SEV_1)).isFalse();
    assertThat(Severity.SEV_3.isWorseThan(Severity.SEV_2)).isFalse();
  }
}
