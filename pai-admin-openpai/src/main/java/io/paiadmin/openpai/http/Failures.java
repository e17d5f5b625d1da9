package io.paiadmin.openpai.http;

import io.paiadmin.openpai.http.NoReplyException.Reason;
import java.net.ConnectException;
import java.net.http.HttpConnectTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.time.Duration;
import java.util.function.Predicate;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLPeerUnverifiedException;
import org.jspecify.annotations.Nullable;

/** The ways in which there is no answer, and what the failures of the JDK's client mean. */
final class Failures {
  private static final String NETWORK = "check the setting url and the network, and try again";

  private Failures() {}

  static NoReplyException closed(Reason reason) {
    return new NoReplyException(reason, "the connector is closed", "make a new one");
  }

  static NoReplyException interrupted(Reason reason) {
    return new NoReplyException(reason, "the calling thread was interrupted", "try again");
  }

  static NoReplyException tooLate() {
    return new NoReplyException(
        Reason.NOT_SENT,
        "the time limit of the call is over",
        "raise operationTimeout, or try again when the server is faster");
  }

  static NoReplyException silent(Duration limit) {
    return new NoReplyException(
        Reason.GIVEN_UP,
        "no answer came within " + limit.toMillis() + " ms",
        "look at the server, raise requestTimeout, or try again");
  }

  static NoReplyException unspeakable() {
    return new NoReplyException(
        Reason.NOT_SENT, "the request cannot be put into HTTP", "check the setting url");
  }

  /** Returns what a failure of an exchange means; what it says itself is not repeated. */
  static NoReplyException of(Throwable failure) {
    if (has(failure, LimitedBody.TooLargeException.class::isInstance)) {
      return new NoReplyException(
          Reason.TOO_LARGE,
          "the answer is larger than an eighth of this JVM's memory",
          "give the JVM more memory");
    } else if (has(failure, Failures::isTls)) {
      return new NoReplyException(
          Reason.NOT_SENT,
          "its certificate is not trusted, or TLS is not spoken there",
          "check the setting url, and the JVM's trust store (javax.net.ssl.trustStore)");
    } else if (has(failure, Failures::isProxy)) {
      return new NoReplyException(
          Reason.NOT_SENT, "the proxy does not let it through", "check the JVM's proxy settings");
    } else if (has(failure, UnresolvedAddressException.class::isInstance)) {
      return new NoReplyException(
          Reason.NOT_SENT, "the host is not known", "check the host in the setting url");
    } else if (has(failure, HttpConnectTimeoutException.class::isInstance)) {
      return new NoReplyException(
          Reason.NOT_SENT,
          "no connection came about within connectTimeout",
          "check host and port of the setting url; a port that speaks plain http answers no https");
    } else if (has(failure, ConnectException.class::isInstance)) {
      return new NoReplyException(Reason.NOT_SENT, "nobody listens there", NETWORK);
    }
    return new NoReplyException(
        Reason.BROKEN, "the connection broke off before the whole answer came", NETWORK);
  }

  private static boolean isTls(Throwable failure) {
    return failure instanceof SSLHandshakeException
        || failure instanceof SSLPeerUnverifiedException
        || (failure instanceof SSLException && says(failure, "Unrecognized SSL message"));
  }

  /** The JDK has no type of its own for a proxy that refuses a tunnel. */
  private static boolean isProxy(Throwable failure) {
    return says(failure, "Tunnel failed");
  }

  private static boolean says(Throwable failure, String words) {
    return String.valueOf(failure.getMessage()).contains(words);
  }

  private static boolean has(Throwable failure, Predicate<Throwable> kind) {
    for (@Nullable Throwable each = failure; each != null; each = each.getCause()) {
      if (kind.test(each)) {
        return true;
      }
    }
    return false;
  }
}
