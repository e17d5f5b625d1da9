package io.paiadmin.openpai.stub;

import java.io.UncheckedIOException;
import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An OpenPAI rest-server on a free port of this machine's loopback address. It answers as v1.8.1
 * does, recorded exchanges are its measure, and it keeps its whole state in a {@link StubCluster},
 * where a test can look at it and change it behind the server's back. Thread-safe.
 *
 * <p>Its threads are daemons, and none is left once it is closed. A handful of milliseconds starts
 * one, so every test can have its own.
 */
public final class StubOpenPai implements AutoCloseable {
  private final StubCluster cluster;
  private final Faults faults = new Faults();
  private final ReceivedLog log = new ReceivedLog();
  private final int port;
  private @Nullable Listener listener;

  private StubOpenPai(StubCluster cluster) {
    this.cluster = cluster;
    Listener first = listen(0);
    this.port = first.port();
    this.listener = first;
  }

  /**
   * Starts a server.
   *
   * @param cluster what it serves; one cluster may be served by several stubs at once
   * @throws UncheckedIOException when this machine has no port for it
   */
  public static StubOpenPai start(StubCluster cluster) {
    return new StubOpenPai(cluster);
  }

  /**
   * Returns where the server is, {@code http://127.0.0.1:PORT}. It answers below {@code /api} as
   * the bare server does, and below {@code /rest-server/api} as it does behind OpenPAI's gateway.
   * Any other path is 404 with a page of HTML.
   */
  public URI url() {
    return URI.create("http://127.0.0.1:" + port);
  }

  /** Returns the cluster served, which is live. */
  public StubCluster cluster() {
    return cluster;
  }

  /** Returns what decides which requests go wrong; nothing does at first. */
  public Faults faults() {
    return faults;
  }

  /**
   * Returns every request since the start or the last {@link #forget()}, in the order of arrival;
   * an immutable copy. An entry is complete before the client can see the answer.
   */
  public List<Received> received() {
    return log.all();
  }

  /**
   * Returns how many requests since the start were taken and get no answer before the stub is
   * closed, so that a test need not wait for what will not come.
   */
  public int unanswered() {
    return log.unanswered();
  }

  /** Empties {@link #received()}. */
  public void forget() {
    log.forget();
  }

  /**
   * Makes a browser token as if its user had logged in elsewhere.
   *
   * @param user whose it is; the user may be created later
   */
  public String browserToken(String user) {
    synchronized (cluster.truth()) {
      return cluster.truth().browserToken(user);
    }
  }

  /**
   * Makes an application token as if its user had made it elsewhere.
   *
   * @param user whose it is; the user may be created later
   */
  public String applicationToken(String user) {
    synchronized (cluster.truth()) {
      return cluster.truth().applicationToken(user);
    }
  }

  /** Closes the port and ends every connection; nobody can be reached here until it is open. */
  public synchronized void unplug() {
    if (listener != null) {
      listener.close();
      listener = null;
    }
  }

  /** Opens the same port again, with the cluster and the faults there are. */
  public synchronized void plugIn() {
    if (listener == null) {
      listener = listen(port);
    }
  }

  /**
   * Stops the server, ends every connection, those that hang included, and waits for its threads.
   * The cluster can still be looked at. A second call does nothing.
   */
  @Override
  public void close() {
    unplug();
  }

  private Listener listen(int at) {
    return new Listener(at, closed -> new Gateway(cluster.truth(), faults, log, closed));
  }
}
