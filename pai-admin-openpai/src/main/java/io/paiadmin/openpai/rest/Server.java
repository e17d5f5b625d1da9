package io.paiadmin.openpai.rest;

import io.paiadmin.api.Secret;
import io.paiadmin.openpai.http.Deadline;
import io.paiadmin.openpai.http.NoReplyException;
import io.paiadmin.openpai.http.Pace;
import io.paiadmin.openpai.http.Time;
import io.paiadmin.openpai.http.Transport;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** A rest-server, and an account on it: what outlives a single operation. Safe for many threads. */
public final class Server implements AutoCloseable {
  private static final Duration LONGEST_FAREWELL = Duration.ofSeconds(5);

  final URI url;
  final Credentials credentials;
  final Limits limits;
  final Refusals refusals;
  final Transport transport;
  final Pace pace;
  final Session session;
  private final Time time;

  /** Where the API begins, once it was found. */
  volatile @Nullable URI address;

  /**
   * Makes a server; nothing is sent yet.
   *
   * @param url the address of the rest-server, or of the gateway before it
   * @param clock tells when tokens expire
   */
  public Server(
      URI url, Credentials credentials, Limits limits, Refusals refusals, Clock clock, Time time) {
    this.url = url;
    this.credentials = credentials;
    this.limits = limits;
    this.refusals = refusals;
    this.time = time;
    this.transport = new Transport(limits.connect(), time);
    this.pace = new Pace(limits.requestsPerMinute(), time);
    this.session = new Session(clock);
  }

  /** Begins an operation, whose time runs from now. */
  public Conversation begin() {
    return new Conversation(this, Deadline.after(limits.operation(), time));
  }

  /** Returns the words for what goes wrong. */
  public Refusals refusals() {
    return refusals;
  }

  /** Ends the session, if there is one, and every exchange. Closing twice does nothing. */
  @Override
  public void close() {
    session.end().ifPresent(this::logOut);
    transport.close();
  }

  /** A token that nobody uses any more should not live on; if that fails it expires by itself. */
  private void logOut(Secret token) {
    URI known = address;
    if (known == null) {
      return;
    }
    try {
      transport.exchange(known, Login.OUT, token, farewell());
    } catch (NoReplyException e) {
      return;
    }
  }

  private Duration farewell() {
    return limits.request().compareTo(LONGEST_FAREWELL) < 0 ? limits.request() : LONGEST_FAREWELL;
  }
}
