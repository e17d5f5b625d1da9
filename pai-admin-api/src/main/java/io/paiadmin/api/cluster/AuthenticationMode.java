package io.paiadmin.api.cluster;

/** How a cluster knows its users, which decides what a group is. */
public enum AuthenticationMode {
  /** Users live in OpenPAI; a group is exactly a virtual cluster. */
  BASIC("basic"),
  /** Users and memberships live in a directory; groups reach virtual clusters through acls. */
  AAD("aad");

  private final String text;

  AuthenticationMode(String text) {
    this.text = text;
  }

  /** Returns the word used in policies and reports: {@code basic} or {@code aad}. */
  public String text() {
    return text;
  }
}
