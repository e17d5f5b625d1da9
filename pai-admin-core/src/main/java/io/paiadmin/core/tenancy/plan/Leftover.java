package io.paiadmin.core.tenancy.plan;

/**
 * Something on the cluster that the wish does not mention and the plan leaves alone.
 *
 * @param kind what it is
 * @param name its name
 */
public record Leftover(Kind kind, String name) {

  /** What a leftover is. */
  public enum Kind {
    /** A group. */
    GROUP,
    /** A user. */
    USER,
    /** A virtual cluster. */
    VIRTUAL_CLUSTER
  }
}
