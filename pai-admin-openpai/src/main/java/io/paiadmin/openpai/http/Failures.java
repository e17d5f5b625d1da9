package io.paiadmin.openpai.http;

import io.paiadmin.openpai.http.NoReplyException.Reason;
import java.net.ConnectException;
import java.net.http.HttpConnectTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLPeerUnverifiedException;
import org.jspecify.annotations.Nullable;

/** The ways in which there is no answer, and what the failures of the JDK's client mean. */
final class Failures {
  private static final String NETWORK = "check the setting url and the network, and try again";

  private static final Kind BROKEN =
      new Kind(
          failure -> true,
          Reason.BROKEN,
          "the connection broke off before the whole answer came",
          NETWORK);

  /** The failures that mean something else than a broken connection; the first that fits counts. */
  private static final List<Kind> KINDS =
      List.of(
          new Kind(
              LimitedBody.TooLargeException.class::isInstance,
              Reason.TOO_LARGE,
              "the answer is larger than an eighth of this JVM's memory",
              "give the JVM more memory"),
          new Kind(
              Failures::isTls,
              Reason.NOT_SENT,
              "its certificate is not trusted, or TLS is not spoken there",
              "check the setting url, and the JVM's trust store (javax.net.ssl.trustStore)"),
          new Kind(
              Failures::isProxy,
              Reason.NOT_SENT,
              "the proxy does not let it through",
              "check the JVM's proxy settings"),
          new Kind(
              UnresolvedAddressException.class::isInstance,
              Reason.NOT_SENT,
              "the host is not known",
              "check the host in the setting url"),
          new Kind(
              HttpConnectTimeoutException.class::isInstance,
              Reason.NOT_SENT,
              "no connection came about within connectTimeout",
              "check host and port of the setting url; a port that speaks plain http answers no "
                  + "https"),
          new Kind(
              ConnectException.class::isInstance,
              Reason.NOT_SENT,
              "nobody listens there",
              NETWORK));

  private Failures() {}

  /** A sort of failure, known by one of its causes, and what it means. */
  private record Kind(Predicate<Throwable> sign, Reason reason, String explanation, String fix) {
    NoReplyException exception() {
      return new NoReplyException(reason, explanation, fix);
    }
  }

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
    return KINDS.stream()
        .filter(kind -> has(failure, kind.sign()))
        .findFirst()
        .orElse(BROKEN)
        .exception();
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
