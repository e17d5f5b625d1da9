package io.paiadmin.core.apply;

import java.time.Duration;

/** How to wait for a cluster that does not show a change yet. */
@FunctionalInterface
public interface Pause {
  /** Does not wait. */
  Pause NONE = attempt -> {};

  /** Waits half a second before each further reading. */
  Pause SHORT = sleeping(Duration.ofMillis(500));

  /**
   * Waits before one further reading.
   *
   * @param attempt the number of readings so far, from 1
   */
  void before(int attempt);

  /** Makes a pause that lets the thread sleep; an interrupt ends the sleep and is kept. */
  static Pause sleeping(Duration time) {
    return attempt -> {
      try {
        Thread.sleep(time.toMillis());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    };
  }
}
