package io.paiadmin.api.kit;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Waits for calls that ought to end. Each has a daemon thread of its own, so that one that never
 * ends holds up neither the tests nor the end of the process.
 *
 * @param limit how long to wait for one call
 */
record Patience(Duration limit) {
  <T> Future<T> start(Callable<T> work) {
    FutureTask<T> task = new FutureTask<>(work);
    Thread thread = new Thread(task, "conformance kit");
    thread.setDaemon(true);
    thread.start();
    return task;
  }

  Ending ending(Call call) {
    return ending(call.name(), start(call.body()));
  }

  /** Waits for a call that was started; one that does not end is interrupted at last. */
  Ending ending(String name, Future<?> call) {
    try {
      call.get(limit.toNanos(), TimeUnit.NANOSECONDS);
      return new Ending(name, true, null);
    } catch (ExecutionException e) {
      return new Ending(name, true, e.getCause());
    } catch (TimeoutException e) {
      call.cancel(true);
      return new Ending(name, false, null);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("the test was interrupted", e);
    }
  }
}
