package io.paiadmin.openpai.stub;

import com.sun.net.httpserver.HttpExchange;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;

/** How an answer gets to the client, or does not. */
sealed interface Delivery {
  /** Returns the status that the client sees, 0 for none. */
  int status();

  /**
   * Ends an exchange.
   *
   * @param closed opens when the stub is closed
   */
  void over(HttpExchange exchange, CountDownLatch closed) throws IOException;

  /** The whole answer. */
  record Whole(Answer answer) implements Delivery {
    @Override
    public int status() {
      return answer.status();
    }

    @Override
    public void over(HttpExchange exchange, CountDownLatch closed) throws IOException {
      byte[] body = answer.body().getBytes(StandardCharsets.UTF_8);
      boolean silent = body.length == 0 || exchange.getRequestMethod().equals("HEAD");
      answer.headers().forEach(exchange.getResponseHeaders()::set);
      exchange.sendResponseHeaders(answer.status(), silent ? -1 : body.length);
      if (!silent) {
        // In pieces, since the JDK's server keeps a buffer as large as the largest write.
        new ByteArrayInputStream(body).transferTo(exchange.getResponseBody());
      }
      exchange.close();
    }
  }

  /** Headers that promise more than comes, then the end of the connection. */
  record Half(Answer answer) implements Delivery {
    @Override
    public int status() {
      return answer.status();
    }

    @Override
    public void over(HttpExchange exchange, CountDownLatch closed) throws IOException {
      byte[] body = answer.body().getBytes(StandardCharsets.UTF_8);
      answer.headers().forEach(exchange.getResponseHeaders()::set);
      exchange.sendResponseHeaders(answer.status(), Math.max(2, body.length));
      exchange.getResponseBody().write(body, 0, body.length / 2);
      exchange.getResponseBody().flush();
      exchange.close();
    }
  }

  /** The end of the connection without a byte. */
  record Dropped() implements Delivery {
    @Override
    public int status() {
      return 0;
    }

    @Override
    public void over(HttpExchange exchange, CountDownLatch closed) {
      exchange.close();
    }
  }

  /** Nothing at all, until the stub is closed. */
  record Held() implements Delivery {
    @Override
    public int status() {
      return 0;
    }

    @Override
    public void over(HttpExchange exchange, CountDownLatch closed) {
      try {
        closed.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      exchange.close();
    }
  }
}
