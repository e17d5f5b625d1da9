package io.paiadmin.openpai.http;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.StandardErrorCode;
import io.paiadmin.openpai.http.NoReplyException.Reason;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpClient.Version;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The JDK's client and its threads. On JDK 17 the client's own thread ends once the client is
 * garbage, hence the reference that is dropped; from JDK 21 on the client can be shut down.
 */
final class Client implements AutoCloseable {
  /** The largest answer that is taken: a part of the memory, so that no server can fill it. */
  private static final long MOST_BYTES = Math.max(64L << 20, Runtime.getRuntime().maxMemory() / 8);

  private final ExecutorService threads = Executors.newCachedThreadPool(Client::daemon);
  private volatile @Nullable HttpClient client;

  Client(Duration connectLimit) {
    this.client = client(connectLimit, threads);
  }

  private static HttpClient client(Duration connectLimit, ExecutorService threads) {
    try {
      return HttpClient.newBuilder()
          .version(Version.HTTP_1_1)
          .followRedirects(Redirect.NEVER)
          .connectTimeout(connectLimit)
          .executor(threads)
          .build();
    } catch (UncheckedIOException e) {
      throw new PaiAdminException(
          StandardErrorCode.INVALID_SETTINGS,
          "the TLS settings of this JVM cannot be used",
          "check the trust store (javax.net.ssl.trustStore)",
          e);
    }
  }

  /**
   * Sends a request.
   *
   * @param request makes it; what cannot be put into HTTP is not quoted, since it may be a token
   */
  CompletableFuture<HttpResponse<byte[]>> send(Supplier<HttpRequest> request)
      throws NoReplyException {
    HttpClient open = client;
    if (open == null) {
      throw Failures.closed(Reason.NOT_SENT);
    }
    try {
      return open.sendAsync(request.get(), info -> new LimitedBody(MOST_BYTES));
    } catch (RejectedExecutionException e) { // closed just now
      throw Failures.closed(Reason.NOT_SENT);
    } catch (IllegalArgumentException e) {
      throw Failures.unspeakable();
    }
  }

  @Override
  public void close() {
    HttpClient open = client;
    client = null;
    if (open != null) {
      shutDown(open);
    }
    threads.shutdown();
  }

  private static void shutDown(HttpClient open) {
    try {
      HttpClient.class.getMethod("shutdownNow").invoke(open);
    } catch (ReflectiveOperationException e) {
      return; // JDK 17 to 20: nothing to call
    }
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "pai-admin-openpai");
    thread.setDaemon(true);
    return thread;
  }
}
