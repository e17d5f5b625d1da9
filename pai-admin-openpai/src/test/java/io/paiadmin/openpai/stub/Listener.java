package io.paiadmin.openpai.stub;

import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;

/** A port that is open, from its opening to its end. */
final class Listener implements AutoCloseable {
  private static final int BACKLOG = 1024;

  static {
    // Without it the JDK's server waits for delayed acknowledgements, some 40 ms per answer.
    if (System.getProperty("sun.net.httpserver.nodelay") == null) {
      System.setProperty("sun.net.httpserver.nodelay", "true");
    }
  }

  private final CountDownLatch closed = new CountDownLatch(1);
  private final DaemonThreads threads = new DaemonThreads();
  private final HttpServer server;

  /**
   * Opens a port of the loopback address.
   *
   * @param port the port, 0 for one that is free
   * @param handler makes what answers, of a latch that opens when the port is closed
   * @throws UncheckedIOException when the port cannot be opened
   */
  Listener(int port, Function<CountDownLatch, HttpHandler> handler) {
    try {
      byte[] loopback = {127, 0, 0, 1};
      var address = new InetSocketAddress(InetAddress.getByAddress(loopback), port);
      server = HttpServer.create(address, BACKLOG);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.createContext("/", handler.apply(closed));
    server.setExecutor(threads);
    threads.call(server::start);
  }

  int port() {
    return server.getAddress().getPort();
  }

  /** Ends every connection, those that hang included, and waits for the threads. */
  @Override
  public void close() {
    server.stop(0); // first, since clients try again when a held request ends
    closed.countDown();
    threads.close();
  }
}
