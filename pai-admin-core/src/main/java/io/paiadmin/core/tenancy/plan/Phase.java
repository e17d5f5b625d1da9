package io.paiadmin.core.tenancy.plan;

/**
 * The order of a plan. Access grows before it shrinks, and things are detached before they are
 * deleted, so that nobody who keeps access loses it on the way.
 */
public enum Phase {
  /** Unlock users whom dangling names lock out; restore what a restart would delete. */
  REPAIR,
  /** Add virtual clusters. */
  CAPACITY,
  /** Create groups and users. */
  CREATE,
  /** Grant. */
  EXPAND,
  /** Revoke. */
  CONTRACT,
  /** End the tokens of those who leave. */
  REVOKE,
  /** Delete users and groups. */
  DELETE,
  /** Remove virtual clusters. */
  RELEASE
}
