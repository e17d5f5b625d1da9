package io.paiadmin.openpai.http;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;

/** Time that passes at once, and remembers how it passed. */
public final class VirtualTime implements Time {
  private final List<Duration> waits = new ArrayList<>();
  private long now;

  @Override
  public synchronized long nanos() {
    return now;
  }

  @Override
  public synchronized boolean pass(Duration time, Future<?> end) {
    waits.add(time);
    now += time.toNanos();
    return end.isDone();
  }

  /** Lets time pass without anybody waiting for it. */
  public synchronized void advance(Duration time) {
    now += time.toNanos();
  }

  /** Returns for how long somebody waited, in order. */
  public synchronized List<Duration> waits() {
    return List.copyOf(waits);
  }
}
