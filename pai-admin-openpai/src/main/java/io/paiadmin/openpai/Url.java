package io.paiadmin.openpai;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;

/** Addresses of servers. */
final class Url {
  private Url() {}

  /**
   * Reads an address of scheme, host and at most port and path. A path to the API itself is cut
   * off, since people copy it along.
   *
   * @return the address without a slash at its end; empty when it is none
   */
  static Optional<URI> parse(String text) {
    try {
      URI url = new URI(text.replaceFirst("/+$", "").replaceFirst("/api(/v[12](/info)?)?$", ""));
      return isServer(url) ? Optional.of(url) : Optional.empty();
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }

  /** Tells whether what is sent there can be read by nobody else. */
  static boolean isPrivate(URI url) {
    return isHttps(url) || isLoopback(url.getHost().toLowerCase(Locale.ROOT));
  }

  private static boolean isServer(URI url) {
    return (isHttps(url) || "http".equalsIgnoreCase(url.getScheme()))
        && url.getHost() != null
        && url.getPort() <= 65_535
        && url.getUserInfo() == null
        && url.getQuery() == null
        && url.getFragment() == null;
  }

  private static boolean isHttps(URI url) {
    return "https".equalsIgnoreCase(url.getScheme());
  }

  private static boolean isLoopback(String host) {
    return host.equals("localhost")
        || host.matches("127(\\.[0-9]{1,3}){3}")
        || host.equals("[::1]");
  }
}
