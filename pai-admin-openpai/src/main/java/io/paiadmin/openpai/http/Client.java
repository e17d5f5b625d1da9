package io.paiadmin.openpai.http;

import io.paiadmin.openpai.http.NoReplyException.Reason;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpClient.Version;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/**
 * The JDK's client and its threads. On JDK 17 the client's own thread ends once the client is
 * garbage, hence the reference that is dropped; from JDK 21 on the client can be shut down.
 */
final class Client implements AutoCloseable {
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

  HttpClient get() throws NoReplyException {
    HttpClient open = client;
    if (open == null) {
      throw new NoReplyException(Reason.NOT_SENT, Transport.CLOSED);
    }
    return open;
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
