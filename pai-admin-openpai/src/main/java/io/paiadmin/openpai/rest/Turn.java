package io.paiadmin.openpai.rest;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.openpai.http.Deadline;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.function.Supplier;

/** A lock that nobody waits for longer than their operation may take. Safe for many threads. */
public final class Turn {
  private final Lock lock;
  private final Refusals refusals;

  /** Makes a turn of a lock. */
  public Turn(Lock lock, Refusals refusals) {
    this.lock = lock;
    this.refusals = refusals;
  }

  /**
   * Does some work while holding the lock.
   *
   * @throws PaiAdminException with {@code UNAVAILABLE} when the time is over, or the thread
   *     interrupted, before it is held
   */
  public <T> T take(Deadline deadline, Supplier<T> work) {
    acquire(deadline);
    try {
      return work.get();
    } finally {
      lock.unlock();
    }
  }

  private void acquire(Deadline deadline) {
    try {
      if (!lock.tryLock(deadline.left().toNanos(), TimeUnit.NANOSECONDS)) {
        throw busy(
            "other calls take all the time that this one has", "try again, with fewer calls");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw busy("the calling thread was interrupted before its turn came", "try again");
    }
  }

  private PaiAdminException busy(String message, String fix) {
    return refusals.of(StandardErrorCode.UNAVAILABLE, message, fix);
  }
}
