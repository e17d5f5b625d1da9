package io.paiadmin.core.sla.matrix;

import java.util.Arrays;
import java.util.Optional;

/** How bad an incident is, the worst first, in the words of the recommended practice. */
public enum Severity {
  /** A whole production cluster is down. */
  SEV_0(0, "a whole production cluster is down"),
  /** An important feature is down. */
  SEV_1(1, "an important feature is down"),
  /** Jobs fail consistently, or users have problems frequently. */
  SEV_2(2, "jobs fail consistently, or users have problems frequently"),
  /** Failures are random and rare. */
  SEV_3(3, "failures are random and rare");

  private final int level;
  private final String meaning;

  Severity(int level, String meaning) {
    this.level = level;
    this.meaning = meaning;
  }

  /** Returns the severity with a number; empty when the number is not one from 0 to 3. */
  public static Optional<Severity> of(int level) {
    return Arrays.stream(values()).filter(severity -> severity.level == level).findFirst();
  }

  /** Returns the number, from 0 for the worst to 3. */
  public int level() {
    return level;
  }

  /** Returns what the severity means. */
  public String meaning() {
    return meaning;
  }

  /** Tells whether this is worse than another. */
  public boolean isWorseThan(Severity other) {
    return level < other.level;
  }

  /** Returns {@code severity} and the number. */
  @Override
  public String toString() {
    return "severity " + level;
  }
}
