package io.paiadmin.api.kit;

/**
 * What a network can do to a connector. A request <i>writes</i> when it asks the cluster to change
 * something that lasts; signing in does not count. All other requests are readings, also those that
 * a connector makes before or after it writes.
 */
public enum Disturbance {
  /**
   * The next request that writes is carried out, and the connection breaks before the answer.
   * Everything after it goes well. Where one change takes several such requests, it is the last.
   */
  LOST_ANSWER,
  /**
   * The next request that writes is taken, and the connection breaks before anything is carried
   * out. Everything after it goes well. Where one change takes several such requests, it is the
   * first.
   */
  LOST_CHANGE,
  /** Every answer to a reading breaks off half way, and the connection with it. */
  CUT_READINGS,
  /** Requests are taken, not carried out, and never answered; the connections stay open. */
  SILENCE,
  /** As {@link #SILENCE}, but requests that write are carried out. */
  SILENT_WORK,
  /** Nobody listens: connections that are open end, and new ones are refused at once. */
  UNREACHABLE
}
