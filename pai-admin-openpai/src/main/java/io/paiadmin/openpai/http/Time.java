package io.paiadmin.openpai.http;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Time that passes: to measure it, and to wait. */
public interface Time {
  /** The time of this machine. */
  Time SYSTEM = System::nanoTime;

  /** Returns nanoseconds since some moment, as {@link System#nanoTime} does. */
  long nanos();

  /**
   * Waits for a result.
   *
   * @throws TimeoutException when it does not come within the limit
   */
  default <T> T get(Future<T> pending, Duration limit)
      throws InterruptedException, ExecutionException, TimeoutException {
    return pending.get(limit.toNanos(), TimeUnit.NANOSECONDS);
  }

  /**
   * Waits for so long, though not beyond the end of something.
   *
   * @return whether that end came
   */
  default boolean pass(Duration length, Future<?> end) throws InterruptedException {
    try {
      end.get(length.toNanos(), TimeUnit.NANOSECONDS);
      return true;
    } catch (TimeoutException e) {
      return false;
    } catch (ExecutionException e) {
      return true;
    }
  }
}
