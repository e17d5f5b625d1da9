package io.paiadmin.openpai.rest;

import io.paiadmin.api.Secret;
import io.paiadmin.openpai.http.Deadline;
import io.paiadmin.openpai.http.NoReplyException;
import io.paiadmin.openpai.http.NoReplyException.Reason;
import io.paiadmin.openpai.http.Reply;
import io.paiadmin.openpai.http.Request;
import java.net.URI;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How requests of one operation get to the server: at the pace allowed, and again after the break
 * that it asks for when there were too many (429), since it did not look at those. Beyond that
 * readings are repeated when the connection broke, and changes never are. Used by one thread.
 */
final class Sending {
  private static final int MOST_TRIES = 3;

  private final Server server;
  private final Deadline deadline;

  Sending(Server server, Deadline deadline) {
    this.server = server;
    this.deadline = deadline;
  }

  /** Sends a request; a change is sent once. */
  Reply send(URI address, Request request, Secret token) throws NoReplyException {
    return request.isReading()
        ? repeatedly(address, request, token)
        : paced(address, request, token);
  }

  /** Sends what can be sent again without harm, until the connection holds. */
  Reply repeatedly(URI address, Request request, @Nullable Secret token) throws NoReplyException {
    for (int tries = 1; ; tries++) {
      try {
        return paced(address, request, token);
      } catch (NoReplyException e) {
        if (e.reason() != Reason.BROKEN || tries == MOST_TRIES) {
          throw e;
        }
      }
    }
  }

  private Reply paced(URI address, Request request, @Nullable Secret token)
      throws NoReplyException {
    keepPace();
    Reply reply = server.transport.exchange(address, request, token, limit());
    while (reply.status() == 429) {
      takeABreak(RetryAfter.of(reply));
      keepPace();
      reply = server.transport.exchange(address, request, token, limit());
    }
    return reply;
  }

  private void keepPace() throws NoReplyException {
    Duration wait = server.pace.next(deadline.left());
    if (wait.compareTo(deadline.left()) > 0) {
      throw server.refusals.tooSlow(wait);
    }
    pass(wait);
  }

  private void takeABreak(Duration wait) throws NoReplyException {
    if (wait.compareTo(deadline.left()) > 0) {
      throw server.refusals.tooFast(wait);
    }
    pass(wait);
  }

  private void pass(Duration wait) throws NoReplyException {
    if (!wait.isZero()) {
      server.transport.pause(wait);
    }
  }

  private Duration limit() {
    Duration left = deadline.left();
    return left.compareTo(server.limits.request()) < 0 ? left : server.limits.request();
  }
}
