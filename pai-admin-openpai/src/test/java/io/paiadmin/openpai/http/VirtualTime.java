package io.paiadmin.openpai.http;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeoutException;
import java.util.function.IntSupplier;

/**
 * Time that passes at once where somebody only waits, and remembers how it passed. Results are
 * waited for in earnest, unless the server is known to keep silent.
 */
public final class VirtualTime implements Time {
  private static final Duration LOOK = Duration.ofMillis(10);

  private final IntSupplier unanswered;
  private final List<Duration> waits = new ArrayList<>();
  private int unansweredSeen;
  private long now;

  /** Makes a time for a server that answers. */
  public VirtualTime() {
    this(() -> 0);
  }

  /**
   * Makes a time in which nobody waits for a server that will not answer.
   *
   * @param unanswered tells how many requests so far will get no answer
   */
  public VirtualTime(IntSupplier unanswered) {
    this.unanswered = unanswered;
  }

  @Override
  public synchronized long nanos() {
    return now;
  }

  @Override
  public <T> T get(Future<T> pending, Duration limit)
      throws InterruptedException, ExecutionException, TimeoutException {
    long end = System.nanoTime() + limit.toNanos();
    while (true) {
      try {
        return Time.super.get(pending, LOOK);
      } catch (TimeoutException e) {
        if (isSilent() || System.nanoTime() > end) {
          throw e;
        }
      }
    }
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

  private synchronized boolean isSilent() {
    int count = unanswered.getAsInt();
    boolean isNew = count > unansweredSeen;
    unansweredSeen = count;
    return isNew;
  }
}
