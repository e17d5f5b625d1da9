package io.paiadmin.openpai.rest;

import static io.paiadmin.api.StandardErrorCode.UNAUTHORIZED;

import io.paiadmin.api.PaiAdminException;
import io.paiadmin.api.Secret;
import io.paiadmin.openpai.http.Deadline;
import io.paiadmin.openpai.http.NoReplyException;
import io.paiadmin.openpai.http.Reply;
import io.paiadmin.openpai.http.Request;
import java.net.URI;
import java.time.Duration;

/**
 * The requests of one operation, all within its time limit. A request whose token was refused (401)
 * is sent again after a login, since the server did not look at it. Used by one thread.
 */
public final class Conversation {
  private final Server server;
  private final Deadline deadline;
  private final Sending sending;

  Conversation(Server server, Deadline deadline) {
    this.server = server;
    this.deadline = deadline;
    this.sending = new Sending(server, deadline);
  }

  /**
   * Reads, and returns whatever the server answers.
   *
   * @throws io.paiadmin.api.PaiAdminException when it does not answer, or does not let the account
   *     in
   */
  public Reply read(Route route) {
    try {
      return admitted(route.get());
    } catch (NoReplyException e) {
      throw server.refusals.unanswered(e);
    }
  }

  /** Reads what anybody may read, without showing a token. */
  public Reply readOpenly(Route route) {
    return openly(route.get());
  }

  /**
   * Sends a change, and returns whatever the server answers.
   *
   * @throws NoReplyException when no whole answer came; the reason tells whether it was sent
   */
  public Reply write(Request change) throws NoReplyException {
    return admitted(change);
  }

  /** Tells how the account shows itself. */
  public Credentials credentials() {
    return server.credentials;
  }

  /** Returns what the token says of the account. */
  public Claims claims() {
    return Claims.of(token());
  }

  /** Tells whether a name and a password open a session, which is ended at once. */
  public boolean accepts(Credentials.Password account) {
    try {
      Secret token = Login.with(account, this);
      sending.send(address(), Login.OUT, token);
      return true;
    } catch (NoReplyException e) {
      return true; // the login was answered; the token will expire by itself
    } catch (PaiAdminException e) {
      if (e.code() == UNAUTHORIZED) {
        return false;
      }
      throw e;
    }
  }

  /** Waits for so long, and tells whether there was the time for it. */
  public boolean pausedFor(Duration length) {
    if (length.compareTo(deadline.left()) >= 0) {
      return false;
    }
    try {
      server.transport.pause(length);
      return true;
    } catch (NoReplyException e) {
      throw server.refusals.unanswered(e);
    }
  }

  /** Tells whether there is time for one more request, however long it takes. */
  public boolean hasTime() {
    return deadline.left().compareTo(server.limits.request()) > 0;
  }

  /** Returns when the operation has to be over. */
  public Deadline deadline() {
    return deadline;
  }

  /** Returns the words for what goes wrong. */
  public Refusals refusals() {
    return server.refusals;
  }

  /** Sends what can be sent again without harm, and shows no token. */
  Reply openly(Request request) {
    return openly(address(), request);
  }

  Reply openly(URI address, Request request) {
    try {
      return sending.repeatedly(address, request, null);
    } catch (NoReplyException e) {
      throw server.refusals.unanswered(e);
    }
  }

  private Reply admitted(Request request) throws NoReplyException {
    URI address = address();
    Secret token = token();
    Reply reply = sending.send(address, request, token);
    if (reply.status() == 401 && server.credentials instanceof Credentials.Password password) {
      Secret fresh = server.session.renewed(token, deadline, () -> logIn(password));
      return sending.send(address, request, fresh);
    }
    return reply;
  }

  private URI address() {
    URI known = server.address;
    if (known == null) {
      known = Address.find(server.url, this);
      server.address = known;
    }
    return known;
  }

  private Secret token() {
    return server.credentials instanceof Credentials.Password password
        ? server.session.token(deadline, () -> logIn(password))
        : ((Credentials.Token) server.credentials).token();
  }

  /** A call that is ended by a close must not begin another session. */
  private Secret logIn(Credentials.Password account) {
    if (server.isClosing) {
      throw server.refusals.closed();
    }
    return Login.with(account, this);
  }
}
