package io.paiadmin.core.plugin;

import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;

/** Keeps calls, which may overlap each other, from overlapping or following the one close. */
final class Lifetime {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private boolean over;

  /** Does the work, or refuses it once the end has come. */
  <T> T during(Supplier<T> work, Supplier<? extends RuntimeException> refusal) {
    lock.readLock().lock();
    try {
      if (over) {
        throw refusal.get();
      }
      return work.get();
    } finally {
      lock.readLock().unlock();
    }
  }

  /**
   * Waits for the work under way and does the last work; only the first end does anything.
   *
   * @throws IllegalStateException when called from within work, which would wait for itself
   */
  void end(Runnable work) {
    if (lock.getReadHoldCount() > 0) {
      throw new IllegalStateException("closed from within a call");
    }
    lock.writeLock().lock();
    try {
      if (!over) {
        over = true;
        work.run();
      }
    } finally {
      lock.writeLock().unlock();
    }
  }
}
