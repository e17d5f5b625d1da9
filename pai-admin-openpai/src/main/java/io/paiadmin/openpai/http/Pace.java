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

  /**
   * Takes the next free moment, unless it is too far away.
   *
   * @param most how long somebody would wait for it
   * @return how long it is until then, zero for now; when that is longer than {@code most}, nothing
   *     was taken
   */
  public synchronized Duration next(Duration most) {
    long now = time.nanos();
    long wait = Math.max(0, sent[oldest] + MINUTE - now);
    if (wait <= most.toNanos()) {
      sent[oldest] = now + wait;
      oldest = (oldest + 1) % sent.length;
    }
    return Duration.ofNanos(wait);
  }
}
