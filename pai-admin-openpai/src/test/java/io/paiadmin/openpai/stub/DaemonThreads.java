package io.paiadmin.openpai.stub;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** As many threads as there are requests at a time, none of which keeps the machine running. */
final class DaemonThreads implements Executor, AutoCloseable {
  private static final long PATIENCE_SECONDS = 10;

  private final ExecutorService pool = Executors.newCachedThreadPool(DaemonThreads::daemon);

  @Override
  public void execute(Runnable task) {
    pool.execute(task);
  }

  /** Runs something on a daemon thread, so that the threads it starts are daemons too. */
  void call(Runnable task) {
    Thread thread = daemon(task);
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    pool.shutdownNow();
    try {
      if (!pool.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        throw new IllegalStateException("A thread of the stub does not end.");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "stub-openpai");
    thread.setDaemon(true);
    return thread;
  }
}
