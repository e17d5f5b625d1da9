package io.paiadmin.core.rotation.roster;

/** What somebody on duty is. A rotation of one has primaries only. */
public enum Role {
  /** The first to answer. */
  PRIMARY("primary"),
  /** Whoever stands in for the primary. */
  SECONDARY("secondary");

  private final String text;

  Role(String text) {
    this.text = text;
  }

  /** Returns the word that policies and reports use. */
  public String text() {
    return text;
  }
}
