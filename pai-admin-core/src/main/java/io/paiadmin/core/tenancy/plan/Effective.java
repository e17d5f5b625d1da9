package io.paiadmin.core.tenancy.plan;

/** When people notice what a step did. */
public enum Effective {
  /** With the next request. */
  NOW,
  /** When the server next refreshes its map of external names, every ten minutes. */
  WITHIN_10_MINUTES,
  /** When each member next signs in. */
  NEXT_LOGIN,
  /** When the services have been restarted. */
  AFTER_RESTART
}
