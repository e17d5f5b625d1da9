package io.paiadmin.core.sla.matrix;

import java.util.Map;
import java.util.TreeMap;

/**
 * A severity for alerts that bear certain labels.
 *
 * @param labels the labels and values that an alert must all have; a missing label has the empty
 *     value, as Alertmanager sees it
 * @param severity how bad such an alert is
 */
public record LabelRule(Map<String, String> labels, Severity severity) {
  /** Copies the map. */
  public LabelRule {
    labels = Map.copyOf(labels);
  }

  boolean matches(Map<String, String> alert) {
    return labels.entrySet().stream()
        .allMatch(label -> alert.getOrDefault(label.getKey(), "").equals(label.getValue()));
  }

  /** Returns the labels in a fixed order, for reasons. */
  @Override
  public String toString() {
    return new TreeMap<>(labels) + " is " + severity;
  }
}
