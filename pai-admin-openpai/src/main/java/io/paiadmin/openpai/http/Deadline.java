package io.paiadmin.openpai.http;

import java.time.Duration;

/** The moment at which an operation has to be over. Immutable. */
public final class Deadline {
  private final Time time;
  private final long end;

  private Deadline(Time time, long end) {
    this.time = time;
    this.end = end;
  }

  /** Makes a deadline some time from now. */
  public static Deadline after(Duration limit, Time time) {
    return new Deadline(time, time.nanos() + limit.toNanos());
  }

  /** Returns what is left, zero when it is over. */
  public Duration left() {
    return Duration.ofNanos(Math.max(0, end - time.nanos()));
  }
}
