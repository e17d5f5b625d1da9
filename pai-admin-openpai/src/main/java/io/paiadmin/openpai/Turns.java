package io.paiadmin.openpai;

import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.openpai.rest.Refusals;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;

/**
 * Whose turn it is: several readings at once, or one change. Some changes are several requests,
 * which must not be seen half done, and all begin with a look at what they change.
 */
final class Turns {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock(true);
  private final Refusals refusals;

  Turns(Refusals refusals) {
    this.refusals = refusals;
  }

  <T> T reading(Supplier<T> reading) {
    return holding(lock.readLock(), reading);
  }

  void changing(Runnable change) {
    holding(
        lock.writeLock(),
        () -> {
          change.run();
          return true;
        });
  }

  private <T> T holding(Lock turn, Supplier<T> work) {
    try {
      turn.lockInterruptibly();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw refusals.of(
          StandardErrorCode.UNAVAILABLE,
          "the calling thread was interrupted before it could begin",
          "try again");
    }
    try {
      return work.get();
    } finally {
      turn.unlock();
    }
  }
}
