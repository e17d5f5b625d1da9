package io.paiadmin.openpai.stub;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** One request before the server, as a fault meets it. Used by one thread. */
final class Attempt {
  private final StubState state;
  private final RestServer server;
  private final Request request;
  private final CountDownLatch closed;
  private boolean wrote;

  Attempt(StubState state, RestServer server, Request request, CountDownLatch closed) {
    this.state = state;
    this.server = server;
    this.request = request;
    this.closed = closed;
  }

  /**
   * Lets the server do what it is asked.
   *
   * @throws NeverAnswered when the server has nothing to say
   */
  Answer carryOut() {
    Answer answer = server.answer(request);
    wrote = answer.wrote();
    return answer;
  }

  /** Takes the presented token out of the store, if there is one. */
  void revokeToken() {
    if (request.authorization() != null) {
      synchronized (state) {
        Credential.of(request.authorization()).ifPresent(c -> state.tokens.revoke(c.token()));
      }
    }
  }

  /**
   * Waits for some time.
   *
   * @throws NeverAnswered when the stub is closed before that
   */
  void pause(Duration time) {
    if (isClosedWithin(time)) {
      throw new NeverAnswered();
    }
  }

  boolean wrote() {
    return wrote;
  }

  private boolean isClosedWithin(Duration time) {
    try {
      return closed.await(time.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return true;
    }
  }
}
