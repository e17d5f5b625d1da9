package io.paiadmin.core.sla.matrix;

import java.util.Collections;
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
  /** Copies the map, in the order of its labels. */
  public LabelRule {
    labels = Collections.unmodifiableMap(new TreeMap<>(labels));
  }

  boolean matches(Map<String, String> alert) {
    return labels.entrySet().stream()
        .allMatch(label -> alert.getOrDefault(label.getKey(), "").equals(label.getValue()));
  }

  /** Returns the labels in a fixed order, for reasons. */
  @Override
  public String toString() {
    return labels + " is " + severity;
  }
}
