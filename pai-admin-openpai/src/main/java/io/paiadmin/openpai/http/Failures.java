package io.paiadmin.openpai.http;

import io.paiadmin.openpai.http.NoReplyException.Reason;
import java.net.ConnectException;
import java.net.http.HttpConnectTimeoutException;
import java.util.Set;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLPeerUnverifiedException;
import org.jspecify.annotations.Nullable;

/** What the failures of the JDK's client mean. */
final class Failures {
  private static final Set<Class<?>> BEFORE_SENDING =
      Set.of(ConnectException.class, HttpConnectTimeoutException.class);

  private Failures() {}

  static NoReplyException noReply(Throwable failure) {
    if (isAny(failure, LimitedBody.TooLargeException.class)) {
      return new NoReplyException(Reason.TOO_LARGE, "the answer is larger than what is taken");
    } else if (isAny(failure, SSLHandshakeException.class, SSLPeerUnverifiedException.class)) {
      return new NoReplyException(
          Reason.NOT_SENT, "its certificate is not trusted, or TLS is not spoken there");
    } else if (BEFORE_SENDING.stream().anyMatch(type -> isAny(failure, type))) {
      return new NoReplyException(Reason.NOT_SENT, "nobody answers there");
    }
    return new NoReplyException(
        Reason.BROKEN, "the connection broke off before the whole answer came");
  }

  private static boolean isAny(Throwable failure, Class<?>... types) {
    for (@Nullable Throwable each = failure; each != null; each = each.getCause()) {
      for (Class<?> type : types) {
        if (type.isInstance(each)) {
          return true;
        }
      }
    }
    return false;
  }
}
