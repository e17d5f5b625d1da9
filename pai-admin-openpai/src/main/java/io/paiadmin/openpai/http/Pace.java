package io.paiadmin.openpai.http;

import java.time.Duration;
import java.util.Arrays;

/**
 * Spreads requests so that no minute sees more than a given number of them. Any minute, not only
 * those that a clock counts: the server's window may begin at any time. O(1) for each request; safe
 * for many threads.
 */
public final class Pace {
  private static final long MINUTE = Duration.ofMinutes(1).toNanos();

  private final Time time;

  /** When the last requests were or will be sent, the oldest at {@link #oldest}. */
  private final long[] sent;

  private int oldest;

  /**
   * Makes a pace.
   *
   * @param perMinute the greatest number of requests in any minute, at least 1
   */
  public Pace(int perMinute, Time time) {
    this.time = time;
    this.sent = new long[perMinute];
    Arrays.fill(sent, time.nanos() - MINUTE);
  }

  /** Takes the next free moment and returns how long it is until then, zero for now. */
  public synchronized Duration next() {
    long now = time.nanos();
    long wait = Math.max(0, sent[oldest] + MINUTE - now);
    sent[oldest] = now + wait;
    oldest = (oldest + 1) % sent.length;
    return Duration.ofNanos(wait);
  }
}
