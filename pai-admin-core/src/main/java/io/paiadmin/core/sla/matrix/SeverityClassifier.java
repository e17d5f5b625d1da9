package io.paiadmin.core.sla.matrix;

import io.paiadmin.core.text.Quoted;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Says how bad an alert is. The first rule that matches its labels decides; otherwise its label
 * {@code severity}: OpenPAI's words {@code fatal}, {@code error}, {@code warn} and {@code info} are
 * 0 to 3, and the numbers mean themselves. An alert without the label, or with another word in it,
 * is treated like {@code error}. Immutable.
 */
public final class SeverityClassifier {
  /** What decides when no rule does. */
  public static final SeverityClassifier STANDARD = new SeverityClassifier(List.of());

  private static final String LABEL = "severity";

  private static final Map<String, Severity> WORDS =
      Map.ofEntries(
          Map.entry("fatal", Severity.SEV_0),
          Map.entry("error", Severity.SEV_1),
          Map.entry("warn", Severity.SEV_2),
          Map.entry("warning", Severity.SEV_2),
          Map.entry("info", Severity.SEV_3),
          Map.entry("0", Severity.SEV_0),
          Map.entry("1", Severity.SEV_1),
          Map.entry("2", Severity.SEV_2),
          Map.entry("3", Severity.SEV_3));

  private final List<LabelRule> rules;

  private SeverityClassifier(List<LabelRule> rules) {
    this.rules = rules;
  }

  /** Makes a classifier that asks these rules first, in their order. */
  public static SeverityClassifier of(List<LabelRule> rules) {
    return new SeverityClassifier(List.copyOf(rules));
  }

  /** Returns how bad an alert with these labels is. */
  public Classification classify(Map<String, String> labels) {
    Optional<LabelRule> rule = rules.stream().filter(found -> found.matches(labels)).findFirst();
    return rule.map(found -> new Classification(found.severity(), "a rule says that " + found))
        .orElseGet(() -> byLabel(labels.getOrDefault(LABEL, "")));
  }

  /** Returns how bad something with a stated impact is. */
  public static Classification classify(Impact impact) {
    return new Classification(
        impact.severity(), "it is stated that " + impact.severity().meaning());
  }

  private static Classification byLabel(String word) {
    Severity severity = WORDS.get(word.strip().toLowerCase(Locale.ROOT));
    if (severity != null) {
      return new Classification(severity, "the label severity is " + Quoted.of(word));
    }
    String found =
        word.isBlank()
            ? "there is no label severity"
            : "the label severity is " + Quoted.of(word) + ", which says nothing";
    return new Classification(Severity.SEV_1, found + ", so it is treated like an error");
  }
}
