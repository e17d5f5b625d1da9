package io.paiadmin.openpai.http;

import static java.util.Locale.ROOT;

import io.paiadmin.api.Secret;
import io.paiadmin.openpai.http.NoReplyException.Reason;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Brings single requests to a server and their whole replies back, over HTTP/1.1. A request is sent
 * once; redirections are not followed, since they could carry the token elsewhere. Safe for many
 * threads; closing ends every exchange that is under way.
 */
public final class Transport implements AutoCloseable {
  private final Client client;
  private final Time time;
  private final CompletableFuture<Boolean> closed = new CompletableFuture<>();
  private final Set<Exchange> running = ConcurrentHashMap.newKeySet();

  /**
   * Makes a transport; proxy and trust store are those of the JVM.
   *
   * @param connectLimit how long to wait for a connection
   */
  public Transport(Duration connectLimit, Time time) {
    this.client = new Client(connectLimit);
    this.time = time;
  }

  /**
   * Sends a request and waits for the whole reply.
   *
   * @param server where the request's path begins
   * @param token what to show as a bearer token, or null for nothing
   * @param limit how long all of it may take
   * @throws NoReplyException when no whole reply came, for whatever reason
   */
  public Reply exchange(URI server, Request request, @Nullable Secret token, Duration limit)
      throws NoReplyException {
    if (limit.isZero()) {
      throw Failures.tooLate();
    }
    if (Thread.currentThread().isInterrupted()) {
      throw interrupted(Reason.NOT_SENT);
    }
    Exchange exchange = new Exchange(client.send(() -> http(server, request, token)));
    running.add(exchange);
    try {
      if (closed.isDone()) {
        exchange.giveUp(); // the close has not seen it
      }
      return reply(time.get(exchange.pending(), limit));
    } catch (CancellationException e) {
      throw Failures.closed(Reason.GIVEN_UP);
    } catch (ExecutionException e) {
      throw Failures.of(e);
    } catch (TimeoutException e) {
      throw Failures.silent(limit);
    } catch (InterruptedException e) {
      throw interrupted(Reason.GIVEN_UP);
    } finally {
      running.remove(exchange);
      exchange.giveUp();
    }
  }

  /**
   * Waits for so long.
   *
   * @throws NoReplyException when the connector is closed or the thread interrupted meanwhile
   */
  public void pause(Duration length) throws NoReplyException {
    try {
      if (time.pass(length, closed)) {
        throw Failures.closed(Reason.NOT_SENT);
      }
    } catch (InterruptedException e) {
      throw interrupted(Reason.NOT_SENT);
    }
  }

  /** Ends every exchange and lets go of every connection and thread. Closing twice does nothing. */
  @Override
  public void close() {
    closed.complete(true);
    running.forEach(Exchange::giveUp);
    client.close();
  }

  private static HttpRequest http(URI server, Request request, @Nullable Secret token) {
    String body = request.body();
    BodyPublisher content = body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body);
    HttpRequest.Builder http =
        HttpRequest.newBuilder(URI.create(server + request.path()))
            .method(request.method(), content)
            .header("Accept", "application/json");
    if (body != null) {
      http.header("Content-Type", "application/json");
    }
    if (token != null) {
      http.header("Authorization", "Bearer " + token.reveal());
    }
    return http.build();
  }

  private static Reply reply(HttpResponse<byte[]> response) {
    Map<String, String> headers = new TreeMap<>();
    response
        .headers()
        .map()
        .forEach((name, values) -> headers.put(name.toLowerCase(ROOT), values.get(0)));
    return new Reply(response.statusCode(), headers, response.body());
  }

  private static NoReplyException interrupted(Reason reason) {
    Thread.currentThread().interrupt();
    return Failures.interrupted(reason);
  }

  /** An exchange under way; each is itself and no other. */
  private static final class Exchange {
    private final CompletableFuture<HttpResponse<byte[]>> pending;

    Exchange(CompletableFuture<HttpResponse<byte[]>> pending) {
      this.pending = pending;
    }

    CompletableFuture<HttpResponse<byte[]>> pending() {
      return pending;
    }

    void giveUp() {
      pending.cancel(true);
    }
  }
}
