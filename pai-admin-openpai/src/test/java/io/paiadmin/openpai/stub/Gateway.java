package io.paiadmin.openpai.stub;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.util.concurrent.CountDownLatch;

/** Between the network and the server: notes every request and lets faults have their way. */
final class Gateway implements HttpHandler {
  private final StubState state;
  private final RestServer server;
  private final Faults faults;
  private final ReceivedLog log;
  private final CountDownLatch closed;

  Gateway(StubState state, Faults faults, ReceivedLog log, CountDownLatch closed) {
    this.state = state;
    this.server = new RestServer(state);
    this.faults = faults;
    this.log = log;
    this.closed = closed;
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    Request request = Request.of(exchange);
    ReceivedLog.Entry entry = log.arrived(request);
    Attempt attempt = new Attempt(state, server, request, closed);
    Delivery delivery = decide(request, attempt);
    entry.decided(delivery.status(), attempt.wrote());
    if (delivery instanceof Delivery.Held) {
      log.leftUnanswered();
    }
    try {
      delivery.over(exchange, closed);
    } finally {
      exchange.close();
    }
  }

  private Delivery decide(Request request, Attempt attempt) {
    try {
      return faults.of(request.method(), request.target()).on(attempt);
    } catch (NeverAnswered e) {
      return new Delivery.Held();
    }
  }
}
