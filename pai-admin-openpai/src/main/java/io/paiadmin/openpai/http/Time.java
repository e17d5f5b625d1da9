package io.paiadmin.openpai.http;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Time that passes: to measure it, and to wait. */
public interface Time {
  /** The time of this machine. */
  Time SYSTEM =
      new Time() {
        @Override
        public long nanos() {
          return System.nanoTime();
        }

        @Override
        public boolean pass(Duration time, Future<?> end) throws InterruptedException {
          try {
            end.get(time.toNanos(), TimeUnit.NANOSECONDS);
            return true;
          } catch (TimeoutException e) {
            return false;
          } catch (ExecutionException e) {
            return true;
          }
        }
      };

  /** Returns nanoseconds since some moment, as {@link System#nanoTime} does. */
  long nanos();

  /**
   * Waits, though not beyond the end of something.
   *
   * @return whether that end came
   */
  boolean pass(Duration time, Future<?> end) throws InterruptedException;
}
