package io.paiadmin.openpai.http;

import io.paiadmin.openpai.http.NoReplyException.Reason;
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
import org.jspecify.annotations.Nullable;

/**
 * The JDK's client and its threads. On JDK 17 the client's own thread ends once the client is
 * garbage, hence the reference that is dropped; from JDK 21 on the client can be shut down.
 */
final class Client implements AutoCloseable {
  /** Larger than any list that OpenPAI keeps, smaller than what would harm the host. */
  private static final long MOST_BYTES = 512L << 20;

  private final ExecutorService threads = Executors.newCachedThreadPool(Client::daemon);
  private volatile @Nullable HttpClient client;

  Client(Duration connectLimit) {
    this.client =
        HttpClient.newBuilder()
            .version(Version.HTTP_1_1)
            .followRedirects(Redirect.NEVER)
            .connectTimeout(connectLimit)
            .executor(threads)
            .build();
  }

  CompletableFuture<HttpResponse<byte[]>> send(HttpRequest request) throws NoReplyException {
    HttpClient open = client;
    if (open == null) {
      throw new NoReplyException(Reason.NOT_SENT, Transport.CLOSED);
    }
    try {
      return open.sendAsync(request, info -> new LimitedBody(MOST_BYTES));
    } catch (RejectedExecutionException e) { // closed just now
      throw new NoReplyException(Reason.NOT_SENT, Transport.CLOSED);
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
