package io.paiadmin.api.kit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.paiadmin.api.PaiAdminException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

abstract class CloseRules extends Rules {
  private final Patience patience;
  private Set<Thread> earlier;

  CloseRules(ClusterConnectorContract subject) {
    super(subject);
    this.patience = new Patience(subject.patience());
  }

  @Override
  @BeforeEach
  void connect() {
    earlier = lastingThreads();
    super.connect();
  }

  @Test
  @DisplayName("C8.1 closing twice does nothing")
  void closing_twice_is_harmless() {
    picture();
    assertDoesNotThrow(connector::close);
    assertDoesNotThrow(connector::close);
  }

  @Test
  @DisplayName("C8.5 after close no thread is left that keeps the process alive")
  void no_thread_stays() throws InterruptedException {
    Call.ofEachKind(connector).forEach(call -> patience.ending(call).inOrder());
    connector.close();
    System.gc(); // some clients end their threads when nobody holds them any more
    for (Thread thread : lastingThreads()) {
      assertTrue(earlier.contains(thread) || ends(thread), () -> "left behind: " + thread);
    }
  }

  @Test
  @DisplayName("C8.6 a call after close gives an answer or a PaiAdminException, and soon")
  void calls_after_close_end() {
    connector.close();
    Call.ofEachKind(connector).forEach(call -> patience.ending(call).inOrder());
    assertDoesNotThrow(connector::close);
  }

  @Test
  @DisplayName("C8.7 calls that run while the connector is closed end, and so does close")
  void running_calls_end() throws InterruptedException {
    List<Call> calls = Call.ofEachKind(connector);
    CountDownLatch begun = new CountDownLatch(calls.size());
    AtomicBoolean closed = new AtomicBoolean();
    List<Future<?>> running =
        calls.stream().<Future<?>>map(c -> patience.start(repeated(c, begun, closed))).toList();
    assertTrue(begun.await(patience.limit().toNanos(), TimeUnit.NANOSECONDS), "calls do not end");
    patience.ending(Call.close(connector)).inPeace();
    closed.set(true);
    running.forEach(call -> patience.ending("a call", call).inOrder());
  }

  /** Calls again and again, the last time after close, whether it fails or not. */
  private static Callable<String> repeated(Call call, CountDownLatch begun, AtomicBoolean closed) {
    return () -> {
      boolean last;
      do {
        last = closed.get();
        try {
          call.body().call();
        } catch (PaiAdminException e) {
          assertFalse(e.problems().isEmpty(), "a refusal says why");
        } finally {
          begun.countDown();
        }
      } while (!last);
      return call.name();
    };
  }

  private boolean ends(Thread thread) throws InterruptedException {
    thread.join(patience.limit().toMillis());
    return !thread.isAlive();
  }

  private static Set<Thread> lastingThreads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> !thread.isDaemon())
        .collect(Collectors.toSet());
  }
}
